import {
  amounts,
  areaReasonTexts,
  areaRuleTexts,
  authorityLabels,
  calculatorFields,
  contactStep,
  estimatePanel,
  estimateSummary,
  estimatorPage,
  floorLabels,
  gradeLabels,
  inputWarnings,
  numberMessages,
  languageSwitch,
  listOf,
  modeLabels,
  progressLabels,
  reviewStep,
  serviceLabels,
  serviceNotes,
  stepTitles,
  successStep,
  tentativeText,
  unitLabels,
} from './estimator'
import {
  budgetSection,
  budgetUnitLabels,
  comparison,
  costTable,
  openedLink,
  shareEstimate,
} from './estimatorPlanning'
import { printedEstimate } from './estimatorPrint'

const { head, text, progress, callOrMessage } = estimatorPage

/**
 * The texts of the estimator that are translated, in English. The texts are in estimator.ts, estimatorPlanning.ts and
 * estimatorPrint.ts; their translation is in estimatorUrdu.ts.
 */
export const englishTexts = {
  estimatorPage: { title: head.title, text, progress, callOrMessage },
  languageSwitch,
  amounts,
  listOf,
  progressLabels,
  stepTitles,
  contactStep,
  unitLabels,
  modeLabels,
  authorityLabels,
  gradeLabels,
  floorLabels,
  serviceLabels,
  calculatorFields,
  areaRuleTexts,
  areaReasonTexts,
  inputWarnings,
  numberMessages,
  estimatePanel,
  serviceNotes,
  tentativeText,
  estimateSummary,
  reviewStep,
  successStep,
  budgetUnitLabels,
  budgetSection,
  costTable,
  openedLink,
  comparison,
  shareEstimate,
  printedEstimate,
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
