import { useState } from 'react'
import { Button } from '../design-system'
import { retryPendingEstimates } from '../leads'

export interface SendAgainButtonProps {
  /** Its texts. @default in English */
  labels?: { readonly idle: string; readonly sending: string }
  /** Called when an attempt starts. @default nothing */
  onStart?: () => void
  /** Called after each click; `hasFailed` is also true if another tab did not end its attempt in time. @default nothing */
  onAttempt?: (hasFailed: boolean) => void
}

const english = { idle: 'Send again', sending: 'Sending...' }

/**
 * A button that tries at once to send all pending estimates. They are also retried automatically, by `watchStoredEstimates`
 * in src/leads.
 */
export function SendAgainButton({ labels = english, onStart, onAttempt }: SendAgainButtonProps) {
  const [isSending, setIsSending] = useState(false)

  const sendAgain = async () => {
    setIsSending(true)
    onStart?.()
    const hasFailed = await retryPendingEstimates()
    setIsSending(false)
    onAttempt?.(hasFailed !== false)
  }

  return (
    <Button isLoading={isSending} loadingLabel={labels.sending} onClick={() => void sendAgain()}>
      {labels.idle}
    </Button>
  )
}
