import { clsx } from 'clsx'
import type { ElementType } from 'react'
import type { NativeProps } from './internal/NativeProps'
import type { Space } from './internal/Space'

type StackSpace = Exclude<Space, 'none'>
type StackAlign = 'start' | 'stretch'
type StackElement = 'div' | 'section' | 'ul'

interface StackOwnProps {
  /** The distance between the children, 6 to 40 px. */
  space: StackSpace
  /** The horizontal alignment of the children. @default 'stretch' */
  align?: StackAlign
  /** The element to render; a `ul` takes `<li>` children. @default 'div' */
  as?: StackElement
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

// The elements have different ref types, which no single ref satisfies.
const elements: Record<StackElement, ElementType> = { div: 'div', section: 'section', ul: 'ul' }

/**
 * Use to arrange children vertically with equal spacing. For a row use `Inline`, for columns `Grid`.
 *
 * - As `ul`, it is announced as a list even though it has no bullets.
 */
export function Stack({ space, align = 'stretch', as = 'div', ...props }: StackProps) {
  const Element = elements[as]
  return (
    <Element
      // Safari doesn't expose a list without bullets as a list unless it has the role.
      role={as === 'ul' ? 'list' : undefined}
      {...props}
      className={clsx('flex min-w-0 flex-col', spaces[space], aligns[align])}
    />
  )
}
