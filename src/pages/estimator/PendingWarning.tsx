import { Alert } from '../../design-system'
import { SendAgainButton } from '../../sections/SendAgainButton'
import { CallOrMessage } from './CallOrMessage'
import { useEstimatorTexts } from './EstimatorLanguage'

export interface PendingWarningProps {
  /** Whether the receiver has rejected the estimate as too long. */
  isTooLong: boolean
}

/** The success step's warning that the estimate is only stored on this device, with ways to act. */
export function PendingWarning({ isTooLong }: PendingWarningProps) {
  const { successStep } = useEstimatorTexts()
  return (
    <Alert
      tone="warning"
      // `PendingEstimatesNotice` is announced instead.
      role="none"
      title={successStep.pending.title}
      actions={
        <>
          <SendAgainButton labels={successStep.sendAgain} />
          <CallOrMessage />
        </>
      }
    >
      {isTooLong ? successStep.tooLong : successStep.pending.text}
    </Alert>
  )
}
