import { useState } from 'react'
import { Button } from '../design-system'
import { pendingEstimates, retryPendingEstimates } from '../leads'

export interface SendAgainButtonProps {
  /** Called after each attempt. @default nothing */
  onTried?: (hasPending: boolean) => void
}

/** Tries to send all pending estimates at once. They are also retried automatically, by `startRetries` in src/leads. */
export function SendAgainButton({ onTried }: SendAgainButtonProps) {
  const [isSending, setIsSending] = useState(false)

  const sendAgain = async () => {
    setIsSending(true)
    await retryPendingEstimates()
    setIsSending(false)
    onTried?.(pendingEstimates().length > 0)
  }

  return (
    <Button isLoading={isSending} loadingLabel="Sending..." onClick={() => void sendAgain()}>
      Send again
    </Button>
  )
}
