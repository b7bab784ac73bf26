import type { ReactNode } from 'react'

export interface CornerNoticeProps {
  /** Whether another notice takes its place. @default false */
  isHidden?: boolean
  /** The `Alert`. */
  children: ReactNode
}

/** The place of a notice over the page, in the corner at the bottom. */
export function CornerNotice({ isHidden = false, children }: CornerNoticeProps) {
  return (
    <div hidden={isHidden} className="fixed start-4 bottom-4 z-notice me-20 max-w-field pb-safe print:hidden">
      {children}
    </div>
  )
}
