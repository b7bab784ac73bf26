import type { MouseEvent } from 'react'
import { focusOnce } from './internal/focusOnce'
import type { NativeProps } from './internal/NativeProps'

interface SkipLinkOwnProps {
  /** The id of the main content, as a hash. */
  href: `#${string}`
}

export type SkipLinkProps = SkipLinkOwnProps & NativeProps<'a', SkipLinkOwnProps>

/**
 * Use once, as the first element of a page, to let keyboard users skip the header. For other links within the page, use
 * `Link`.
 *
 * - The first tab stop; visible only while it has the focus.
 * - Enter moves the focus to the content, without a new history entry.
 * - In a right-to-left page it is at the upper right. Its text isn't cut off in twice the usual size, and its focus
 *   ring is visible in forced colours.
 */
export function SkipLink({ href, children, onClick, ...props }: SkipLinkProps) {
  const skip = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const content = document.getElementById(href.slice(1))
    if (!content) return
    event.preventDefault()
    content.scrollIntoView()
    focusOnce(content)
  }

  return (
    <a
      {...props}
      href={href}
      onClick={skip}
      className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:me-4 focus:top-4 focus:z-overlay focus:inline-flex focus:min-h-11 focus:items-center focus:rounded-small focus:bg-primary focus:px-5 focus:py-2 focus:font-medium focus:text-on-primary print:hidden"
    >
      {children}
    </a>
  )
}
