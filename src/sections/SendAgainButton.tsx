import { useState } from 'react'
import { Button } from '../design-system'
import { retryPendingEstimates } from '../leads'

export interface SendAgainButtonProps {
  /** Its texts. @default in English */
  labels?: { readonly idle: string; readonly sending: string }
  /** Called when an attempt starts. @default nothing */
  onStart?: () => void
  /** Called after each click's attempt; it has not failed if another tab was still sending. @default nothing */
  onAttempt?: (hasFailed: boolean) => void
}

const english = { idle: 'Send again', sending: 'Sending...' }

/** Tries now to send all pending estimates. They are also retried automatically, by `startEstimateRetries` in src/leads. */
export function SendAgainButton({ labels = english, onStart, onAttempt }: SendAgainButtonProps) {
  const [isSending, setIsSending] = useState(false)

  const sendAgain = async () => {
    setIsSending(true)
    onStart?.()
    const hasFailed = await retryPendingEstimates()
    setIsSending(false)
    onAttempt?.(hasFailed === true)
  }

  return (
    <Button isLoading={isSending} loadingLabel={labels.sending} onClick={() => void sendAgain()}>
      {labels.idle}
    </Button>
  )
}
