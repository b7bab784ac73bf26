import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLabels, usePartLanguage } from '../labels'
import type { LoadingStatus } from './useOverlayCode'

interface OverlayNoticeProps {
  status: LoadingStatus
}

/** Tells the visitor that an overlay is still loading, after half a second, or that it couldn't be loaded. */
export function OverlayNotice({ status }: OverlayNoticeProps) {
  const labels = useLabels()
  const language = usePartLanguage()
  // While prerendering there is no `document`, and no overlay is open.
  if (status === 'none' || typeof document === 'undefined') return null
  return createPortal(
    status === 'failed' ? (
      <p {...language} role="alert" data-ground="white" className={clsx(position, surface)}>
        {labels.overlayFailed}
      </p>
    ) : (
      <LoadingNotice />
    ),
    document.body,
  )
}

/** A live region that is empty at first: screen readers announce only changes to a region that already exists. */
function LoadingNotice() {
  const labels = useLabels()
  const language = usePartLanguage()
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), noticeDelayMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <p {...language} role="status" data-ground="white" className={clsx(position, isSlow && surface)}>
      {isSlow && labels.loading}
    </p>
  )
}

/** How long an overlay may load before a message appears, in milliseconds. */
const noticeDelayMs = 500

const position =
  'pointer-events-none fixed inset-x-4 bottom-4 z-notice mx-auto w-fit max-w-prose text-small print:hidden'
const surface = 'rounded-medium border border-line-strong px-4 py-3'
