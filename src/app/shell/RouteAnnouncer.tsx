import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType, type Location } from 'react-router-dom'
import { focusOnce, VisuallyHidden } from '../../design-system'
import { shownPage } from '../../site/DocumentHead'
import { dismissSubmissionResults } from '../../forms/submissionResults'

/**
 * Announces each new title: that of another page, of a step of the estimator, or in another language. On another page,
 * and after a link to the current one, scrolls to the top or to the target of the hash, and focuses the h1 or that target.
 * Reloads, and Back and Forward within a page, are left to the browser, which restores the scroll position.
 */
export function RouteAnnouncer() {
  const { pathname, hash, key, state }: Location<unknown> = useLocation()
  // A history entry with a state was added by the current page itself, such as the estimator's next step.
  const isLink = useNavigationType() !== 'POP' && state === null
  const status = useRef<HTMLSpanElement>(null)
  // The effect also runs for the hash alone, so it compares with what was last shown.
  const shown = useRef({ pathname, key })

  useEffect(() => {
    const isNewPage = shown.current.pathname !== pathname
    const isFollowedLink = isLink && shown.current.key !== key
    shown.current = { pathname, key }
    if (isNewPage) dismissSubmissionResults(({ tone }) => tone === 'success')
    if (!isNewPage && !isFollowedLink) return undefined

    const target = document.getElementById(hash.slice(1))
    const scroll = () => (target ? target.scrollIntoView() : window.scrollTo(0, 0))
    scroll()
    // Again in the next frame, because on Back and Forward the browser scrolls to the page's old position.
    const frame = requestAnimationFrame(() => void scroll())
    const focused = target ?? document.querySelector<HTMLElement>('main h1')
    if (focused) focusOnce(focused)
    return () => cancelAnimationFrame(frame)
  }, [pathname, hash, key, isLink])

  useEffect(() => {
    let announced = document.title
    return shownPage.subscribe(() => {
      const { title, lang } = shownPage.get()
      if (!status.current || title === announced) return
      announced = title
      status.current.lang = lang || document.documentElement.lang
      status.current.textContent = title
    })
  }, [])

  return (
    <div className="print:hidden">
      <VisuallyHidden ref={status} role="status" />
    </div>
  )
}
