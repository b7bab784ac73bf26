import { successStep } from '../../content/pages/estimator'
import { Alert } from '../../design-system'
import { SendAgainButton } from '../../sections/SendAgainButton'
import { CallOrMessage } from './CallOrMessage'

/** The success step's warning that the estimate is only stored on this device, with ways to act. */
export function PendingWarning() {
  return (
    <Alert
      tone="warning"
      // `PendingLeadNotice` is announced instead.
      role="none"
      title={successStep.pending.title}
      actions={
        <>
          <SendAgainButton />
          <CallOrMessage />
        </>
      }
    >
      {successStep.pending.text}
    </Alert>
  )
}
