import { clsx } from 'clsx'
import { Suspense, useEffect, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { notices } from '../content/shell/notices'
import { isSending } from '../leads'
import { storePage } from '../offline'
import { paths, routeNames } from '../paths'
import { ErrorBoundary } from './ErrorBoundary'
import { pages } from './routes'
import { FloatingLayer } from './shell/notices/FloatingLayer'
import { focusMain } from './shell/focusMain'
import { RouteAnnouncer } from './shell/RouteAnnouncer'
import { SiteFooter } from './shell/SiteFooter'
import { SiteHeader } from './shell/header/SiteHeader'

export interface AppProps {
  /** Called when the first page is interactive, or shows that it has failed. @default nothing */
  onReady?: (() => void) | undefined
}

const focusedSkipLink = clsx(
  'focus:not-sr-only focus:fixed focus:start-4 focus:me-4 focus:top-4 focus:z-overlay',
  'focus:inline-flex focus:min-h-11 focus:items-center focus:px-5 focus:py-2',
  'focus:rounded-small focus:bg-primary focus:font-medium focus:text-on-primary',
)

/** The site: one layout around the page of the current URL. */
export function App({ onReady }: AppProps) {
  const { pathname } = useLocation()
  const [firstPath] = useState(pathname)
  useEffect(() => storePage(pathname), [pathname])

  /** Loads the document of a page that failed after a navigation, such as after a deployment; the URL is already the page's. */
  const handleError = () => {
    // Without a connection only the service worker can respond, and reloading would abort a form's request.
    const canLoad = !isSending() && (navigator.onLine || navigator.serviceWorker?.controller)
    if (canLoad && pathname !== firstPath) location.reload()
  }

  return (
    <>
      <a href="#main" onClick={focusMain} className={`sr-only print:hidden ${focusedSkipLink}`}>
        {notices.skipLink}
      </a>
      <SiteHeader />
      <main id="main">
        {/* Around the boundary, so that the previous page stays while the next one loads. */}
        <Suspense>
          {/* Remounts the page for each entry of a collection, which closes its lightbox and shows its first tab. */}
          <ErrorBoundary key={pathname} onError={handleError}>
            <Routes>
              {routeNames.map((name) => {
                const { Page } = pages[name]
                return <Route key={name} path={paths[name].pattern} caseSensitive element={<Page />} />
              })}
            </Routes>
          </ErrorBoundary>
          <Ready onReady={onReady} />
        </Suspense>
      </main>
      <SiteFooter />
      <FloatingLayer />
      <RouteAnnouncer />
    </>
  )
}

/** Rendered after the page in its Suspense boundary, so that its effect runs after the page's effects. */
function Ready({ onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady])
  return null
}
