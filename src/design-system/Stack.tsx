import { clsx } from 'clsx'
import type { ElementType } from 'react'
import type { NativeProps } from './internal/NativeProps'
import type { Space } from './internal/Space'

type StackSpace = Exclude<Space, 'none'>
type StackAlign = 'start' | 'stretch'

interface StackOwnProps {
  /** The distance between the children, from 6 px to 40 px. */
  space: StackSpace
  /** Whether the children fill the width. @default 'stretch' */
  align?: StackAlign
  /** The element; a list's children are its `<li>`. @default 'div' */
  as?: 'div' | 'ul'
}

export type StackProps = StackOwnProps & NativeProps<'section', StackOwnProps>

const spaces: Record<StackSpace, string> = {
  xsmall: 'gap-1.5',
  small: 'gap-3',
  snug: 'gap-4',
  medium: 'gap-6 print:gap-4',
  large: 'gap-10 print:gap-6',
}

const aligns: Record<StackAlign, string> = {
  start: 'items-start',
  stretch: 'items-stretch',
}

// Each has a ref type of its own, and no ref fits both.
const elements: Record<'div' | 'ul', ElementType> = { div: 'div', ul: 'ul' }

/**
 * Use for things below each other at one distance. For a row use `Inline`, for columns `Grid`.
 *
 * - As `ul` it is announced as a list, though it shows no bullets.
 */
export function Stack({ space, align = 'stretch', as = 'div', ...props }: StackProps) {
  const Element = elements[as]
  return (
    <Element
      // Safari takes a list without bullets for no list unless the role says so.
      role={as === 'div' ? undefined : 'list'}
      {...props}
      className={clsx('flex min-w-0 flex-col', spaces[space], aligns[align])}
    />
  )
}
