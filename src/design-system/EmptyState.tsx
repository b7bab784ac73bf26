import type { ReactNode } from 'react'
import type { NativeProps } from './internal/NativeProps'

interface EmptyStateOwnProps {
  /** Why there is nothing, or what to do so that there is something. */
  children: ReactNode
}

export type EmptyStateProps = EmptyStateOwnProps & NativeProps<'p', EmptyStateOwnProps>

/**
 * Use in the place of a list or a result that has nothing to show. For a message about what has happened use
 * `Alert`.
 *
 * - Plain text in the order of reading: no heading, and nothing that is announced.
 */
export function EmptyState(props: EmptyStateProps) {
  return (
    <p
      {...props}
      className="min-w-0 rounded-medium border border-dashed border-line-strong p-5 text-pretty wrap-anywhere text-muted sm:p-8"
    />
  )
}
