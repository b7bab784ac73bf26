import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { VisuallyHidden } from '../design-system'

/**
 * A change of page inside the application is silent to a screen reader and leaves the window where it was:
 * go to the top, move the focus to the new page's heading and say its title. The first page is the
 * browser's own to announce.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    setTitle(document.title)
  }, [pathname])

  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  )
}
