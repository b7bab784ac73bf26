import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Whether a page has been asked for whose code has not come yet. The browser's address changes at the press; the
 * router's follows in a transition, which waits for the page.
 */
export function usePageOnItsWay(): boolean {
  const { pathname } = useLocation()
  const wanted = useSyncExternalStore(
    subscribeToNavigation,
    () => window.location.pathname,
    () => pathname,
  )
  return wanted !== pathname
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
