import { useEffect, useRef, useState } from 'react'
import { notices } from '../../../content/shell/notices'
import { Button, Dialog } from '../../../design-system'
import {
  deleteEstimates,
  estimateStatus,
  pendingEstimates,
  subscribeToEstimates,
  type EstimateBackup,
} from '../../../leads'
import { SendAgainButton } from '../../../sections/SendAgainButton'
import { announceResult, shownSubmission } from '../../../forms/submissionResults'
import { useStore } from '../../../lib/useStore'
import { Notice } from './Notice'
import { useOpenUntilNavigation } from '../useOpenUntilNavigation'

type Estimates = readonly EstimateBackup[]

const none: Estimates = []
const { pending: texts, outcome } = notices

/**
 * Says how many estimates could not be sent, except the one that the page itself shows, and lets the visitor send or
 * delete them. Closed, it reappears when the list of estimates changes, and on the next visit.
 */
export function PendingEstimatesNotice() {
  // Empty until the page is hydrated.
  const listed = useStore({ subscribe: subscribeToEstimates, get: pendingEstimates })
  const shown = useStore(shownSubmission)
  const pending = listed.filter(({ timestamp }) => timestamp !== shown)
  /** The list when the visitor closed the notice, and when the last attempt to send it failed. */
  const [closed, setClosed] = useState(none)
  const [failed, setFailed] = useState(none)
  const isShown = pending.length > 0 && closed !== listed
  const hasFailed = failed === listed

  // Runs after every render, because it compares the list with what the last render showed.
  const lastShown = useRef(none)
  useEffect(() => {
    const removed = lastShown.current.filter((one) =>
      listed.every(({ timestamp }) => timestamp !== one.timestamp),
    )
    lastShown.current = isShown ? pending : none
    const [first] = removed
    if (!first || isShown) return
    const isSent = removed.every(({ timestamp }) => estimateStatus(timestamp) === 'sent')
    announceResult({
      id: first.timestamp,
      tone: 'success',
      message: isSent ? outcome.sent(removed.length) : outcome.deleted,
    })
  })

  return (
    <section aria-label={isShown ? texts.label : undefined}>
      <Notice
        tone={hasFailed ? 'danger' : 'warning'}
        title={texts.title(pending.length)}
        actions={
          <>
            <SendAgainButton
              labels={texts.sendAgain}
              onAttempt={(isFailure) => setFailed(isFailure ? pendingEstimates() : none)}
            />
            <DeleteButton estimates={pending} />
            <Button variant="secondary" onClick={() => setClosed(listed)}>
              {notices.close}
            </Button>
          </>
        }
      >
        {isShown && (hasFailed ? texts.failed : texts.text)}
      </Notice>
    </section>
  )
}

/** A button that deletes the estimates after a dialog has asked. */
function DeleteButton({ estimates }: { estimates: Estimates }) {
  const [isOpen, setIsOpen] = useOpenUntilNavigation()
  const { title, text, keep, delete: confirm } = texts.confirmation
  return (
    <Dialog
      trigger={<Button variant="secondary">{texts.delete}</Button>}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={title}
      description={text}
      actions={
        <>
          <Button onClick={() => setIsOpen(false)}>{keep}</Button>
          <Button variant="secondary" onClick={() => deleteEstimates(estimates)}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
