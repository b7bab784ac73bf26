import { notices } from '../../content/shell/notices'
import { focusMain } from './focusMain'

/** Lets keyboard users skip the header: the first tab stop, visible only while it has the focus. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={(event) => {
        event.preventDefault()
        focusMain()?.scrollIntoView()
      }}
      className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:me-4 focus:top-4 focus:z-overlay focus:inline-flex focus:min-h-11 focus:items-center focus:rounded-small focus:bg-primary focus:px-5 focus:py-2 focus:font-medium focus:text-on-primary print:hidden"
    >
      {notices.skipLink}
    </a>
  )
}
