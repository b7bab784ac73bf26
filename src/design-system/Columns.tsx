import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

type TwelfthsSplit = 'main-and-aside' | 'aside-and-main' | 'heading-and-main'
type EqualSplit = 'halves' | 'second-beside-both'
type ColumnsFrom = 'md' | 'lg'
type ColumnsSpace = 'small' | 'medium' | 'large' | 'xlarge'
type ColumnsGutter = 'same' | 'narrow' | 'wide'
type ColumnsAlign = 'start' | 'center' | 'stretch'

interface SharedProps {
  /** The distance between the children; the largest one is smaller in a narrow window. @default 'medium' */
  space?: ColumnsSpace
  /** The distance between the columns, where it is not the same. @default 'same' */
  gutter?: ColumnsGutter
  /** How the columns stand to each other. @default 'stretch' */
  align?: ColumnsAlign
}

interface TwelfthsProps extends SharedProps {
  /**
   * How its children share the width. Two children: a main one and an aside (7 and 5 twelfths), the same the other
   * way round, or a heading and its content (4 and 8).
   */
  split: TwelfthsSplit
  /** Twelfths always begin at 'lg'. @default 'lg' */
  from?: never
}

interface EqualProps extends SharedProps {
  /** Halves, or the second of three children in a half of its own, beside the first and the third. */
  split: EqualSplit
  /** The width of the window from which there are two columns; twelfths have it at 'lg'. @default 'lg' */
  from?: ColumnsFrom
}

export type ColumnsProps = (TwelfthsProps | EqualProps) & NativeProps<'div', TwelfthsProps>

const equalSplits: Record<EqualSplit, Record<ColumnsFrom, string>> = {
  halves: { md: 'md:grid-cols-2', lg: 'lg:grid-cols-2' },
  'second-beside-both': { md: 'md:second-beside-both', lg: 'lg:second-beside-both' },
}

const twelfths: Record<TwelfthsSplit, string> = {
  'main-and-aside': 'lg:grid-cols-12 lg:*:first:col-span-7 lg:*:last:col-span-5',
  'aside-and-main': 'lg:grid-cols-12 lg:*:first:col-span-5 lg:*:last:col-span-7',
  'heading-and-main': 'lg:grid-cols-12 lg:*:first:col-span-4 lg:*:last:col-span-8',
}

const spaces: Record<ColumnsSpace, string> = {
  small: 'gap-6',
  medium: 'gap-8',
  large: 'gap-10',
  xlarge: 'gap-8 lg:gap-12',
}

const gutters: Record<ColumnsGutter, string> = {
  same: '',
  narrow: 'lg:gap-x-6',
  wide: 'lg:gap-x-12',
}

const aligns: Record<ColumnsAlign, string> = {
  start: 'items-start',
  center: 'items-center',
  stretch: 'items-stretch',
}

/**
 * Use for two things beside each other that differ in kind, such as a text and its picture; in a narrow window they
 * stand below each other. For things of one kind use `Grid`.
 *
 * - Reads in the order of its children, however many columns there are.
 */
export function Columns({
  split,
  from = 'lg',
  space = 'medium',
  gutter = 'same',
  align = 'stretch',
  ...props
}: ColumnsProps) {
  const columns =
    split === 'halves' || split === 'second-beside-both' ? equalSplits[split][from] : twelfths[split]
  return (
    <div
      {...props}
      className={clsx(
        'grid min-w-0 grid-cols-1 *:min-w-0',
        spaces[space],
        gutters[gutter],
        aligns[align],
        columns,
      )}
    />
  )
}
