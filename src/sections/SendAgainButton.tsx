import { useState } from 'react'
import { Button } from '../design-system'
import { pendingEstimates, resendPendingEstimates } from '../leads'

export interface SendAgainButtonProps {
  /** Called after each try with whether anything still waits on this device. @default nothing */
  onTried?: (isSomethingLeft: boolean) => void
}

/** Sends at once what waits on this device. */
export function SendAgainButton({ onTried }: SendAgainButtonProps) {
  const [isSending, setIsSending] = useState(false)

  const sendAgain = async () => {
    setIsSending(true)
    await resendPendingEstimates()
    setIsSending(false)
    onTried?.(pendingEstimates().length > 0)
  }

  return (
    <Button isLoading={isSending} loadingLabel="Sending..." onClick={() => void sendAgain()}>
      Send again
    </Button>
  )
}
