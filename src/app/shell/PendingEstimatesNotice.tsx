import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { Alert, Button, Dialog } from '../../design-system'
import {
  deletePendingEstimates,
  hasBeenSent,
  pendingEstimates,
  subscribeToPendingEstimates,
  type EstimateBackup,
} from '../../leads'
import { SendAgainButton } from '../../sections/SendAgainButton'
import { StableRegion } from '../../sections/StableRegion'
import { useIsSendAgainOffered } from '../../sections/sendAgainOnPage'
import { focusMain } from './focusMain'

const none: readonly EstimateBackup[] = []

type NoticeState = 'open' | 'failed' | 'confirming' | 'deleting' | 'closed'

/**
 * Says how many estimates are stored on this device because they could not be sent, and lets the visitor send or delete
 * them. Once none is left, it says what has become of them, until the next navigation.
 *
 * - Offers no "Send again" while the page has a button of this name, which also sends all pending estimates.
 * - Closed, it reappears when an estimate is stored, and on the next visit.
 */
export function PendingEstimatesNotice() {
  const pending = useSyncExternalStore(subscribeToPendingEstimates, pendingEstimates, () => none)
  const { pathname } = useLocation()
  const isSendAgainOffered = useIsSendAgainOffered()
  const [state, setState] = useState<NoticeState>('open')
  /** The last estimates that were pending. */
  const [latest, setLatest] = useState(pending)
  const [shownPath, setShownPath] = useState(pathname)
  const isEmpty = pending.length === 0
  const isShown = latest.length > 0 && state !== 'closed'

  if (!isEmpty && latest !== pending) {
    setLatest(pending)
    setState('open')
  }
  if (shownPath !== pathname) {
    setShownPath(pathname)
    if (isEmpty) setState('closed')
  }

  useEffect(() => {
    // The dialog closes, and the button that opened it is gone.
    if (isEmpty && (state === 'confirming' || state === 'deleting')) focusMain()
  }, [isEmpty, state])

  const close = () => {
    setState('closed')
    focusMain()
  }
  const deleteAll = () => {
    setState('deleting')
    void deletePendingEstimates(pending)
  }

  const isOne = pending.length === 1
  const title = isOne ? 'One estimate is not yet sent' : `${pending.length} estimates are not yet sent`
  const message = isEmpty ? outcome(latest, state) : pendingText(isOne, state)
  return (
    <StableRegion
      label={isShown ? (isEmpty ? 'Estimates' : 'Unsent estimates') : undefined}
      keepsHeight={isShown && isEmpty}
    >
      <Alert
        tone={isEmpty ? 'success' : state === 'failed' ? 'danger' : 'warning'}
        role="status"
        title={isEmpty ? undefined : title}
        actions={
          <>
            {!isEmpty && !isSendAgainOffered && (
              <SendAgainButton
                // The message changes, so that a repeated failure is announced again.
                onStart={() => setState('open')}
                onAttempt={(hasFailed) => setState(hasFailed ? 'failed' : 'open')}
              />
            )}
            {!isEmpty && (
              <Button variant="secondary" onClick={() => setState('confirming')}>
                Delete
              </Button>
            )}
            <Button variant="secondary" onClick={close}>
              Close
            </Button>
          </>
        }
      >
        {isShown && message}
      </Alert>
      <Dialog
        isOpen={state === 'confirming' && !isEmpty}
        onOpenChange={(isOpen) => setState(isOpen ? 'confirming' : 'open')}
        title="Delete what has not been sent?"
        description="We have not received it, so we would not be able to contact you about it."
        actions={
          <>
            <Button onClick={() => setState('open')}>Keep</Button>
            <Button variant="secondary" onClick={deleteAll}>
              Delete for good
            </Button>
          </>
        }
      />
    </StableRegion>
  )
}

function pendingText(isOne: boolean, state: NoticeState): string {
  const [theyAre, theyStay] = isOne ? ['It is', 'it stays'] : ['They are', 'they stay']
  return state === 'failed'
    ? `That did not work this time. Nothing is lost: ${theyStay} on this device, and we keep trying automatically.`
    : `${theyAre} saved on this device only. We keep trying automatically.`
}

/** The message for estimates that are no longer pending; another tab may have sent or deleted them. */
function outcome(removed: readonly EstimateBackup[], state: NoticeState): string {
  if (removed.every(({ timestamp }) => hasBeenSent(timestamp))) return 'Your estimate has been sent.'
  if (state === 'deleting') return 'Deleted from this device.'
  return 'There are no unsent estimates left on this device.'
}
