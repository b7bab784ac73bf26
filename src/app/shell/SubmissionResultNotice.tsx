import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { Alert, Button, Link } from '../../design-system'
import { RouterLink } from '../../sections/RouterLink'
import {
  dismissSubmissionResults,
  submissionResults,
  subscribeToSubmissionResults,
  type SubmissionResult,
} from '../../sections/submissionResults'
import { focusMain } from './focusMain'

const none: readonly SubmissionResult[] = []

/**
 * Shows the result of a submission after the visitor has moved on to another page: a success until the next navigation,
 * a failure until it is closed or its form is opened. While the form is visible, its own `FormStatus` shows the result.
 */
export function SubmissionResultNotice() {
  const results = useSyncExternalStore(subscribeToSubmissionResults, submissionResults, () => none)
  const { pathname } = useLocation()
  const latest = results.at(-1)
  const failure = latest?.tone === 'danger' ? latest.failure : undefined

  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current !== pathname) dismissSubmissionResults(({ tone }) => tone === 'success')
    shownPath.current = pathname
  }, [pathname])

  const close = () => {
    dismissSubmissionResults(({ id }) => id === latest?.id)
    // The focused button is removed together with the last message.
    if (submissionResults().length === 0) focusMain()
  }

  return (
    <Alert
      tone={latest?.tone ?? 'success'}
      role="status"
      title={failure?.title}
      actions={
        <>
          {failure && (
            <Link asChild>
              <RouterLink to={failure.link.href}>{failure.link.label}</RouterLink>
            </Link>
          )}
          <Button variant="secondary" onClick={close}>
            Close
          </Button>
        </>
      }
    >
      {latest && <p>{latest.message}</p>}
      {failure && <p>{failure.text}</p>}
    </Alert>
  )
}
