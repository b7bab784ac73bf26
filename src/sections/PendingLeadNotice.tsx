import { useEffect, useState, useSyncExternalStore } from 'react'
import { Alert, Button, Container, Dialog, VisuallyHidden } from '../design-system'
import {
  deletePendingEstimate,
  hasBeenSent,
  pendingEstimates,
  subscribeToPendingEstimates,
  type PendingEstimate,
} from '../leads'
import { SendAgainButton } from './SendAgainButton'

const none: readonly PendingEstimate[] = []

/**
 * Stands at the top of every page: tells a visitor whose estimate could not be sent that it waits on this
 * device, and lets them send or delete it. Shows nothing while nothing waits.
 */
export function PendingLeadNotice() {
  const pending = useSyncExternalStore(subscribeToPendingEstimates, pendingEstimates, () => none)
  const [known, setKnown] = useState(none)
  const [isDeleting, setIsDeleting] = useState(false)
  const [news, setNews] = useState('')

  if (known !== pending) {
    setKnown(pending)
    setIsDeleting(false)
    setNews(pending.length > 0 || known.length === 0 ? '' : outcomeOf(known, isDeleting))
  }

  // Whatever had the focus in the notice, or in its dialog, has gone with it.
  useEffect(() => {
    if (news !== '' && document.activeElement === document.body) document.getElementById('main')?.focus()
  }, [news])

  return (
    <>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {pending.length > 0 && <Notice pending={pending} onDelete={() => setIsDeleting(true)} />}
    </>
  )
}

/** What became of the estimates that have left; another tab may have sent or deleted them. */
function outcomeOf(gone: readonly PendingEstimate[], isDeleting: boolean): string {
  if (isDeleting) return 'Deleted from this device.'
  const areSent = gone.every(({ timestamp }) => hasBeenSent(timestamp))
  return areSent ? 'Your estimate has been sent.' : 'No estimate is waiting any more.'
}

interface NoticeProps {
  pending: readonly PendingEstimate[]
  /** Called before the visitor's estimates are deleted. */
  onDelete: () => void
}

function Notice({ pending, onDelete }: NoticeProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  const deleteAll = () => {
    onDelete()
    for (const { timestamp } of pending) deletePendingEstimate(timestamp)
  }

  const isOne = pending.length === 1
  const [theyAre, theyStay] = isOne ? ['It is', 'it stays'] : ['They are', 'they stay']
  const title = isOne ? 'One estimate is not yet sent' : `${pending.length} estimates are not yet sent`

  return (
    <section aria-label="Unsent estimates" className="border-b border-line bg-sand py-4 print:hidden">
      <Container>
        <Alert
          tone={hasFailed ? 'danger' : 'warning'}
          role="status"
          title={title}
          actions={
            <>
              <SendAgainButton onTried={setHasFailed} />
              <Button variant="secondary" onClick={() => setIsAsking(true)}>
                Delete
              </Button>
            </>
          }
        >
          {hasFailed
            ? `That did not work this time. Nothing is lost: ${theyStay} on this device, and we keep trying automatically.`
            : `${theyAre} saved on this device only. We keep trying automatically.`}
        </Alert>
        <Dialog
          isOpen={isAsking}
          onOpenChange={setIsAsking}
          title="Delete what has not been sent?"
          description="We have not received it, and could not contact you about it."
          actions={
            <>
              <Button onClick={() => setIsAsking(false)}>Keep</Button>
              <Button variant="secondary" onClick={deleteAll}>
                Delete for good
              </Button>
            </>
          }
        />
      </Container>
    </section>
  )
}
