import type { HTMLAttributes } from 'react'

export interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The element. @default 'span' */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3'
}

/**
 * Use for words that the eye takes from the layout and a screen reader can't. For what can get the focus use
 * `SkipLink`, which shows itself then.
 *
 * - Read out where it stands, and seen by nobody.
 */
export function VisuallyHidden({ as: Element = 'span', ...props }: VisuallyHiddenProps) {
  return <Element {...props} className="sr-only" />
}
