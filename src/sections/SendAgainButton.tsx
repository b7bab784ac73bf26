import { useState } from 'react'
import { Button } from '../design-system'
import { resendEstimates } from '../leads'

export interface SendAgainButtonProps {
  labels: { readonly idle: string; readonly sending: string }
  /** Called with false when an attempt starts, and with its result when it ends. */
  onAttempt: (hasFailed: boolean) => void
}

/** A button that tries at once to send all pending estimates. */
export function SendAgainButton({ labels, onAttempt }: SendAgainButtonProps) {
  const [isSending, setIsSending] = useState(false)

  const sendAgain = async () => {
    setIsSending(true)
    // The message changes, so that a repeated failure is announced again.
    onAttempt(false)
    const isSent = await resendEstimates()
    setIsSending(false)
    onAttempt(!isSent)
  }

  return (
    <Button isLoading={isSending} loadingLabel={labels.sending} onClick={() => void sendAgain()}>
      {labels.idle}
    </Button>
  )
}
