import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { Alert, Button, Container, Dialog, VisuallyHidden } from '../../design-system'
import {
  deletePendingEstimate,
  hasBeenSent,
  pendingEstimates,
  subscribeToPendingEstimates,
  type PendingEstimate,
} from '../../leads'
import { focusMain } from './focusMain'
import { HeldPlace } from '../../sections/HeldPlace'
import { SendAgainButton } from '../../sections/SendAgainButton'

const none: readonly PendingEstimate[] = []

/** What the visitor is told of estimates that no longer wait. */
interface Outcome {
  readonly text: string
  /** Whether it takes the place of the notice, because it came without a press. */
  readonly isHeld: boolean
  /** Whether the notice's dialog was open, and had the focus. */
  readonly endsDialog: boolean
}

const noOutcome: Outcome = { text: '', isHeld: false, endsDialog: false }

/**
 * Stands at the top of every page: tells a visitor whose estimate could not be sent that it waits on this
 * device, and lets them send or delete it. When it has been sent, the notice says so until the next change of page:
 * nothing moves below a reader, and nothing takes their focus. Shows nothing while nothing waits.
 */
export function PendingLeadNotice() {
  const pending = useSyncExternalStore(subscribeToPendingEstimates, pendingEstimates, () => none)
  const { pathname } = useLocation()
  const [known, setKnown] = useState(none)
  const [knownPath, setKnownPath] = useState(pathname)
  const [isAsking, setIsAsking] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const [outcome, setOutcome] = useState(noOutcome)

  if (known !== pending) {
    setKnown(pending)
    setIsAsking(false)
    setIsDeleting(false)
    const hasEnded = pending.length === 0 && known.length > 0
    const text = isDeleting ? 'Deleted from this device.' : outcomeOf(known)
    setOutcome(hasEnded ? { text, isHeld: !isDeleting, endsDialog: isAsking } : noOutcome)
  }
  if (knownPath !== pathname) {
    setKnownPath(pathname)
    setOutcome(noOutcome)
  }

  useEffect(() => {
    if (outcome.endsDialog && document.activeElement === document.body) focusMain()
  }, [outcome])

  const close = () => {
    setOutcome(noOutcome)
    focusMain()
  }

  return (
    <>
      <VisuallyHidden>
        <span role="status">{outcome.isHeld ? '' : outcome.text}</span>
      </VisuallyHidden>
      {(pending.length > 0 || outcome.isHeld) && (
        <HeldPlace isHeld={outcome.isHeld}>
          <Notice
            // What was said of an attempt doesn't hold for other estimates.
            key={pending[0]?.timestamp}
            pending={pending}
            outcome={outcome.text}
            isAsking={isAsking}
            onAskingChange={setIsAsking}
            onDelete={() => setIsDeleting(true)}
            onClose={close}
          />
        </HeldPlace>
      )}
    </>
  )
}

/** What became of the estimates that have left; another tab may have sent or deleted them. */
function outcomeOf(gone: readonly PendingEstimate[]): string {
  const areSent = gone.every(({ timestamp }) => hasBeenSent(timestamp))
  return areSent ? 'Your estimate has been sent.' : 'No estimate is waiting any more.'
}

interface NoticeProps {
  pending: readonly PendingEstimate[]
  /** What became of them, once none is pending. */
  outcome: string
  /** Whether the visitor is being asked if they mean to delete them. */
  isAsking: boolean
  onAskingChange: (isAsking: boolean) => void
  /** Called before the visitor's estimates are deleted. */
  onDelete: () => void
  onClose: () => void
}

function Notice({ pending, outcome, isAsking, onAskingChange, onDelete, onClose }: NoticeProps) {
  const [hasFailed, setHasFailed] = useState(false)

  const deleteAll = () => {
    onDelete()
    for (const { timestamp } of pending) deletePendingEstimate(timestamp)
  }

  const isOne = pending.length === 1
  const [theyAre, theyStay] = isOne ? ['It is', 'it stays'] : ['They are', 'they stay']
  const title = isOne ? 'One estimate is not yet sent' : `${pending.length} estimates are not yet sent`

  const isOver = pending.length === 0
  const waitingText = hasFailed
    ? `That did not work this time. Nothing is lost: ${theyStay} on this device, and we keep trying automatically.`
    : `${theyAre} saved on this device only. We keep trying automatically.`

  return (
    <section
      aria-label={isOver ? 'Estimates' : 'Unsent estimates'}
      data-ground="sand"
      className="border-b border-line py-4 print:hidden"
    >
      <Container>
        <Alert
          tone={toneOf(isOver, hasFailed)}
          role="status"
          title={isOver ? undefined : title}
          actions={
            isOver ? (
              <Button variant="secondary" onClick={onClose}>
                Close
              </Button>
            ) : (
              <>
                <SendAgainButton onTried={setHasFailed} />
                <Button variant="secondary" onClick={() => onAskingChange(true)}>
                  Delete
                </Button>
              </>
            )
          }
        >
          {isOver ? outcome : waitingText}
        </Alert>
        <Dialog
          isOpen={isAsking}
          onOpenChange={onAskingChange}
          title="Delete what has not been sent?"
          description="We have not received it, and could not contact you about it."
          actions={
            <>
              <Button onClick={() => onAskingChange(false)}>Keep</Button>
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

function toneOf(isOver: boolean, hasFailed: boolean) {
  if (isOver) return 'success'
  return hasFailed ? 'danger' : 'warning'
}
