import { useState } from 'react'
import { Alert } from '../../design-system'
import { SendAgainButton } from '../../sections/SendAgainButton'
import { useOfferSendAgain } from '../../sections/sendAgainOnPage'
import { CallOrMessage } from './CallOrMessage'
import { useEstimatorTexts } from './EstimatorLanguage'

export interface PendingWarningProps {
  id: string
  /** Whether the receiver has rejected the estimate as too long. */
  isTooLong: boolean
}

/** The success step's warning that the estimate is only stored on this device, with ways to act. */
export function PendingWarning({ id, isTooLong }: PendingWarningProps) {
  const { pending, sendAgain, tooLong } = useEstimatorTexts().successStep
  const [attempt, setAttempt] = useState<'none' | 'sending' | 'failed'>('none')
  useOfferSendAgain()

  const failure = isTooLong ? tooLong : attempt === 'failed' && pending.failed
  return (
    <Alert
      id={id}
      tone={attempt === 'failed' ? 'danger' : 'warning'}
      // Only later changes are announced; at first, it describes the focused heading.
      role="status"
      title={pending.title}
      actions={
        <>
          <SendAgainButton
            labels={sendAgain}
            // The message changes, so that a repeated failure is announced again.
            onStart={() => setAttempt('sending')}
            onAttempt={(hasFailed) => setAttempt(hasFailed ? 'failed' : 'none')}
          />
          <CallOrMessage />
        </>
      }
    >
      {(attempt !== 'sending' && failure) || pending.text}
    </Alert>
  )
}
