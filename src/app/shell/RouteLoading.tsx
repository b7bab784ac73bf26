import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { Alert } from '../../design-system'

/** How long a page may load before the message appears, in milliseconds. */
const delayMs = 500

/** Tells the visitor that the next page is loading, if that takes long. Meanwhile the current page stays usable. */
export function RouteLoading() {
  const { pathname } = useLocation()
  // The URL changes at once; the router's location follows when the page has loaded.
  const urlPath = useSyncExternalStore(
    subscribeToUrl,
    () => window.location.pathname,
    () => pathname,
  )
  const isPending = urlPath !== pathname
  const [isLate, setIsLate] = useState(false)

  useEffect(() => {
    if (!isPending) return undefined
    const timer = setTimeout(() => setIsLate(true), delayMs)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isPending])

  return (
    <div className="pointer-events-none fixed inset-x-4 top-4 z-notice mx-auto max-w-tooltip print:hidden">
      <Alert tone="info">{isPending && isLate ? 'Loading the page' : ''}</Alert>
    </div>
  )
}

/** By the time a link's click event reaches the window, the URL has changed. */
function subscribeToUrl(onChange: () => void) {
  const events = ['click', 'popstate']
  for (const event of events) window.addEventListener(event, onChange)
  return () => events.forEach((event) => window.removeEventListener(event, onChange))
}
