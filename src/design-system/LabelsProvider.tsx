import type { ReactNode } from 'react'
import { LabelsContext, OverlayContainerContext, type Labels } from './labels'

export interface LabelsProviderProps {
  /** The built-in texts of the components, in the language of the site. */
  labels: Labels
  /** The element around a part of the page in another language; dialogs are rendered in it. @default the body */
  overlayContainer?: HTMLElement | null | undefined
  /** The components that use the labels. */
  children: ReactNode
}

/**
 * Use around a site, or a part of a page, in a language other than English, to translate built-in texts such as
 * "Close". For the text of a single component, use its `label` prop.
 * - With `overlayContainer`, dialogs inherit its `lang` and `dir`.
 */
export function LabelsProvider({ labels, overlayContainer = null, children }: LabelsProviderProps) {
  return (
    <LabelsContext value={labels}>
      <OverlayContainerContext value={overlayContainer}>{children}</OverlayContainerContext>
    </LabelsContext>
  )
}
