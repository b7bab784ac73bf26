import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'
import type { Space } from './internal/Space'

type InlineSpace = Extract<Space, 'small' | 'medium' | 'large'>
type InlineJustify = 'start' | 'between'
type InlineAlign = 'center' | 'end'
type InlineNarrow = 'wrap' | 'stack'

interface InlineOwnProps {
  /** The distance between the children and between the lines. @default 'small' */
  space?: InlineSpace
  /** The horizontal distribution of the children. @default 'start' */
  justify?: InlineJustify
  /** The vertical alignment of the children in a line. @default 'center' */
  align?: InlineAlign
  /** On a phone: a row that wraps, or a column as wide as its container. @default 'wrap' */
  narrow?: InlineNarrow
}

export type InlineProps = InlineOwnProps & NativeProps<'div', InlineOwnProps>

const spaces: Record<InlineSpace, string> = {
  small: 'gap-3',
  medium: 'gap-x-6 gap-y-3',
  large: 'gap-x-8 gap-y-2',
}

const justifies: Record<InlineJustify, string> = {
  start: 'justify-start',
  between: 'justify-between',
}

const aligns: Record<InlineAlign, string> = { center: 'items-center', end: 'items-end' }

const narrows: Record<InlineNarrow, string> = {
  wrap: '',
  stack: 'max-sm:flex-col max-sm:items-stretch',
}

/**
 * Use for a row of small items that wraps when space runs out. For columns of equal width, use `Grid`.
 *
 * - Items without enough room wrap, so that nothing is cut off.
 */
export function Inline({
  space = 'small',
  justify = 'start',
  align = 'center',
  narrow = 'wrap',
  ...props
}: InlineProps) {
  return (
    <div
      {...props}
      className={clsx(
        'flex min-w-0 flex-wrap',
        aligns[align],
        spaces[space],
        justifies[justify],
        narrows[narrow],
      )}
    />
  )
}
