import { Suspense, useEffect } from 'react'
import { Outlet, useLocation, useNavigationType, type Location } from 'react-router-dom'
import { SkipLink } from '../design-system'
import { RouteAnnouncer } from './shell/RouteAnnouncer'
import { LeadNewsNotice } from './shell/LeadNewsNotice'
import { RouteLoading } from './shell/RouteLoading'
import { PendingLeadNotice } from './shell/PendingLeadNotice'
import { QuickActions } from './shell/QuickActions'
import { SiteFooter } from './shell/SiteFooter'
import { SiteHeader } from './shell/SiteHeader'
import { ErrorBoundary } from './ErrorBoundary'
import { usePendingNavigation } from './shell/usePendingNavigation'

export interface RootLayoutProps {
  onReady: (() => void) | undefined
}

/** What surrounds every page. */
export function RootLayout({ onReady }: RootLayoutProps) {
  const { pathname, hash, key, state } = useLocation() as Location<unknown>
  // An entry with a state is one that the page in sight made for itself, such as the estimator's next step.
  const isPressed = useNavigationType() !== 'POP' && state === null
  const isPending = usePendingNavigation()
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
      <RouteLoading isPending={isPending} />
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
