import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Whether a page has been asked for whose code has not come yet. The browser's address changes at the press; the
 * router's follows in a transition, which waits for the page.
 */
export function usePendingNavigation(): boolean {
  const { pathname } = useLocation()
  const address = useSyncExternalStore(
    subscribeToNavigation,
    () => window.location.pathname,
    () => pathname,
  )
  // Not compared with each other: in the book the router keeps addresses of its own.
  const [shown, setShown] = useState({ pathname, address })
  if (shown.pathname !== pathname) setShown({ pathname, address })
  return shown.address !== address
}

/** A link that is pressed has changed the address by the time its click reaches the window. */
function subscribeToNavigation(onChange: () => void) {
  window.addEventListener('click', onChange)
  window.addEventListener('popstate', onChange)
  return () => {
    window.removeEventListener('click', onChange)
    window.removeEventListener('popstate', onChange)
  }
}
