import { newTabText } from '../sections'
import * as calculator from './page'
import { estimatorPage } from './page'
import * as planning from './planning'
import * as print from './print'

const { head, text, progress, callOrMessage, elsewhere } = estimatorPage

/** The texts of the estimator that are translated, in English; their translation is in urdu.ts. */
export const englishTexts = {
  ...Object.assign({}, calculator, planning, print),
  estimatorPage: { title: head.title, text, progress, callOrMessage, newTab: newTabText, elsewhere },
} as const

/** The properties that aren't texts: they are the same in every language. */
type Fixed = 'service' | 'rate' | 'ratesDay'

/** The shape of texts in any language: literal texts become strings, lists keep their length. */
type InAnyLanguage<Texts> = Texts extends string
  ? string
  : Texts extends (...parts: infer Parts) => string
    ? (...parts: Parts) => string
    : { readonly [Key in keyof Texts]: Key extends Fixed ? Texts[Key] : InAnyLanguage<Texts[Key]> }

/** The texts of the estimator in one language. */
export type EstimatorTexts = InAnyLanguage<typeof englishTexts>
