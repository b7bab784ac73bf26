import type { ReactNode } from 'react'
import type { NativeProps } from './internal/NativeProps'

export interface EmptyStateProps extends NativeProps<'p'> {
  /** Why there is nothing to show, or what to do about it. */
  children: ReactNode
}

/** Use in place of an empty list or result. For a message about something that has happened, use `Alert`. */
export function EmptyState(props: EmptyStateProps) {
  return (
    <p
      {...props}
      className="min-w-0 rounded-medium border border-dashed border-line-strong p-5 wrap-anywhere text-muted sm:p-8"
    />
  )
}
