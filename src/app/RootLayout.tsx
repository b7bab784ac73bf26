import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { SkipLink } from '../design-system'
import { isSending, subscribeToSending } from '../leads'
import { storePage } from '../offline'
import { saveFormInput } from '../sections/savedFormInput'
import { ErrorBoundary } from './ErrorBoundary'
import { FloatingLayer } from './shell/FloatingLayer'
import { RouteArrival } from './shell/RouteArrival'
import { RouteLoading } from './shell/RouteLoading'
import { SiteFooter } from './shell/SiteFooter'
import { SiteHeader } from './shell/SiteHeader'

export interface RootLayoutProps {
  /** Called when the first page is interactive or has failed; later calls are possible. @default nothing */
  onReady?: (() => void) | undefined
  /** The page. */
  children: ReactNode
}

/** The layout around every page. */
export function RootLayout({ onReady, children }: RootLayoutProps) {
  const { pathname } = useLocation()
  const [firstPath] = useState(pathname)
  useEffect(() => storePage(pathname), [pathname])

  const handleError = () => {
    if (pathname !== firstPath) loadDocument()
    onReady?.()
  }

  return (
    <>
      <SkipLink href="#main">Skip to the content</SkipLink>
      <SiteHeader />
      <main id="main">
        {/* Around the boundary, so that the previous page stays while the next one loads. */}
        <Suspense>
          <ErrorBoundary key={pathname} onError={handleError}>
            {children}
          </ErrorBoundary>
          <Ready onReady={onReady} />
        </Suspense>
      </main>
      <SiteFooter />
      <FloatingLayer />
      <RouteLoading />
      <RouteArrival />
    </>
  )
}

/**
 * Loads the document of a page that failed after a navigation, such as after a deployment; the URL is already the page's.
 * Without a connection only the service worker can respond.
 */
function loadDocument() {
  if (!navigator.onLine && !navigator.serviceWorker?.controller) return
  // Reloading would abort a form's request.
  if (isSending()) subscribeToSending(reloadUnlessSending)
  else reloadUnlessSending()
}

function reloadUnlessSending() {
  if (isSending()) return
  saveFormInput()
  location.reload()
}

/** Rendered after the page in its Suspense boundary, so that its effect runs after the page's effects. */
function Ready({ onReady }: Pick<RootLayoutProps, 'onReady'>) {
  useEffect(() => onReady?.(), [onReady])
  return null
}
