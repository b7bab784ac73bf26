import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

type LgSplit = 'aside-and-main' | 'heading-and-main' | 'form-and-result'
type ResponsiveSplit = 'halves' | 'second-beside-others' | 'main-and-aside'
type ColumnsFrom = 'md' | 'lg'
type ColumnsSpace = 'small' | 'medium' | 'large' | 'xlarge'
type ColumnsGutter = 'medium' | 'large'
type ColumnsAlign = 'start' | 'center' | 'end' | 'stretch'

interface SharedProps {
  /** The distance between stacked children, 24 to 56 px. @default 'medium' */
  space?: ColumnsSpace
  /**
   * The distance between columns side by side. Medium: 24 px. Large: from `lg` 56 px, for tables, whose figures would
   * run into the next table; the second column starts where it does with 'medium'.
   * @default 'medium'
   */
  gutter?: ColumnsGutter
  /** The vertical alignment of the columns. @default 'stretch' */
  align?: ColumnsAlign
}

interface LgProps extends SharedProps {
  /**
   * How the children share the width: aside and main (5 and 7 twelfths), heading and main (4 and 8), or a form and its
   * result (17 and 11 parts of 28).
   */
  split: LgSplit
  /** Not available for these splits, whose columns start at `lg`. @default 'lg' */
  from?: never
}

interface ResponsiveProps extends SharedProps {
  /**
   * How the children share the width. Halves: two children. Second beside others: three, the first and third stacked in
   * one column, the second in the other; a `Picture` in the first is at most 21rem high, so that the third doesn't end
   * below the second. Main and aside: 7 and 5 twelfths.
   */
  split: ResponsiveSplit
  /** The breakpoint from which there are two columns. @default 'lg' */
  from?: ColumnsFrom
}

export type ColumnsProps = (ResponsiveProps | LgProps) & NativeProps<'div', LgProps>

const responsiveSplits: Record<ResponsiveSplit, Record<ColumnsFrom, string>> = {
  halves: { md: 'md:grid-cols-2', lg: 'lg:grid-cols-2' },
  'second-beside-others': { md: 'md:second-beside-others', lg: 'lg:second-beside-others' },
  'main-and-aside': {
    md: 'md:grid-cols-12 md:*:first:col-span-7 md:*:last:col-span-5',
    lg: 'lg:grid-cols-12 lg:*:first:col-span-7 lg:*:last:col-span-5',
  },
}

const lgSplits: Record<LgSplit, string> = {
  'aside-and-main': 'lg:grid-cols-12 lg:*:first:col-span-5 lg:*:last:col-span-7',
  'heading-and-main': 'lg:grid-cols-12 lg:*:first:col-span-4 lg:*:last:col-span-8',
  'form-and-result': 'lg:grid-cols-[minmax(0,17fr)_minmax(0,11fr)]',
}

const spaces: Record<ColumnsSpace, string> = {
  small: 'gap-y-6',
  medium: 'gap-y-8',
  large: 'gap-y-10',
  xlarge: 'gap-y-14',
}

const aligns: Record<ColumnsAlign, string> = {
  start: 'items-start',
  center: 'items-center',
  end: 'items-end',
  stretch: 'items-stretch',
}

/**
 * Use to place different kinds of content side by side, such as text and a picture; in a narrow window they stack. For
 * items of the same kind, use `Grid`.
 *
 * - Halves start where the cards of a `Grid` of two columns do, with 24 px between them.
 * - The reading order is that of its children, whatever the number of columns.
 */
export function Columns({
  split,
  from = 'lg',
  space = 'medium',
  gutter,
  align = 'stretch',
  ...props
}: ColumnsProps) {
  const columns =
    split === 'halves' || split === 'second-beside-others' || split === 'main-and-aside'
      ? responsiveSplits[split][from]
      : lgSplits[split]
  return (
    <div
      {...props}
      className={clsx(
        'grid min-w-0 grid-cols-1 gap-x-6 *:min-w-0',
        spaces[space],
        gutter === 'large' && 'lg:*:first:pe-8',
        aligns[align],
        columns,
      )}
    />
  )
}
