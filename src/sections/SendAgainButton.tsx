import { useState } from 'react'
import { Button } from '../design-system'
import { pendingEstimates, retryPendingEstimates } from '../leads'

export interface SendAgainButtonProps {
  /** Called after each attempt. @default nothing */
  onTried?: (hasPending: boolean) => void
}

/** A button that sends the estimates stored on this device. */
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
