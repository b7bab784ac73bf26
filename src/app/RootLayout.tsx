import { Suspense, useEffect } from 'react'
import { Outlet, useLocation, useNavigationType, type Location } from 'react-router-dom'
import { RouteAnnouncer, SkipLink } from '../design-system'
import { LeadNewsNotice } from '../sections/LeadNewsNotice'
import { PageOnItsWay } from '../sections/PageOnItsWay'
import { PendingLeadNotice } from '../sections/PendingLeadNotice'
import { QuickActions } from '../sections/QuickActions'
import { SiteFooter } from '../sections/SiteFooter'
import { SiteHeader } from '../sections/SiteHeader'
import { ErrorBoundary } from './ErrorBoundary'
import { usePageOnItsWay } from './usePageOnItsWay'

export interface RootLayoutProps {
  onReady: (() => void) | undefined
}

/** What surrounds every page. */
export function RootLayout({ onReady }: RootLayoutProps) {
  const { pathname, hash, key, state } = useLocation() as Location<unknown>
  // An entry with a state is one that the page in sight made for itself, such as the estimator's next step.
  const isPressed = useNavigationType() !== 'POP' && state === null
  const isPageOnItsWay = usePageOnItsWay()
  return (
    <>
      <SkipLink href="#main">Skip to the content</SkipLink>
      <SiteHeader />
      <PendingLeadNotice />
      <main id="main">
        <ErrorBoundary resetKey={pathname} onError={onReady}>
          <Suspense>
            <Outlet />
            <Ready onReady={onReady} />
          </Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter />
      <QuickActions />
      <LeadNewsNotice />
      <PageOnItsWay isOnItsWay={isPageOnItsWay} />
      <RouteAnnouncer address={pathname + hash} visit={isPressed ? key : undefined} />
    </>
  )
}

/**
 * Stands beside the page inside its Suspense boundary, so its effect runs after the page's own, when the page
 * listens to its stores too.
 */
function Ready({ onReady }: RootLayoutProps) {
  useEffect(() => onReady?.(), [onReady])
  return null
}
