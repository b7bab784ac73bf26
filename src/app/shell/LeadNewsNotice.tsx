import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { Alert, Button, Link } from '../../design-system'
import { CornerNotice } from './CornerNotice'
import { focusMain } from './focusMain'
import { dismissLeadNews, leadNews, subscribeToLeadNews, type LeadNews } from '../../sections/leadNews'

const none: readonly LeadNews[] = []

/**
 * Use once, in the layout: shows the result of a form or an estimate whose visitor has moved on to another page. While
 * the form is visible, its own `FormStatus` shows the result.
 *
 * - A live region from the start, so that screen readers announce the result politely.
 * - Shown over the page, and never moves the focus.
 * - A success disappears on the next navigation, a failure when it is closed or its form is opened.
 */
export function LeadNewsNotice() {
  const news = useSyncExternalStore(subscribeToLeadNews, leadNews, () => none)
  const { pathname } = useLocation()
  const latest = news.at(-1)

  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    dismissLeadNews(({ outcome }) => outcome.tone === 'success')
  }, [pathname])

  const close = () => {
    dismissLeadNews(({ id }) => id === latest?.id)
    // The focused button is removed together with the last message.
    if (leadNews().length === 0) focusMain()
  }

  return (
    <CornerNotice>
      <Alert
        tone={latest?.outcome.tone ?? 'success'}
        role="status"
        title={latest?.outcome.tone === 'danger' ? latest.failure.title : undefined}
        actions={
          latest && (
            <>
              {latest.outcome.tone === 'danger' && (
                <Link asChild>
                  <RouterLink to={latest.failure.link.href}>{latest.failure.link.label}</RouterLink>
                </Link>
              )}
              <Button variant="secondary" onClick={close}>
                Close
              </Button>
            </>
          )
        }
      >
        {latest && (
          <>
            <p>{latest.outcome.message}</p>
            {latest.outcome.tone === 'danger' && <p>{latest.failure.text}</p>}
          </>
        )}
      </Alert>
    </CornerNotice>
  )
}
