import { clsx } from 'clsx'
import type { HTMLAttributes } from 'react'

type InlineSpace = 'small' | 'medium'
type InlineJustify = 'start' | 'between'

export interface InlineProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The distance between the children, and between its lines. @default 'small' */
  space?: InlineSpace
  /** How the children share the row. @default 'start' */
  justify?: InlineJustify
  /** The element; a list's children are its `<li>`. @default 'div' */
  as?: 'div' | 'ul'
}

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
 *
 * - As `ul` it is announced as a list, though it shows no bullets.
 */
export function Inline({ space = 'small', justify = 'start', as: Element = 'div', ...props }: InlineProps) {
  return (
    <Element
      // Safari takes a list without bullets for no list unless the role says so.
      role={Element === 'div' ? undefined : 'list'}
      {...props}
      className={clsx('flex min-w-0 flex-wrap items-center', spaces[space], justifies[justify])}
    />
  )
}
