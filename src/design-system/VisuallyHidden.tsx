import type { ReactNode } from 'react'

export interface VisuallyHiddenProps {
  /** What only a screen reader gets. */
  children: ReactNode
}

/** Use for words that the eye takes from the layout and a screen reader can't. Never for what can get the focus. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="sr-only">{children}</span>
}
