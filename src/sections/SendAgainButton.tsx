import { useState } from 'react'
import { Button } from '../design-system'
import { retryPendingEstimates } from '../leads'

export interface SendAgainButtonProps {
  /** Its texts. @default in English */
  labels?: { readonly idle: string; readonly sending: string }
  /** Called after each attempt, successful or not. @default nothing */
  onAttempt?: () => void
}

const english = { idle: 'Send again', sending: 'Sending...' }

/** Tries now to send all pending estimates. They are also retried automatically, by `startEstimateRetries` in src/leads. */
export function SendAgainButton({ labels = english, onAttempt }: SendAgainButtonProps) {
  const [isSending, setIsSending] = useState(false)

  const sendAgain = async () => {
    setIsSending(true)
    await retryPendingEstimates()
    setIsSending(false)
    onAttempt?.()
  }

  return (
    <Button isLoading={isSending} loadingLabel={labels.sending} onClick={() => void sendAgain()}>
      {labels.idle}
    </Button>
  )
}
