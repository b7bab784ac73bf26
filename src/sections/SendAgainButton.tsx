import { useState } from 'react'
import { Button } from '../design-system'
import { retryPendingEstimates } from '../leads'

export interface SendAgainButtonProps {
  /** Called after each attempt, successful or not. @default nothing */
  onAttempt?: () => void
}

/** Tries now to send all pending estimates. They are also retried automatically, by `startRetries` in src/leads. */
export function SendAgainButton({ onAttempt }: SendAgainButtonProps) {
  const [isSending, setIsSending] = useState(false)

  const sendAgain = async () => {
    setIsSending(true)
    await retryPendingEstimates()
    setIsSending(false)
    onAttempt?.()
  }

  return (
    <Button isLoading={isSending} loadingLabel="Sending..." onClick={() => void sendAgain()}>
      Send again
    </Button>
  )
}
