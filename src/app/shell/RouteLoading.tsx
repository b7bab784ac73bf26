import { useEffect, useState } from 'react'
import { Alert } from '../../design-system'

export interface RouteLoadingProps {
  /** Whether a page has been asked for that isn't there yet. */
  isPending: boolean
}

/** How long a page may take before anything is said about it, in ms. */
const patience = 500

/**
 * Says that the page which was asked for is being loaded, where that takes longer than a moment. The page before
 * it stays in sight and in use meanwhile.
 */
export function RouteLoading({ isPending }: RouteLoadingProps) {
  const [isLate, setIsLate] = useState(false)

  useEffect(() => {
    if (!isPending) return undefined
    const timer = setTimeout(() => setIsLate(true), patience)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isPending])

  return (
    <div className="pointer-events-none fixed inset-x-4 top-4 z-notice mx-auto max-w-tooltip print:hidden">
      <Alert tone="info">{isPending && isLate ? 'Loading the page' : ''}</Alert>
    </div>
  )
}
