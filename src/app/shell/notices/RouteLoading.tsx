import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { notices } from '../../../content/shell/notices'
import { Alert } from '../../../design-system'

/** How long a page may load before the message appears, in milliseconds. */
const delayMs = 500

/** Tells the visitor that the next page is loading, if that takes long. Meanwhile the current page stays usable. */
export function RouteLoading() {
  const { pathname } = useLocation()
  const [isLate, setIsLate] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      clearTimeout(timer)
      // The URL changes at once; the router's location follows when the page has loaded.
      timer = setTimeout(() => setIsLate(window.location.pathname !== pathname), delayMs)
    }
    const events = ['click', 'popstate']
    for (const event of events) window.addEventListener(event, check)
    return () => {
      clearTimeout(timer)
      for (const event of events) window.removeEventListener(event, check)
      setIsLate(false)
    }
  }, [pathname])

  return (
    <Alert tone="info" live="polite">
      {isLate && notices.loading}
    </Alert>
  )
}
