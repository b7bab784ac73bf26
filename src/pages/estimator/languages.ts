/** A language of the estimator. */
export type Language = 'en' | 'ur'

/** The `lang` and `dir` of each language, and its name in that language. */
export const languages = {
  en: { lang: 'en', dir: 'ltr', name: 'English', locale: undefined },
  // Figures are in Latin digits.
  ur: { lang: 'ur', dir: 'rtl', name: 'اردو', locale: 'ur-PK-u-nu-latn' },
} as const satisfies Record<
  Language,
  { readonly lang: Language; readonly dir: 'ltr' | 'rtl'; readonly [key: string]: string | undefined }
>

/** The language that isn't shown. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'ur' : 'en'
}
