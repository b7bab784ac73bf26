import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { Alert, Button, Link } from '../../design-system'
import { CornerNotice } from './CornerNotice'
import { focusMain } from './focusMain'
import { RouterLink } from '../../sections/RouterLink'
import {
  dismissSubmissionResults,
  submissionResults,
  subscribeToSubmissionResults,
  type SubmissionResult,
} from '../../sections/submissionResults'

const none: readonly SubmissionResult[] = []

/**
 * Use once, in the layout: shows the result of a submission after the visitor has moved on to another page. While the
 * form is visible, its own `FormStatus` shows the result.
 *
 * - A live region that is always rendered, so that screen readers announce the result politely.
 * - Shown over the page; the focus moves only when the visitor closes it: then it goes to the page.
 * - A success disappears on the next navigation, a failure when it is closed or its form is opened.
 */
export function SubmissionResultNotice() {
  const results = useSyncExternalStore(subscribeToSubmissionResults, submissionResults, () => none)
  const { pathname } = useLocation()
  const latest = results.at(-1)

  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    dismissSubmissionResults(({ tone }) => tone === 'success')
  }, [pathname])

  const close = () => {
    dismissSubmissionResults(({ id }) => id === latest?.id)
    // The focused button is removed together with the last message.
    if (submissionResults().length === 0) focusMain()
  }

  return (
    <CornerNotice>
      <Alert
        tone={latest?.tone ?? 'success'}
        role="status"
        title={latest?.tone === 'danger' ? latest.failure.title : undefined}
        actions={
          latest && (
            <>
              {latest.tone === 'danger' && (
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
            <p>{latest.message}</p>
            {latest.tone === 'danger' && <p>{latest.failure.text}</p>}
          </>
        )}
      </Alert>
    </CornerNotice>
  )
}
