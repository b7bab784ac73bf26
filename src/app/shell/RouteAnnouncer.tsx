import { useEffect, useRef, useState } from 'react'
import { focusOnce, VisuallyHidden } from '../../design-system'

export interface RouteAnnouncerProps {
  /** The page's address as the router has it: its path, with the hash where there is one. */
  address: string
  /**
   * Tells one press on a link from the next, so that a link to the page in sight goes to its top, such as the
   * router's key of the entry. Undefined where nothing was pressed: for Back, Forward and what a page does itself.
   * @default undefined
   */
  visit?: string | undefined
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
 * - Goes to the top, moves the focus to the new page's h1 in `main` and announces the document's title; to the place
 *   that the address names, where it has a hash.
 * - Waits for a page that comes later than its address.
 * - A link to the page in sight goes to its top, too.
 * - Back and Forward within a page, and a reload, are left to the browser, which knows where the window was. It says
 *   nothing on the first page, which is the browser's own to announce.
 */
export function RouteAnnouncer({ address, visit }: RouteAnnouncerProps) {
  const [path = '', hash = ''] = address.split('#')
  const shown = useRef({ path, visit })
  const [title, setTitle] = useState('')

  /** Puts the window where it belongs. */
  const place = useRef(() => {})

  // Going back, the browser scrolls to where it left the page that comes, whatever page is there by then, and only
  // after it has told of it.
  useEffect(() => {
    const keepPlace = () => {
      if (location.pathname === shown.current.path) return
      const { scrollX, scrollY } = window
      place.current = () => window.scrollTo(scrollX, scrollY)
      requestAnimationFrame(() => place.current())
    }
    addEventListener('popstate', keepPlace)
    return () => removeEventListener('popstate', keepPlace)
  }, [])

  useEffect(() => {
    const before = shown.current
    shown.current = { path, visit }
    const isAskedFor = visit !== undefined && visit !== before.visit
    if (before.path === path && !isAskedFor) return

    const arrive = () => {
      const heading = shownHeading()
      if (!heading) return
      arrival.disconnect()
      setTitle(document.title)
      const target = hash ? document.getElementById(hash) : null
      place.current = () => (target ? target.scrollIntoView() : window.scrollTo(0, 0))
      place.current()
      requestAnimationFrame(() => place.current())
      focusOnce(target ?? heading)
    }
    const arrival = new MutationObserver(arrive)
    arrival.observe(document.body, { childList: true, subtree: true, attributes: true })
    arrive()
    return () => arrival.disconnect()
  }, [path, hash, visit])

  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  )
}
