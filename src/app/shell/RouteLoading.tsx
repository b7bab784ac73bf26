import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { notices } from '../../content/shell/notices'
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
  const [latePath, setLatePath] = useState<string>()

  useEffect(() => {
    const timer = setTimeout(() => setLatePath(urlPath), delayMs)
    return () => {
      clearTimeout(timer)
      setLatePath(undefined)
    }
  }, [urlPath])

  return <Alert tone="info">{urlPath !== pathname && latePath === urlPath ? notices.loading : ''}</Alert>
}

/** By the time a link's click event reaches the window, the URL has changed. */
function subscribeToUrl(onChange: () => void) {
  const events = ['click', 'popstate']
  for (const event of events) window.addEventListener(event, onChange)
  return () => events.forEach((event) => window.removeEventListener(event, onChange))
}
