import type { ReactNode } from 'react'

export interface SkipLinkProps {
  /** The id of the content, with its hash. */
  href: `#${string}`
  children: ReactNode
}

/**
 * Use once, as the first thing on a page: it takes a keyboard past the header. For other jumps use `Link`.
 *
 * - The first stop of the Tab key; shown while it has the focus.
 */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a
      href={href}
      className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:rounded-small focus:bg-navy focus:px-4 focus:py-3 focus:font-medium focus:text-white"
    >
      {children}
    </a>
  )
}
