import { englishTexts, type EstimatorTexts } from '../../content/pages/estimatorTranslation'
import { createStore, type Store } from '../../createStore'
import { englishLabels, type Labels } from '../../design-system'
import type { Language } from './languages'

/** The texts of the estimator and of the components in it, in one language. */
export interface LanguageTexts {
  readonly texts: EstimatorTexts
  readonly labels: Labels
}

/** The language that is shown, with its texts, and whether another one is loading. */
export interface LanguageState extends LanguageTexts {
  readonly language: Language
  /** 'failed' if the texts of the chosen language could not be loaded. */
  readonly status: 'ready' | 'loading' | 'failed'
}

/** The store of the estimator's language. */
export interface LanguageStore extends Pick<Store<LanguageState>, 'get' | 'subscribe'> {
  /** Shows a language as soon as its texts are loaded, and remembers it. */
  readonly choose: (language: Language) => Promise<void>
  /** Shows the language that was remembered. */
  readonly restore: () => Promise<void>
}

/** The key in the local storage. */
const languageKey = 'estimatorLanguage'

/** The state of a first visit, and of the prerendered page. */
export const initialLanguage: LanguageState = {
  language: 'en',
  status: 'ready',
  texts: englishTexts,
  labels: englishLabels,
}

/**
 * Creates a store that remembers the language in a storage area. If that is blocked or full, the choice lasts as long as
 * the page.
 * @param loadUrdu loads the Urdu texts; English is always there
 */
function createLanguageStore(
  area: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  loadUrdu: () => Promise<LanguageTexts>,
): LanguageStore {
  const { get, set, subscribe } = createStore(initialLanguage)
  /** What the visitor wants to read, which may still be loading. */
  let chosen: Language = 'en'

  const remember = () => {
    try {
      if (chosen === 'en') area().removeItem(languageKey)
      else area().setItem(languageKey, chosen)
    } catch {
      // The storage is blocked or full.
    }
  }

  const choose = async (language: Language) => {
    chosen = language
    if (language === 'en') {
      set(initialLanguage)
      remember()
      return
    }
    if (get().language === language || get().status === 'loading') return
    set({ ...get(), status: 'loading' })
    const urdu = await loadUrdu().catch(() => undefined)
    // The visitor may have gone back to English meanwhile.
    if (chosen !== language) return
    if (!urdu) {
      set({ ...initialLanguage, status: 'failed' })
      return
    }
    set({ language, status: 'ready', texts: urdu.texts, labels: urdu.labels })
    remember()
  }

  return {
    get,
    subscribe,
    choose,
    restore: async () => {
      try {
        if (area().getItem(languageKey) === 'ur') await choose('ur')
      } catch {
        // The storage is blocked.
      }
    },
  }
}

/** The language of the estimator in this window. */
export const languageStore = createLanguageStore(
  () => window.localStorage,
  async () => {
    const { loadFont, texts, labels } = await import('./urdu')
    await loadFont()
    return { texts, labels }
  },
)
