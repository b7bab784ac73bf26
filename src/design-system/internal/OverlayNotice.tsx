import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLabels } from '../labels'
import type { LoadingStatus } from './useOverlayCode'

interface OverlayNoticeProps {
  status: LoadingStatus
}

/** Says that an overlay is still loading, if that takes half a second, or that it couldn't be loaded. */
export function OverlayNotice({ status }: OverlayNoticeProps) {
  const labels = useLabels()
  // While the page is prerendered, no overlay is shown either.
  if (status === 'none' || typeof document === 'undefined') return null
  return createPortal(
    status === 'failed' ? (
      <p role="alert" data-ground="white" className={clsx(place, surface)}>
        {labels.overlayFailed}
      </p>
    ) : (
      <LoadingNotice />
    ),
    document.body,
  )
}

/** A live region that is empty at first: screen readers announce only what changes in a region that they know. */
function LoadingNotice() {
  const labels = useLabels()
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), noticeDelayMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <p role="status" data-ground="white" className={clsx(place, isSlow && surface)}>
      {isSlow && labels.loading}
    </p>
  )
}

/** How long an overlay may load before a message appears, in milliseconds. */
const noticeDelayMs = 500

const place =
  'pointer-events-none fixed inset-x-4 bottom-4 z-notice mx-auto w-fit max-w-prose text-small print:hidden'
const surface = 'rounded-medium border border-line-strong px-4 py-3'
