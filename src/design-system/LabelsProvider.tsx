import type { ReactNode } from 'react'
import { LabelsContext, PartLanguageContext, type Labels, type PartLanguage } from './labels'

export interface LabelsProviderProps {
  /** The built-in texts of the components, in the language of the site. */
  labels: Labels
  /**
   * The `lang` and `dir` of what the components render outside of this part of the DOM, such as dialogs. Set the same
   * `lang` and `dir` on an element around the part yourself. @default the language of the document
   */
  language?: PartLanguage | undefined
  /** The components that use the labels. */
  children: ReactNode
}

/**
 * Use around a site, or a part of a page, in a language other than English, to translate built-in texts such as "Close"
 * and "Loading". For the text of a single component, use its `label` prop.
 *
 * - With `language`, dialogs have its `lang` and `dir`.
 */
export function LabelsProvider({ labels, language, children }: LabelsProviderProps) {
  return (
    <LabelsContext value={labels}>
      <PartLanguageContext value={language}>{children}</PartLanguageContext>
    </LabelsContext>
  )
}
