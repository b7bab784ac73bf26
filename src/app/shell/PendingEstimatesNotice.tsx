import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { Alert, Button, Container, Dialog, VisuallyHidden } from '../../design-system'
import {
  deletePendingEstimates,
  hasBeenSent,
  pendingEstimates,
  subscribeToPendingEstimates,
  type EstimateBackup,
} from '../../leads'
import { useOccupyCorner } from './noticeCorner'
import { focusMain } from './focusMain'
import { StableRegion } from '../../sections/StableRegion'
import { SendAgainButton } from '../../sections/SendAgainButton'
import { useIsSendAgainOffered } from '../../sections/sendAgainOnPage'
import { submissionResults, subscribeToSubmissionResults } from '../../sections/submissionResults'
import { useNoticePlace, type NoticePlace } from './useNoticePlace'

const none: readonly EstimateBackup[] = []

/** The message after the last estimate was sent or deleted. */
interface Result {
  readonly text: string
  /** Whether it is shown in place of the notice; a deletion by the visitor is only announced. */
  readonly replacesNotice: boolean
  /** Whether it closes the confirmation dialog, which had the focus. */
  readonly closesDialog: boolean
}

const noResult: Result = { text: '', replacesNotice: false, closesDialog: false }

/**
 * Use once, between the header and the page: says how many estimates are stored on this device because they could not be
 * sent, and lets the visitor send or delete them. Hidden while there are none.
 *
 * - Announced politely when it appears, even without a user action: its live region is always rendered.
 * - No layout shift: a notice that appears without a user action is shown over the page until its row is out of view or
 *   the page changes. Meanwhile the result of a submission takes precedence.
 * - Offers no "Send again" while the page has a button of this name, which also sends all pending estimates.
 * - After the last estimate was sent, the notice says so until the next navigation or Close; the focus moves only if the
 *   focused element was removed.
 */
export function PendingEstimatesNotice() {
  const pending = useSyncExternalStore(subscribeToPendingEstimates, pendingEstimates, () => none)
  const { pathname } = useLocation()
  const hasOtherResult = useSyncExternalStore(subscribeToSubmissionResults, hasSubmissionResults, () => false)
  const [known, setKnown] = useState(pending)
  const [knownPath, setKnownPath] = useState(pathname)
  const [isConfirming, setIsConfirming] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const [result, setResult] = useState(noResult)

  if (known !== pending) {
    setKnown(pending)
    setIsConfirming(false)
    setIsDeleting(false)
    const isLastGone = pending.length === 0 && known.length > 0
    const text = isDeleting ? 'Deleted from this device.' : resultOf(known)
    setResult(isLastGone ? { text, replacesNotice: !isDeleting, closesDialog: isConfirming } : noResult)
  }
  if (knownPath !== pathname) {
    setKnownPath(pathname)
    setResult(noResult)
  }

  // Not from `pending`, which changes one render before `result`.
  const isShown = known.length > 0 || result.replacesNotice
  const row = useRef<HTMLDivElement>(null)
  const place = useNoticePlace(isShown, pathname, row)
  const isVisible = isShown && !(place === 'overlay' && hasOtherResult)
  useOccupyCorner(isShown && place === 'overlay')

  useEffect(() => {
    if (result.closesDialog && document.activeElement === document.body) focusMain()
  }, [result])

  const deleteAll = () => {
    setIsDeleting(true)
    void deletePendingEstimates(pending)
  }

  const close = () => {
    setResult(noResult)
    focusMain()
  }

  return (
    <>
      <VisuallyHidden>
        <span role="status">{result.replacesNotice ? '' : result.text}</span>
      </VisuallyHidden>
      <div ref={row}>
        <div className={isVisible ? positions[place] : undefined}>
          <StableRegion
            keepsHeight={isVisible && result.replacesNotice}
            label={isVisible ? (pending.length === 0 ? 'Estimates' : 'Unsent estimates') : undefined}
          >
            <div
              data-ground={isVisible && place === 'row' ? 'sand' : undefined}
              className={isVisible ? surfaces[place] : undefined}
            >
              <Notice
                isVisible={isVisible}
                pending={pending}
                result={result.text}
                onDelete={() => setIsConfirming(true)}
                onClose={close}
              />
            </div>
          </StableRegion>
        </div>
      </div>
      {isShown && (
        <Dialog
          isOpen={isConfirming}
          onOpenChange={setIsConfirming}
          title="Delete what has not been sent?"
          description="We have not received it, so we would not be able to contact you about it."
          actions={
            <>
              <Button onClick={() => setIsConfirming(false)}>Keep</Button>
              <Button variant="secondary" onClick={deleteAll}>
                Delete for good
              </Button>
            </>
          }
        />
      )}
    </>
  )
}

const hasSubmissionResults = () => submissionResults().length > 0

/** The message for estimates that are no longer pending; another tab may have sent or deleted them. */
function resultOf(removed: readonly EstimateBackup[]): string {
  const areSent = removed.every(({ timestamp }) => hasBeenSent(timestamp))
  return areSent ? 'Your estimate has been sent.' : 'There are no unsent estimates left on this device.'
}

interface NoticeProps {
  /** Otherwise only its empty live region is rendered. */
  isVisible: boolean
  pending: readonly EstimateBackup[]
  /** The message shown when none is pending any more. */
  result: string
  /** Called to ask for confirmation. */
  onDelete: () => void
  onClose: () => void
}

const positions: Record<NoticePlace, string> = {
  row: 'print:hidden',
  overlay:
    'fixed start-0 bottom-4 z-notice me-20 max-h-full max-w-field overflow-y-auto pb-safe print:hidden',
}

const surfaces: Record<NoticePlace, string> = { row: 'border-b border-line py-4', overlay: '' }

function Notice({ isVisible, pending, result, onDelete, onClose }: NoticeProps) {
  /** The first estimate that was still pending after the last attempt, if that has failed. */
  const [failedTimestamp, setFailedTimestamp] = useState<string>()
  const hasFailed = failedTimestamp !== undefined && failedTimestamp === pending[0]?.timestamp
  const isSendAgainOffered = useIsSendAgainOffered()

  const isOne = pending.length === 1
  const [theyAre, theyStay] = isOne ? ['It is', 'it stays'] : ['They are', 'they stay']
  const title = isOne ? 'One estimate is not yet sent' : `${pending.length} estimates are not yet sent`

  const isEmpty = pending.length === 0
  const pendingText = hasFailed
    ? `That did not work this time. Nothing is lost: ${theyStay} on this device, and we keep trying automatically.`
    : `${theyAre} saved on this device only. We keep trying automatically.`

  return (
    <Container>
      <Alert
        tone={toneOf(isEmpty, hasFailed)}
        role="status"
        title={isEmpty ? undefined : title}
        actions={
          isEmpty ? (
            <Button variant="secondary" onClick={onClose}>
              Close
            </Button>
          ) : (
            <>
              {!isSendAgainOffered && (
                <SendAgainButton
                  // The message changes, so that a repeated failure is announced again.
                  onStart={() => setFailedTimestamp(undefined)}
                  onAttempt={(isFailure) =>
                    setFailedTimestamp(isFailure ? pendingEstimates()[0]?.timestamp : undefined)
                  }
                />
              )}
              <Button variant="secondary" onClick={onDelete}>
                Delete
              </Button>
            </>
          )
        }
      >
        {isVisible && (isEmpty ? result : pendingText)}
      </Alert>
    </Container>
  )
}

function toneOf(isEmpty: boolean, hasFailed: boolean) {
  if (isEmpty) return 'success'
  return hasFailed ? 'danger' : 'warning'
}
