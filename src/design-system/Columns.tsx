import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

export interface ColumnsProps extends NativeProps<'div'> {
  /**
   * How the children share the width, from `lg` unless it says `md`. First or second beside others: three children, one
   * in a column of its own, the others stacked in the other; a `Picture` at its top is at most 21rem high. Wide second
   * beside others: the second has 8 of 12 parts. Main and aside: 7 and 5 twelfths, and reversed. Heading and main: 4
   * and 8. View and facts: 9 and 3. Form and result: 17 and 11 parts of 28. The others: halves.
   */
  split: keyof typeof splits
  /** The distance between stacked children, 24 to 56 px. @default 'medium' */
  space?: keyof typeof spaces
  /** The vertical alignment of the columns. @default 'stretch' */
  align?: keyof typeof aligns
  /**
   * Whether a short first column, such as a table of contents, stays visible next to a long one; it isn't printed. Needs
   * the alignment 'start'. @default false
   */
  hasStickyFirst?: boolean
}

const splits = {
  halves: 'lg:grid-cols-2',
  'halves-from-md': 'md:grid-cols-2',
  'first-beside-others':
    'lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:*:first:row-span-2 lg:*:nth-2:[--picture-height:21rem]',
  'second-beside-others':
    'lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:*:first:[--picture-height:21rem] lg:*:nth-2:col-start-2 lg:*:nth-2:row-span-2 lg:*:nth-2:row-start-1',
  'second-beside-others-from-md':
    'md:grid-cols-2 md:grid-rows-[auto_1fr] md:*:first:[--picture-height:21rem] md:*:nth-2:col-start-2 md:*:nth-2:row-span-2 md:*:nth-2:row-start-1',
  'wide-second-beside-others':
    'lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:*:col-span-4 lg:*:nth-2:col-span-8 lg:*:nth-2:row-span-2',
  'main-and-aside': 'lg:grid-cols-12 lg:*:first:col-span-7 lg:*:last:col-span-5',
  'aside-and-main': 'lg:grid-cols-12 lg:*:first:col-span-5 lg:*:last:col-span-7',
  'heading-and-main': 'lg:grid-cols-12 lg:*:first:col-span-4 lg:*:last:col-span-8',
  'view-and-facts': 'lg:grid-cols-12 lg:*:first:col-span-9 lg:*:last:col-span-3',
  'form-and-result': 'lg:grid-cols-[minmax(0,17fr)_minmax(0,11fr)]',
}

const spaces = { small: 'gap-y-6', medium: 'gap-y-8', large: 'gap-y-10', xlarge: 'gap-y-14' }

const aligns = { start: 'items-start', center: 'items-center', end: 'items-end', stretch: 'items-stretch' }

/**
 * Use to place different kinds of content side by side, such as text and a picture; in a narrow window they stack. For
 * items of the same kind, use `Grid`.
 *
 * - Halves start where the cards of a `Grid` of two columns do, with 24 px between them.
 * - The reading order is that of its children, whatever the number of columns.
 * - A sticky column isn't sticky in a narrow or short window.
 */
export function Columns({
  split,
  space = 'medium',
  align = 'stretch',
  hasStickyFirst = false,
  ...props
}: ColumnsProps) {
  return (
    <div
      {...props}
      className={clsx(
        'grid min-w-0 grid-cols-1 gap-x-6 *:min-w-0',
        splits[split],
        spaces[space],
        aligns[align],
        hasStickyFirst && '*:first:print:hidden lg:*:first:sticky lg:*:first:top-aside-stuck',
      )}
    />
  )
}
