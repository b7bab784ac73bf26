import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Whether an overlay of the shell is open, and a function that opens or closes it; any navigation closes it. */
export function useOpenUntilNavigation() {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string>()
  // Back to the entry at which it was open doesn't open it again.
  if (openedAt !== undefined && openedAt !== key) setOpenedAt(undefined)
  return [openedAt === key, (isOpen: boolean) => setOpenedAt(isOpen ? key : undefined)] as const
}
