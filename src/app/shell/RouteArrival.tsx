import { useEffect, useRef, useState } from 'react'
import { focusOnce, VisuallyHidden } from '../../design-system'

export interface RouteArrivalProps {
  /** The router's current path and hash. */
  url: string
  /**
   * Changes with every activated link, so that a link to the current page scrolls to its top; the router's location
   * key, for example. Undefined for Back, Forward and the page's own history entries.
   * @default undefined
   */
  navigationKey?: string | undefined
}

/** The h1 of the current page. React may still have the previous page in the document, hidden. */
function visibleHeading() {
  return [...document.querySelectorAll<HTMLElement>('main h1')].find(
    (heading) => heading.getClientRects().length > 0,
  )
}

/**
 * Fades the page in where motion is welcome, unless `pictureTransition.ts` shows it. The header and the footer stay as
 * they are.
 */
function fadeIn() {
  const isHandled = !document.dispatchEvent(new Event('pagearrival', { cancelable: true }))
  if (isHandled || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  document.querySelector('main')?.animate({ opacity: [0, 1] }, { duration: 150, easing: 'ease-out' })
}

/**
 * Use once, beside the page, to scroll, move the focus and announce the title after a client-side navigation; the router
 * does none of these. For a message within a page use `Alert`.
 *
 * - Scrolls to the top, or to the target of the hash, moves the focus to the h1 in `main` or that target, and
 *   announces the document's title.
 * - The new page fades in within 150 ms, unless motion is reduced. A cancelable `pagearrival` event is dispatched first;
 *   a listener that cancels it handles the transition instead.
 * - Waits until a lazily loaded page is rendered.
 * - A link to the current page scrolls to its top, too.
 * - Reloads, and Back and Forward within a page, are left to the browser, which restores the scroll position. The
 *   first page is not announced: screen readers read it by themselves.
 */
export function RouteArrival({ url, navigationKey }: RouteArrivalProps) {
  const [path = '', hash = ''] = url.split('#')
  const latest = useRef({ path, navigationKey })
  const [title, setTitle] = useState({ text: '', lang: '' })

  const applyScroll = useRef(() => {})

  // On Back and Forward, the browser scrolls to the next page's old position after `popstate`, while the page being left is
  // still shown. This undoes it; the next page then starts at its top.
  useEffect(() => {
    const keepScroll = () => {
      if (location.pathname === latest.current.path) return
      const { scrollX, scrollY } = window
      applyScroll.current = () => window.scrollTo(scrollX, scrollY)
      requestAnimationFrame(() => applyScroll.current())
    }
    addEventListener('popstate', keepScroll)
    return () => removeEventListener('popstate', keepScroll)
  }, [])

  useEffect(() => {
    const previous = latest.current
    latest.current = { path, navigationKey }
    const isNewNavigation = navigationKey !== undefined && navigationKey !== previous.navigationKey
    if (previous.path === path && !isNewNavigation) return

    const announceIfRendered = () => {
      const heading = visibleHeading()
      if (!heading) return
      observer.disconnect()
      // The title may be in another language than the document.
      setTitle({ text: document.title, lang: document.head.querySelector('title')?.lang ?? '' })
      const target = hash ? document.getElementById(hash) : null
      applyScroll.current = () => (target ? target.scrollIntoView() : window.scrollTo(0, 0))
      applyScroll.current()
      requestAnimationFrame(() => applyScroll.current())
      focusOnce(target ?? heading)
      if (previous.path !== path) fadeIn()
    }
    const observer = new MutationObserver(announceIfRendered)
    observer.observe(document.body, { childList: true, subtree: true, attributes: true })
    announceIfRendered()
    return () => observer.disconnect()
  }, [path, hash, navigationKey])

  return (
    <VisuallyHidden>
      <span role="status" lang={title.lang || undefined}>
        {title.text}
      </span>
    </VisuallyHidden>
  )
}
