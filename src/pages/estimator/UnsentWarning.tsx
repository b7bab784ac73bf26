import { useState } from 'react'
import { Alert, Button } from '../../design-system'
import { resendPendingEstimates } from '../../leads'
import { ReachUs } from './ReachUs'

/** Says on the success screen that the estimate has not reached the firm yet, and what can be done about it. */
export function UnsentWarning() {
  const [isSending, setIsSending] = useState(false)

  const sendAgain = async () => {
    setIsSending(true)
    await resendPendingEstimates()
    setIsSending(false)
  }

  return (
    <Alert
      tone="warning"
      // The notice at the top of the page is the one that is announced.
      role="none"
      title="Saved on this device only; not yet sent"
      actions={
        <>
          <Button
            state={isSending ? 'loading' : 'ready'}
            loadingLabel="Sending..."
            onClick={() => void sendAgain()}
          >
            Send again
          </Button>
          <ReachUs />
        </>
      }
    >
      We try again by ourselves, now and whenever you open this site. You can also send it again yourself, or
      reach us directly.
    </Alert>
  )
}
