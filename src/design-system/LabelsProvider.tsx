import type { ReactNode } from 'react'
import { LabelsContext, type Labels } from './labels'

export interface LabelsProviderProps {
  /** Every word that a component says by itself, in the site's language. */
  labels: Labels
  /** The components that speak it. */
  children: ReactNode
}

/**
 * Use once around a site in another language than English: its components say "Close" or "Loading" in that
 * language. For the words of a single component use its own `label`.
 *
 * - Renders no element of its own.
 */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  return <LabelsContext value={labels}>{children}</LabelsContext>
}
