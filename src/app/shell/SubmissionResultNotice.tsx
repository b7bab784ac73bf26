import { useSyncExternalStore } from 'react'
import { notices } from '../../content/shell/notices'
import { Alert, Button, Link } from '../../design-system'
import { RouterLink } from '../../sections/RouterLink'
import { dismissSubmissionResults, submissionResults } from '../../sections/submissionResults'
import { focusMain } from './focusMain'

/**
 * Shows the result of a submission after the visitor has moved on to another page, until it is closed, its form is opened,
 * or, if it is a success, until the next navigation (`RouteAnnouncer`).
 */
export function SubmissionResultNotice() {
  const { subscribe, get } = submissionResults
  const latest = useSyncExternalStore(subscribe, get, get).at(-1)
  const failure = latest?.tone === 'danger' ? latest.failure : undefined

  const close = () => {
    dismissSubmissionResults(({ id }) => id === latest?.id)
    // The focused button is removed together with the last message.
    if (get().length === 0) focusMain()
  }

  return (
    <Alert
      {...latest?.language}
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
          <Button lang="en" variant="secondary" onClick={close}>
            {notices.close}
          </Button>
        </>
      }
    >
      {latest && `${latest.message} ${failure?.text ?? ''}`.trim()}
    </Alert>
  )
}
