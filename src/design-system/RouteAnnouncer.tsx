import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from './VisuallyHidden'

export interface RouteAnnouncerProps {
  /** The page's address as the router has it: its path, with the hash where there is one. */
  address: string
}

/** The heading of the page in sight; a page that waits for the next one's code is kept, but hidden. */
function shownHeading() {
  return [...document.querySelectorAll<HTMLElement>('main h1')].find(
    (heading) => heading.getClientRects().length > 0,
  )
}

/**
 * Use once, beside the page: a change of page inside the application is silent to a screen reader and leaves the
 * window where it was. For a message within a page use `Alert`.
 *
 * - Goes to the top, moves the focus to the new page's h1 in `main` and announces the document's title.
 * - Waits for a page that comes later than its address.
 * - Leaves the window and the focus alone where the address has a hash, and says nothing on the first page, which
 *   is the browser's own to announce.
 */
export function RouteAnnouncer({ address }: RouteAnnouncerProps) {
  const [path = '', hash] = address.split('#')
  const hasHash = Boolean(hash)
  const shown = useRef(path)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    if (!hasHash) window.scrollTo(0, 0)

    const arrive = () => {
      const heading = shownHeading()
      if (!heading) return
      arrival.disconnect()
      setTitle(document.title)
      if (hasHash) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    const arrival = new MutationObserver(arrive)
    arrival.observe(document.body, { childList: true, subtree: true, attributes: true })
    arrive()
    return () => arrival.disconnect()
  }, [path, hasHash])

  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  )
}
