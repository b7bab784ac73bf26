import type { ReactNode } from 'react'

type StackSpace = 'xsmall' | 'small' | 'medium' | 'large' | 'xlarge'

export interface StackProps {
  /** The distance between the children. */
  space: StackSpace
  /** Whether the children fill the width. @default 'stretch' */
  align?: 'start' | 'stretch'
  /** The element: a list's children are its items. @default 'div' */
  as?: 'div' | 'ul' | 'ol'
  children: ReactNode
}

const spaces: Record<StackSpace, string> = {
  xsmall: 'gap-1.5',
  small: 'gap-3',
  medium: 'gap-6',
  large: 'gap-10',
  xlarge: 'gap-16',
}

const aligns: Record<NonNullable<StackProps['align']>, string> = {
  start: 'items-start',
  stretch: 'items-stretch',
}

/** Use for things below each other at one distance. For a row use `Inline`, for columns `Grid`. */
export function Stack({ space, align = 'stretch', as: Element = 'div', children }: StackProps) {
  return <Element className={`flex min-w-0 flex-col ${spaces[space]} ${aligns[align]}`}>{children}</Element>
}
