import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { Alert, Button, Container, Dialog, VisuallyHidden } from '../../design-system'
import {
  deletePendingEstimate,
  hasBeenSent,
  pendingEstimates,
  subscribeToPendingEstimates,
  type PendingEstimate,
} from '../../leads'
import { useCorner } from './coveredCorner'
import { focusMain } from './focusMain'
import { StableRegion } from '../../sections/StableRegion'
import { SendAgainButton } from '../../sections/SendAgainButton'
import { leadNews, subscribeToLeadNews } from '../../sections/leadNews'
import { useNoticePlace, type NoticePlace } from './useNoticePlace'

const none: readonly PendingEstimate[] = []

/** The message after the last estimate was sent or deleted. */
interface Outcome {
  readonly text: string
  /** Whether it replaces the notice, because it wasn't caused by a click. */
  readonly replacesNotice: boolean
  /** Whether the notice's dialog was open and had the focus. */
  readonly endsDialog: boolean
}

const noOutcome: Outcome = { text: '', replacesNotice: false, endsDialog: false }

/**
 * Use once, between the header and the page: lists estimates that are stored on this device because they could not be
 * sent, and lets the visitor send or delete them. Hidden while there are none.
 *
 * - No layout shift: a notice that appears by itself is shown over the page until its row is out of view or the page
 *   changes. Meanwhile the result of a form takes precedence.
 * - When the estimate has been sent, the notice says so until the next navigation, without moving the focus.
 */
export function PendingLeadNotice() {
  const pending = useSyncExternalStore(subscribeToPendingEstimates, pendingEstimates, () => none)
  const { pathname } = useLocation()
  const hasNews = useSyncExternalStore(subscribeToLeadNews, hasLeadNews, () => false)
  const [known, setKnown] = useState(pending)
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
    setOutcome(hasEnded ? { text, replacesNotice: !isDeleting, endsDialog: isAsking } : noOutcome)
  }
  if (knownPath !== pathname) {
    setKnownPath(pathname)
    setOutcome(noOutcome)
  }

  // From state alone, because `pending` changes before its outcome is set.
  const isShown = known.length > 0 || outcome.replacesNotice
  const row = useRef<HTMLDivElement>(null)
  const place = useNoticePlace(isShown, pathname, row)
  useCorner(isShown && place === 'overlay')

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
        <span role="status">{outcome.replacesNotice ? '' : outcome.text}</span>
      </VisuallyHidden>
      {isShown && (
        <div ref={row}>
          <div hidden={place === 'overlay' && hasNews} className={positions[place]}>
            <StableRegion
              keepsHeight={outcome.replacesNotice}
              label={pending.length === 0 ? 'Estimates' : 'Unsent estimates'}
            >
              <div data-ground={place === 'row' ? 'sand' : undefined} className={surfaces[place]}>
                <Notice
                  pending={pending}
                  outcome={outcome.text}
                  isAsking={isAsking}
                  onAskingChange={setIsAsking}
                  onDelete={() => setIsDeleting(true)}
                  onClose={close}
                />
              </div>
            </StableRegion>
          </div>
        </div>
      )}
    </>
  )
}

const hasLeadNews = () => leadNews().length > 0

/** The message for estimates that are no longer pending; another tab may have sent or deleted them. */
function outcomeOf(removed: readonly PendingEstimate[]): string {
  const areSent = removed.every(({ timestamp }) => hasBeenSent(timestamp))
  return areSent ? 'Your estimate has been sent.' : 'No estimate is waiting any more.'
}

interface NoticeProps {
  pending: readonly PendingEstimate[]
  /** The message shown when none is pending any more. */
  outcome: string
  /** Whether the confirmation dialog is open. */
  isAsking: boolean
  onAskingChange: (isAsking: boolean) => void
  /** Called before the estimates are deleted. */
  onDelete: () => void
  onClose: () => void
}

const positions: Record<NoticePlace, string> = {
  row: 'print:hidden',
  overlay:
    'fixed start-0 bottom-4 z-notice me-20 max-h-full max-w-field overflow-y-auto pb-safe print:hidden',
}

const surfaces: Record<NoticePlace, string> = { row: 'border-b border-line py-4', overlay: '' }

function Notice({ pending, outcome, isAsking, onAskingChange, onDelete, onClose }: NoticeProps) {
  /** The first estimate that was still pending after the last attempt. */
  const [failedTimestamp, setFailedTimestamp] = useState<string>()
  const hasFailed = failedTimestamp !== undefined && failedTimestamp === pending[0]?.timestamp

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
              <SendAgainButton onTried={() => setFailedTimestamp(pendingEstimates()[0]?.timestamp)} />
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
        description="We have not received it, so we would not be able to contact you about it."
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
  )
}

function toneOf(isOver: boolean, hasFailed: boolean) {
  if (isOver) return 'success'
  return hasFailed ? 'danger' : 'warning'
}
