import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'
import type { Space } from './internal/Space'

type InlineSpace = Extract<Space, 'small' | 'medium'>
type InlineJustify = 'start' | 'between'

interface InlineOwnProps {
  /** The distance between the children, and between its lines. @default 'small' */
  space?: InlineSpace
  /** How the children share the row. @default 'start' */
  justify?: InlineJustify
}

export type InlineProps = InlineOwnProps & NativeProps<'div', InlineOwnProps>

const spaces: Record<InlineSpace, string> = {
  small: 'gap-3',
  medium: 'gap-x-6 gap-y-3',
}

const justifies: Record<InlineJustify, string> = {
  start: 'justify-start',
  between: 'justify-between',
}

/**
 * Use for a row of small things that wraps when it gets narrow. For columns of equal width use `Grid`.
 */
export function Inline({ space = 'small', justify = 'start', ...props }: InlineProps) {
  return (
    <div
      {...props}
      className={clsx('flex min-w-0 flex-wrap items-center', spaces[space], justifies[justify])}
    />
  )
}
