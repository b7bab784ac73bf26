import { clsx } from 'clsx'
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
  const hasFailed = status === 'failed'
  return createPortal(
    <p
      key={status}
      role={hasFailed ? 'alert' : 'status'}
      data-ground="white"
      className={clsx(
        'pointer-events-none fixed inset-x-4 bottom-4 z-notice mx-auto w-fit max-w-prose rounded-medium border border-line-strong px-4 py-3 text-small print:hidden',
        !hasFailed && 'transition-opacity delay-500 starting:opacity-0',
      )}
    >
      {hasFailed ? labels.overlayFailed : labels.loading}
    </p>,
    document.body,
  )
}
