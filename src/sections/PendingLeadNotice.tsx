import { useState, useSyncExternalStore } from 'react'
import { Alert, Button, Container, Inline } from '../design-system'
import {
  deletePendingEstimate,
  pendingEstimates,
  resendPendingEstimates,
  subscribeToPendingEstimates,
  type PendingEstimate,
} from '../leads'

const none: readonly PendingEstimate[] = []

/** Tells a visitor whose estimate could not be sent that it waits on this device, and lets them send or delete it. */
export function PendingLeadNotice() {
  const pending = useSyncExternalStore(subscribeToPendingEstimates, pendingEstimates, () => none)
  const [isSending, setIsSending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  const sendAgain = async () => {
    setIsSending(true)
    setHasFailed(false)
    try {
      await resendPendingEstimates()
      setHasFailed(pendingEstimates().length > 0)
    } finally {
      setIsSending(false)
    }
  }

  const count = pending.length
  if (count === 0) return null
  return (
    <section aria-label="Unsent estimates" className="border-b border-line bg-sand py-4 print:hidden">
      <Container>
        <Alert
          tone={hasFailed ? 'danger' : 'warning'}
          role="status"
          title={count === 1 ? 'One estimate is not yet sent' : `${count} estimates are not yet sent`}
          actions={
            <Inline space="small">
              <Button
                variant="primary"
                isLoading={isSending}
                loadingLabel="Sending..."
                onClick={() => void sendAgain()}
              >
                Send again
              </Button>
              <Button
                variant="secondary"
                onClick={() => {
                  for (const { timestamp } of pending) void deletePendingEstimate(timestamp)
                }}
              >
                Delete
              </Button>
            </Inline>
          }
        >
          {hasFailed
            ? 'It could not be sent this time. It stays on this device, and we try again by ourselves.'
            : 'It is saved on this device only. It is sent by itself when the connection is back.'}
        </Alert>
      </Container>
    </section>
  )
}
