import { useState } from 'react'
import { Button } from '../design-system'
import { retryPendingEstimates } from '../leads'

export interface SendAgainButtonProps {
  labels: { readonly idle: string; readonly sending: string }
  /** Called when an attempt starts. */
  onStart: () => void
  /** Called after each click; `hasFailed` is also true if another tab did not end its attempt in time. */
  onAttempt: (hasFailed: boolean) => void
}

/** A button that tries at once to send all pending estimates. They are also retried automatically, by src/leads. */
export function SendAgainButton({ labels, onStart, onAttempt }: SendAgainButtonProps) {
  const [isSending, setIsSending] = useState(false)

  const sendAgain = async () => {
    setIsSending(true)
    onStart()
    const hasFailed = await retryPendingEstimates()
    setIsSending(false)
    onAttempt(hasFailed !== false)
  }

  return (
    <Button isLoading={isSending} loadingLabel={labels.sending} onClick={() => void sendAgain()}>
      {labels.idle}
    </Button>
  )
}
