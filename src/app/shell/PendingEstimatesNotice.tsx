import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { notices } from '../../content/shell/notices'
import { Alert, Button, Dialog } from '../../design-system'
import {
  deleteEstimates,
  estimateStatus,
  pendingEstimates,
  subscribeToEstimates,
  type EstimateBackup,
} from '../../leads'
import { SendAgainButton } from '../../sections/SendAgainButton'
import { focusMain } from './focusMain'

const none: readonly EstimateBackup[] = []
const { pending: texts, outcome } = notices

interface PendingEstimatesNoticeProps {
  /** Whether the page itself says the same. */
  isHidden?: boolean
}

/**
 * Says how many estimates could not be sent, and lets the visitor send or delete them. Once none is left, it says what
 * has become of them, until the next navigation. Closed, it reappears when an estimate is stored, and on the next visit.
 */
export function PendingEstimatesNotice({ isHidden = false }: PendingEstimatesNoticeProps) {
  const pending = useSyncExternalStore(subscribeToEstimates, pendingEstimates, () => none)
  const { pathname } = useLocation()
  const [isClosed, setIsClosed] = useState(false)
  const [isConfirming, setIsConfirming] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  /** The last estimates that were pending on this page. */
  const [last, setLast] = useState({ estimates: pending, pathname })
  const isEmpty = pending.length === 0
  const isShown = last.estimates.length > 0 && !isClosed && !isHidden
  const hasChanged = !isEmpty && last.estimates !== pending

  if (isEmpty && isConfirming) setIsConfirming(false)
  if (hasChanged || last.pathname !== pathname) setLast({ estimates: pending, pathname })
  if (hasChanged && (isClosed || hasFailed)) {
    setIsClosed(false)
    setHasFailed(false)
  }

  /** Also while the focus is in the dialog. */
  const hasFocus = useRef(false)
  useEffect(() => {
    // Its buttons are gone, except Close.
    if (!isEmpty || !hasFocus.current) return
    hasFocus.current = false
    focusMain()
  }, [isEmpty])

  const close = () => {
    setIsClosed(true)
    focusMain()
  }

  const isSent = last.estimates.every(({ timestamp }) => estimateStatus(timestamp) === 'sent')
  const failure = hasFailed && texts.failed
  return (
    <section aria-label={isShown ? (isEmpty ? outcome : texts).label : undefined}>
      <div
        onFocus={() => {
          hasFocus.current = true
        }}
        onBlur={() => {
          hasFocus.current = false
        }}
      >
        <Alert
          tone={isEmpty ? 'success' : failure ? 'danger' : 'warning'}
          role="status"
          title={isEmpty ? undefined : texts.title(pending.length)}
          actions={
            <>
              {!isEmpty && (
                <>
                  <SendAgainButton labels={texts.sendAgain} onAttempt={setHasFailed} />
                  <Dialog
                    trigger={<Button variant="secondary">{texts.delete}</Button>}
                    isOpen={isConfirming}
                    onOpenChange={setIsConfirming}
                    title={texts.confirmation.title}
                    description={texts.confirmation.text}
                    actions={
                      <>
                        <Button onClick={() => setIsConfirming(false)}>{texts.confirmation.keep}</Button>
                        <Button variant="secondary" onClick={() => deleteEstimates(pending)}>
                          {texts.confirmation.delete}
                        </Button>
                      </>
                    }
                  />
                </>
              )}
              <Button variant="secondary" onClick={close}>
                {notices.close}
              </Button>
            </>
          }
        >
          {isShown && (isEmpty ? outcome[isSent ? 'sent' : 'deleted'] : failure || texts.text)}
        </Alert>
      </div>
    </section>
  )
}
