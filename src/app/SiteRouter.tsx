import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { matchRoute, pages } from './routePages'

export interface SiteRouterProps {
  children: ReactNode
}

/**
 * React Router's `BrowserRouter`, except that a page whose code has been loaded, or another state of the same page, is
 * rendered at once. `BrowserRouter` renders everything in a transition, which yields every few milliseconds. Here that is
 * left to a page whose code is still missing: the current page stays until it has loaded.
 */
export function SiteRouter({ children }: SiteRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setEntry] = useState({ action: history.action, location: history.location })
  useLayoutEffect(
    () =>
      history.listen((entry) => {
        if (pages[matchRoute(entry.location.pathname)].isLoaded()) setEntry(entry)
        else startTransition(() => setEntry(entry))
      }),
    [history],
  )
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
