import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'
import { rowGaps, type Space } from './internal/space'

interface ColumnsOwnProps extends NativeProps<'div'> {
  /** The ratio of the columns' widths. */
  ratio: '1:1' | keyof typeof ratios
  /** The breakpoint from which '1:1' has two columns; other ratios have them from `lg`. @default 'lg' */
  from?: keyof typeof halves | undefined
  /** The child, of three, that has a column of its own beside the other two; 'first' needs '1:1'. @default none */
  tall?: 'first' | 'second' | undefined
  /** The distance between stacked children. @default 'xlarge' */
  space?: Space | undefined
  /** The vertical alignment of the columns. @default 'stretch' */
  align?: keyof typeof aligns | undefined
  /** Keeps a short first column in view beside a long one; it isn't printed. Needs the alignment 'start'. @default false */
  hasStickyFirst?: boolean | undefined
}

export type ColumnsProps = ColumnsOwnProps &
  ({ ratio: '1:1' } | { ratio: keyof typeof ratios; from?: never; tall?: 'second' | undefined })

// Chromium makes no page longer for a column that it breaks where it spans rows, so `tall` columns stay whole in print.
const halves = {
  md: {
    columns: 'md:grid-cols-2',
    first: 'md:grid-rows-[auto_1fr] md:*:first:row-span-2 md:print:break-inside-avoid',
    second: 'md:grid-rows-[auto_1fr] md:*:nth-2:row-span-2 md:print:break-inside-avoid',
  },
  lg: {
    columns: 'lg:grid-cols-2',
    first: 'lg:grid-rows-[auto_1fr] lg:*:first:row-span-2 lg:print:break-inside-avoid',
    second: 'lg:grid-rows-[auto_1fr] lg:*:nth-2:row-span-2 lg:print:break-inside-avoid',
  },
}

const ratios = {
  '4:8': 'lg:grid-cols-12 lg:*:odd:col-span-4 lg:*:even:col-span-8',
  '5:7': 'lg:grid-cols-12 lg:*:odd:col-span-5 lg:*:even:col-span-7',
  '7:5': 'lg:grid-cols-12 lg:*:odd:col-span-7 lg:*:even:col-span-5',
  '9:3': 'lg:grid-cols-12 lg:*:odd:col-span-9 lg:*:even:col-span-3',
  '17:11': 'lg:grid-cols-[minmax(0,17fr)_minmax(0,11fr)]',
}

const aligns = { start: 'items-start', center: 'items-center', end: 'items-end', stretch: 'items-stretch' }

const stickyFirst = '*:first:print:hidden lg:*:first:sticky lg:*:first:top-aside-stuck'

/**
 * Use to place different kinds of content side by side, such as text and a picture; in a narrow window they stack. For
 * items of the same kind, use `Grid`.
 * - The reading order is that of its children, whatever the number of columns.
 */
export function Columns({
  ratio,
  from = 'lg',
  tall,
  space = 'xlarge',
  align = 'stretch',
  hasStickyFirst = false,
  ...props
}: ColumnsProps) {
  return (
    <div
      {...props}
      className={clsx(
        'grid min-w-0 grid-cols-1 gap-x-6 *:min-w-0',
        ratio === '1:1' ? halves[from].columns : ratios[ratio],
        tall && halves[from][tall],
        rowGaps[space],
        aligns[align],
        hasStickyFirst && stickyFirst,
      )}
    />
  )
}
