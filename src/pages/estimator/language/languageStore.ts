import { englishTexts, type EstimatorTexts } from '../../../content/estimator/translation'
import { createStore } from '../../../lib/createStore'
import { englishLabels, type Labels } from '../../../design-system'
import { readItem, writeItem } from '../../../lib/safeStorage'

/** A language of the estimator, with its texts. */
export interface Language {
  readonly lang: 'en' | 'ur'
  readonly dir: 'ltr' | 'rtl'
  /** For dates; undefined for that of the site. */
  readonly locale: string | undefined
  readonly texts: EstimatorTexts
  /** The built-in texts of the components. */
  readonly labels: Labels
  /** 'failed' if the texts of the chosen language could not be loaded. */
  readonly status: 'ready' | 'loading' | 'failed'
}

/** The key in the local storage. */
const languageKey = 'estimatorLanguage'

/** The language of a first visit, and of the prerendered page. */
export const initialLanguage: Language = {
  lang: 'en',
  dir: 'ltr',
  locale: undefined,
  texts: englishTexts,
  labels: englishLabels,
  status: 'ready',
}

/** The language of the estimator in this window. */
export const languageStore = createStore(initialLanguage)

/** Shows a language as soon as its texts are loaded, and remembers it. */
export async function chooseLanguage(lang: Language['lang']): Promise<void> {
  if (lang === 'en') {
    languageStore.set(initialLanguage)
  } else {
    languageStore.set({ ...languageStore.get(), status: 'loading' })
    try {
      const { urdu } = await import('./urdu')
      languageStore.set({ ...urdu, status: 'ready' })
    } catch {
      languageStore.set({ ...initialLanguage, status: 'failed' })
      return
    }
  }
  writeItem('localStorage', languageKey, lang)
}

/** Shows the language that a link chose by its query, such as `?lang=ur`, or else the one that was remembered. */
export function restoreLanguage(search: string): void {
  const linked = new URLSearchParams(search).get('lang')
  const remembered = readItem('localStorage', languageKey) === 'ur' ? 'ur' : undefined
  const lang = linked === 'en' || linked === 'ur' ? linked : remembered
  if (lang && lang !== languageStore.get().lang) void chooseLanguage(lang)
}

/** A query without the choice of a language, which would count more than a later one after a reload. */
export function withoutLanguage(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('lang')
  return query.size > 0 ? `?${query}` : ''
}
