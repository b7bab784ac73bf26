import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Whether the next page is still loading. The browser's URL changes when a link is clicked; the router's location
 * follows once the page has loaded (`SiteRouter`).
 */
export function usePendingNavigation(): boolean {
  const { pathname } = useLocation()
  const browserPath = useSyncExternalStore(
    subscribeToNavigation,
    () => window.location.pathname,
    () => pathname,
  )
  // `pathname` and `browserPath` aren't compared: in Storybook the router's location is independent of the browser's.
  const [shown, setShown] = useState({ pathname, browserPath })
  if (shown.pathname !== pathname) setShown({ pathname, browserPath })
  return shown.browserPath !== browserPath
}

/** By the time a link's click event reaches the window, the browser's URL has changed. */
function subscribeToNavigation(onChange: () => void) {
  window.addEventListener('click', onChange)
  window.addEventListener('popstate', onChange)
  return () => {
    window.removeEventListener('click', onChange)
    window.removeEventListener('popstate', onChange)
  }
}
