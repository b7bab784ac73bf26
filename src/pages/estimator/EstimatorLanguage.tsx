import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import type { EstimatorTexts } from '../../content/pages/estimatorTranslation'
import { LabelsProvider } from '../../design-system'
import { languages } from './languages'
import { initialLanguage, languageStore } from './languageStore'

const LanguageContext = createContext(initialLanguage)

/** Gives the estimator's texts, and the labels of the components in it, in the language that the visitor has chosen. */
export function EstimatorLanguage({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(languageStore.subscribe, languageStore.get, () => initialLanguage)
  useEffect(() => void languageStore.restore(), [])
  const { lang, dir } = languages[state.language]
  return (
    <LanguageContext value={state}>
      <LabelsProvider labels={state.labels} language={lang === 'en' ? undefined : { lang, dir }}>
        {children}
      </LabelsProvider>
    </LanguageContext>
  )
}

/** The texts of the estimator in the language that is shown. */
export function useEstimatorTexts(): EstimatorTexts {
  return use(LanguageContext).texts
}

/** The language that is shown, and whether another one is loading or has failed to load. */
export function useEstimatorLanguage() {
  const { language, status } = use(LanguageContext)
  const { lang, dir, locale } = languages[language]
  return {
    language,
    status,
    /** The locale for dates; undefined in English. */
    locale,
    /** The attributes of each part of the estimator; none in English, the language of the document. */
    attributes: language === 'en' ? {} : { lang, dir },
  }
}
