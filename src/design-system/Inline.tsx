import type { ReactNode } from 'react'

export interface InlineProps {
  /** The distance between the children, and between its lines. @default 'small' */
  space?: 'small' | 'medium'
  /** How the children share the row. @default 'start' */
  justify?: 'start' | 'between'
  children: ReactNode
}

const spaces: Record<NonNullable<InlineProps['space']>, string> = {
  small: 'gap-3',
  medium: 'gap-x-6 gap-y-3',
}

const justifies: Record<NonNullable<InlineProps['justify']>, string> = {
  start: 'justify-start',
  between: 'justify-between',
}

/** Use for a row of small things that wraps when it gets narrow. For columns of equal width use `Grid`. */
export function Inline({ space = 'small', justify = 'start', children }: InlineProps) {
  return (
    <div className={`flex flex-wrap items-center ${spaces[space]} ${justifies[justify]}`}>{children}</div>
  )
}
