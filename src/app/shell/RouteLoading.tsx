import { useEffect, useState } from 'react'
import { Alert } from '../../design-system'

export interface RouteLoadingProps {
  /** Whether the next page is still loading. */
  isPending: boolean
}

/** How long a page may load before the message appears, in milliseconds. */
const delayMs = 500

/** Tells the visitor that the next page is loading, if that takes long. Meanwhile the current page stays usable. */
export function RouteLoading({ isPending }: RouteLoadingProps) {
  const [isLate, setIsLate] = useState(false)

  useEffect(() => {
    if (!isPending) return undefined
    const timer = setTimeout(() => setIsLate(true), delayMs)
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
