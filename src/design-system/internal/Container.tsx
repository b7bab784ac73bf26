import { createElement } from 'react'
import type { NativeProps } from './NativeProps'

interface ContainerProps extends NativeProps<'section'> {
  as: 'div' | 'section' | 'ul'
  className: string
}

/** The element of `Stack` and `Grid`. Safari doesn't expose a list without bullets as a list unless it has the role. */
export function Container({ as, ...props }: ContainerProps) {
  return createElement(as, { role: as === 'ul' ? 'list' : undefined, ...props })
}
