import { Link as RouterLink } from 'react-router-dom'
import { notices } from '../../../content/shell/notices'
import { Button, Link } from '../../../design-system'
import { dismissSubmissionResults, submissionResults } from '../../../forms/submissionResults'
import { useStore } from '../../../lib/useStore'
import { Notice } from './Notice'

/**
 * Shows the result of a submission after the visitor has moved on to another page, until it is closed, its form is opened,
 * or, if it is a success, until the next navigation (`RouteAnnouncer`).
 */
export function SubmissionResultNotice() {
  const latest = useStore(submissionResults).at(-1)
  const failure = latest?.tone === 'danger' ? latest.failure : undefined

  return (
    <Notice
      {...latest?.language}
      tone={latest?.tone ?? 'success'}
      title={failure?.title}
      actions={
        <>
          {failure && (
            <Link asChild>
              <RouterLink to={failure.link.href}>{failure.link.label}</RouterLink>
            </Link>
          )}
          <Button
            lang="en"
            variant="secondary"
            onClick={() => dismissSubmissionResults(({ id }) => id === latest?.id)}
          >
            {notices.close}
          </Button>
        </>
      }
    >
      {latest && `${latest.message} ${failure?.text ?? ''}`.trim()}
    </Notice>
  )
}
