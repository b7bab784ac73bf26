import type { ReactNode } from 'react'

/** A part of a guide with the site's own styles instead of Storybook's. */
export function Unstyled({ children }: { children: ReactNode }) {
  return <div className="sb-unstyled my-6 font-sans text-body text-ink">{children}</div>
}
