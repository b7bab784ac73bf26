import { groupedNumber } from '../../sections/formats'
import { usualPlotMarla } from '../../estimator'
import type {
  Authority,
  CalculationMode,
  Floor,
  AreaRule,
  InputWarning,
  PlotUnit,
  QualityGrade,
  EstimateService,
} from '../../estimator'

// How the wizard words the estimator's data, labels letter for letter. Source: docs/product.md#calculator-step.

/** The units of a plot, in the order in which they are offered. */
export const unitLabels: Record<PlotUnit, string> = { marla: 'Marla', sqft: 'Sq. Ft.', kanal: 'Kanal' }

/** How the covered areas come about. */
export const modeLabels: Record<CalculationMode, string> = { manual: 'Manual', auto: 'Auto' }

/** Whose bylaws the plot lies under. */
export const authorityLabels: Record<Authority, string> = {
  DHA: 'DHA (Defence Housing Authority)',
  LDA: 'LDA (Lahore Development Authority)',
}

/** How finely a house is built. */
export const gradeLabels: Record<QualityGrade, string> = { A: 'A Grade', 'A+': 'A+ Grade' }

/** The floors, from the ground up after the basement. */
export const floorLabels: Record<Floor, string> = {
  basement: 'Basement',
  ground: 'Ground Floor',
  first: 'First Floor',
}

/** What an estimate can include. */
export const serviceLabels: Record<EstimateService, string> = {
  grayStructure: 'Grey Structure',
  finishing: 'Interior/Finishes',
  architectural: 'Architectural Design',
  interior: 'Interior Design',
}

/** The order in which the services are offered. */
export const offeredServices = ['grayStructure', 'finishing', 'architectural', 'interior'] as const

/** The rate of finishing, letter for letter; its figure is `finishingFactor`. Source: docs/product.md#rates. */
export const finishingRateText = '~1.15x of Grey Structure'

/** What every estimate is, letter for letter. Source: docs/product.md#calculator-step. */
export const tentativeText =
  'This is the Tentative Estimated Cost, Exact final cost will be worked out after reviewing final Drawings/Designs, Plan and Discussions. Exact Final cost may Increase or Decrease.'

/** The choices of a control, made of its labels in the order of `values`. */
export function choices<Value extends string>(values: readonly Value[], labels: Record<Value, string>) {
  return values.map((value) => ({ value, label: labels[value] }))
}

/**
 * Which rule gave an area, in a few words, such as "0.6364 of the plot, 10 marla"; "as for" where the table has
 * no entry of the plot's own size. Empty where the visitor gave the area.
 */
export function areaRuleText(rule: AreaRule, plotMarla: number): string {
  switch (rule.kind) {
    case 'ratioOfPlot':
      return `${rule.ratio} of the plot${marlaText(rule, plotMarla)}`
    case 'ratioOfGround':
      return `${rule.ratio} of the ground floor${marlaText(rule, plotMarla)}`
    case 'fixedArea':
      return rule.marlaKey === plotMarla
        ? `Fixed area for ${rule.marlaKey} marla`
        : `Fixed area, as for ${rule.marlaKey} marla`
    case 'excluded':
      return 'Not included'
    case 'entered':
    case 'none':
      return ''
  }
}

function marlaText(rule: Extract<AreaRule, { basis: string }>, plotMarla: number): string {
  switch (rule.basis) {
    case 'nearestMarla':
      return rule.marlaKey === plotMarla ? `, ${rule.marlaKey} marla` : `, as for ${rule.marlaKey} marla`
    case 'smallPlot':
      return `, up to ${rule.marlaKey} marla`
    case 'allPlots':
      return ''
  }
}

const warningTexts: Record<InputWarning['kind'], string> = {
  notANumber: 'Enter a number, such as 7.5. It is counted as 0 until then.',
  negative: 'Enter 0 or more. It is counted as 0 until then.',
  tooLarge: 'That is too large to calculate with. It is counted as 0.',
  plotUnusuallySmall: `That is less than ${usualPlotMarla.min} marla. Is the unit right?`,
  plotUnusuallyLarge: `That is more than ${usualPlotMarla.max} marla. Is the unit right?`,
}

const doubts = new Set<InputWarning['kind']>(['plotUnusuallySmall', 'plotUnusuallyLarge'])

/**
 * What to say at a field: an error where its text doesn't count, a question where it counts but looks wrong.
 */
export function fieldMessages(warnings: readonly InputWarning[], field: InputWarning['field']) {
  const warning = warnings.find((candidate) => candidate.field === field)
  if (!warning) return {}
  const text = warningTexts[warning.kind]
  return doubts.has(warning.kind) ? { hint: text } : { errorMessage: text }
}

/** An area as the review shows it, rounded. Source: docs/product.md#review-step. */
export function areaText(areaSqFt: number): string {
  return `${groupedNumber(Math.round(areaSqFt))} sq.ft.`
}
