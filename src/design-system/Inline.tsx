import { clsx } from 'clsx'
import type { HTMLAttributes } from 'react'

type InlineSpace = 'none' | 'xsmall' | 'small' | 'medium' | 'large'
type InlineAlign = 'start' | 'center' | 'end' | 'baseline'
type InlineJustify = 'start' | 'between' | 'end'

export interface InlineProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The distance between the children, and between its lines. @default 'small' */
  space?: InlineSpace
  /** How the children of one line stand to each other. @default 'center' */
  align?: InlineAlign
  /** How the children share the row. @default 'start' */
  justify?: InlineJustify
  /** The element; a list's children are its `<li>`. @default 'div' */
  as?: 'div' | 'ul' | 'ol'
}

const spaces: Record<InlineSpace, string> = {
  none: 'gap-0',
  xsmall: 'gap-1.5',
  small: 'gap-3',
  medium: 'gap-x-6 gap-y-3',
  large: 'gap-x-10 gap-y-4',
}

const aligns: Record<InlineAlign, string> = {
  start: 'items-start',
  center: 'items-center',
  end: 'items-end',
  baseline: 'items-baseline',
}

const justifies: Record<InlineJustify, string> = {
  start: 'justify-start',
  between: 'justify-between',
  end: 'justify-end',
}

/**
 * Use for a row of small things that wraps when it gets narrow. For columns of equal width use `Grid`.
 *
 * - As `ul` or `ol` it is announced as a list, though it shows no bullets.
 */
export function Inline({
  space = 'small',
  align = 'center',
  justify = 'start',
  as: Element = 'div',
  ...props
}: InlineProps) {
  return (
    <Element
      // Safari takes a list without bullets for no list unless the role says so.
      role={Element === 'div' ? undefined : 'list'}
      {...props}
      className={clsx('flex min-w-0 flex-wrap', spaces[space], aligns[align], justifies[justify])}
    />
  )
}
