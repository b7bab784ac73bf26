import { useState, useSyncExternalStore } from 'react'
import { Alert, Button, Container, Dialog } from '../design-system'
import {
  deletePendingEstimate,
  pendingEstimates,
  resendPendingEstimates,
  subscribeToPendingEstimates,
  type PendingEstimate,
} from '../leads'

const none: readonly PendingEstimate[] = []

/**
 * Stands at the top of every page: tells a visitor whose estimate could not be sent that it waits on this
 * device, and lets them send or delete it. Shows nothing while nothing waits.
 */
export function PendingLeadNotice() {
  const pending = useSyncExternalStore(subscribeToPendingEstimates, pendingEstimates, () => none)
  const [isSending, setIsSending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  const sendAgain = async () => {
    setIsSending(true)
    setHasFailed(false)
    await resendPendingEstimates()
    setHasFailed(pendingEstimates().length > 0)
    setIsSending(false)
  }

  const deleteAll = () => {
    setIsAsking(false)
    for (const { timestamp } of pending) deletePendingEstimate(timestamp)
    // The button that had the focus goes with the notice.
    document.getElementById('main')?.focus()
  }

  if (pending.length === 0) return null
  return (
    <section aria-label="Unsent estimates" className="border-b border-line bg-sand py-4 print:hidden">
      <Container>
        <Alert
          tone={hasFailed ? 'danger' : 'warning'}
          role="status"
          title={
            pending.length === 1
              ? 'One estimate is not yet sent'
              : `${pending.length} estimates are not yet sent`
          }
          actions={
            <>
              <Button isLoading={isSending} loadingLabel="Sending..." onClick={() => void sendAgain()}>
                Send again
              </Button>
              <Button variant="secondary" onClick={() => setIsAsking(true)}>
                Delete
              </Button>
            </>
          }
        >
          {hasFailed
            ? 'It could not be sent this time. It stays on this device, and we try again by ourselves.'
            : 'It is saved on this device only. It is sent by itself when the connection is back.'}
        </Alert>
        <Dialog
          isOpen={isAsking}
          onOpenChange={setIsAsking}
          title="Delete what has not been sent?"
          description="It has not reached us, and we could not contact you about it."
          actions={
            <>
              <Button onClick={deleteAll}>Delete for good</Button>
              <Button variant="secondary" onClick={() => setIsAsking(false)}>
                Keep it
              </Button>
            </>
          }
        />
      </Container>
    </section>
  )
}
