import type { ReactNode } from 'react'

/** A part of a guide that is drawn by the site's own styles, not by Storybook's for running text. */
export function Plain({ children }: { children: ReactNode }) {
  return <div className="sb-unstyled my-6 font-sans text-body text-ink">{children}</div>
}
