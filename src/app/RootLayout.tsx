import { Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react'
import { useLocation, useNavigationType, type Location } from 'react-router-dom'
import { SkipLink } from '../design-system'
import { storePage } from '../offline'
import { RouteArrival } from './shell/RouteArrival'
import { SubmissionResultNotice } from './shell/SubmissionResultNotice'
import { RouteLoading } from './shell/RouteLoading'
import { PendingEstimatesNotice } from './shell/PendingEstimatesNotice'
import { QuickActions } from './shell/QuickActions'
import { SiteFooter } from './shell/SiteFooter'
import { SiteHeader } from './shell/SiteHeader'
import { UpdateNotice } from './shell/UpdateNotice'
import { cornerOfPage } from './cornerOfPage'
import { ErrorBoundary } from './ErrorBoundary'
import { usePendingNavigation } from './shell/usePendingNavigation'

interface ReadyProps {
  onReady: (() => void) | undefined
}

export interface RootLayoutProps extends ReadyProps {
  /** The page. */
  children: ReactNode
}

// The elements are the same in every render, so a navigation re-renders only what reads the URL.

const header = (
  <>
    <SkipLink href="#main">Skip to the content</SkipLink>
    <SiteHeader />
    <PendingEstimatesNotice />
  </>
)

const footer = (
  <>
    <SiteFooter />
    <QuickActions />
    <UpdateNotice />
    <SubmissionResultNotice />
  </>
)

/** The layout around every page. */
export function RootLayout({ onReady, children }: RootLayoutProps) {
  const { pathname, hash, key, state } = useLocation() as Location<unknown>
  // A history entry with a state was added by the current page itself, such as the estimator's next step.
  const isLinkNavigation = useNavigationType() !== 'POP' && state === null
  const isPending = usePendingNavigation()
  useEffect(() => storePage(pathname), [pathname])
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const corner = cornerOfPage(pathname)
    if (corner) dataset['corner'] = corner
    return () => {
      delete dataset['corner']
    }
  }, [pathname])
  return (
    <>
      {header}
      <main id="main">
        <ErrorBoundary resetKey={pathname} onError={onReady}>
          <Suspense>
            {children}
            <Ready onReady={onReady} />
          </Suspense>
        </ErrorBoundary>
      </main>
      {footer}
      <RouteLoading isPending={isPending} />
      <RouteArrival url={pathname + hash} navigationKey={isLinkNavigation ? key : undefined} />
    </>
  )
}

/** Rendered after the page in its Suspense boundary, so that its effect runs after the page's effects. */
function Ready({ onReady }: ReadyProps) {
  useEffect(() => onReady?.(), [onReady])
  return null
}
