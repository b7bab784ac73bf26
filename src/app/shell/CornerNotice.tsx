import type { ReactNode } from 'react'

export interface CornerNoticeProps {
  /** Whether to hide it, because another notice is shown there. @default false */
  isHidden?: boolean
  /** The `Alert`. */
  children: ReactNode
}

/** Positions a notice over the page, in the bottom corner at the inline start (left in English). */
export function CornerNotice({ isHidden = false, children }: CornerNoticeProps) {
  return (
    <div hidden={isHidden} className="fixed start-4 bottom-4 z-notice me-20 max-w-field pb-safe print:hidden">
      {children}
    </div>
  )
}
