import type { ReactNode } from 'react'
import { LabelsContext, type Labels } from './labels'

export interface LabelsProviderProps {
  /** The built-in texts of the components, in the language of the site. */
  labels: Labels
  /** The components that use the labels. */
  children: ReactNode
}

/**
 * Use once around a site in a language other than English, to translate built-in texts such as "Close" and "Loading".
 * For the text of a single component, use its `label` prop.
 *
 * - Renders no element.
 */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  return <LabelsContext value={labels}>{children}</LabelsContext>
}
