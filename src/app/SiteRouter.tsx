import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { isPageLoaded } from './routePages'

export interface SiteRouterProps {
  children: ReactNode
}

/**
 * React Router's `BrowserRouter`, except that a page whose code has been loaded, or another state of the same page, is
 * rendered at once. `BrowserRouter` renders every navigation in a transition, in which React yields to the browser every
 * few milliseconds. Here only a page whose code is still missing is rendered in one, so that the current page stays until
 * it has loaded.
 */
export function SiteRouter({ children }: SiteRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setEntry] = useState({ action: history.action, location: history.location })
  useLayoutEffect(
    () =>
      history.listen((entry) => {
        if (isPageLoaded(entry.location.pathname)) setEntry(entry)
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
