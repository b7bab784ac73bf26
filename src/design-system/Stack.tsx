import { clsx } from 'clsx'
import type { ElementType } from 'react'
import type { NativeProps } from './internal/NativeProps'

export interface StackProps extends NativeProps<'section'> {
  /** The distance between the children, 6 to 40 px. */
  space: keyof typeof spaces
  /** The horizontal alignment of the children. @default 'stretch' */
  align?: keyof typeof aligns
  /** The element to render; a `ul` takes `<li>` children. @default 'div' */
  as?: 'div' | 'section' | 'ul'
}

const spaces = {
  xsmall: 'gap-1.5',
  small: 'gap-3',
  snug: 'gap-4',
  medium: 'gap-6 print:gap-4',
  large: 'gap-10 print:gap-6',
}
const aligns = { start: 'items-start', stretch: 'items-stretch' }

/**
 * Use to arrange children vertically with equal spacing. For a row use `Inline`, for columns `Grid`.
 *
 * - As `ul`, it is announced as a list even though it has no bullets.
 */
export function Stack({ space, align = 'stretch', as: element = 'div', ...props }: StackProps) {
  // The elements have different ref types, which no single ref satisfies.
  const Element = element as ElementType
  return (
    <Element
      // Safari doesn't expose a list without bullets as a list unless it has the role.
      role={element === 'ul' ? 'list' : undefined}
      {...props}
      className={clsx('flex min-w-0 flex-col', spaces[space], aligns[align])}
    />
  )
}
