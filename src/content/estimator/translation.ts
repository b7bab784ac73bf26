import { amounts } from '../amounts'
import { newTabText } from '../sections'
import {
  listOf,
  unitLabels,
  modeLabels,
  authorityLabels,
  gradeName,
  gradeLabel,
  floorLabels,
  serviceLabels,
} from './labels'
import {
  calculatorFields,
  areaRuleTexts,
  areaReasonTexts,
  inputWarnings,
  estimatePanel,
  serviceNotes,
  tentativeText,
} from './calculator'
import { materialTexts, ownerQuestions } from './ownerQuestions'
import {
  budgetUnitLabels,
  budgetSection,
  houseBudget,
  costTable,
  openedLink,
  savedHouses,
  comparison,
  shareEstimate,
} from './planning'
import {
  estimatorPage,
  progressLabels,
  stepTitles,
  languageSwitch,
  contactStep,
  estimateSummary,
  reviewStep,
  successStep,
} from './steps'
import { printedEstimate } from './print'

const { head, text, progress, callOrMessage, elsewhere } = estimatorPage

/** The texts of the estimator that are translated, in English; their translation is in urdu.ts. */
export const englishTexts = {
  estimatorPage: { title: head.title, text, progress, callOrMessage, newTab: newTabText, elsewhere },
  amounts,
  listOf,
  progressLabels,
  stepTitles,
  unitLabels,
  modeLabels,
  authorityLabels,
  gradeName,
  gradeLabel,
  floorLabels,
  serviceLabels,
  calculatorFields,
  areaRuleTexts,
  areaReasonTexts,
  inputWarnings,
  estimatePanel,
  serviceNotes,
  tentativeText,
  budgetUnitLabels,
  budgetSection,
  houseBudget,
  costTable,
  openedLink,
  savedHouses,
  comparison,
  shareEstimate,
  ownerQuestions,
  materialTexts,
  languageSwitch,
  contactStep,
  estimateSummary,
  reviewStep,
  successStep,
  printedEstimate,
} as const

/** The properties that aren't texts: they are the same in every language. */
type Fixed = 'service' | 'rate'

/** The shape of texts in any language: literal texts become strings, lists keep their length. */
type InAnyLanguage<Texts> = Texts extends string
  ? string
  : Texts extends (...parts: infer Parts) => string
    ? (...parts: Parts) => string
    : { readonly [Key in keyof Texts]: Key extends Fixed ? Texts[Key] : InAnyLanguage<Texts[Key]> }

/** The texts of the estimator in one language. */
export type EstimatorTexts = InAnyLanguage<typeof englishTexts>
