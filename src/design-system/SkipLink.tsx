import type { MouseEvent } from 'react'
import { focusOnce } from './internal/focusOnce'
import type { NativeProps } from './internal/NativeProps'

interface SkipLinkOwnProps {
  /** The content's id, with its hash. */
  href: `#${string}`
}

export type SkipLinkProps = SkipLinkOwnProps & NativeProps<'a', SkipLinkOwnProps>

/**
 * Use once, as the first thing on a page: it takes a keyboard past the header. For other jumps use `Link`.
 *
 * - The first stop of the Tab key; shown while it has the focus, and only then.
 * - Enter moves the focus to the content, without an entry in the browser's history.
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
      className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-overlay focus:inline-flex focus:min-h-11 focus:items-center focus:rounded-small focus:bg-primary focus:px-5 focus:py-2 focus:font-medium focus:text-on-primary print:hidden"
    >
      {children}
    </a>
  )
}
