import { groupedNumber } from '../../sections/formats'
import type {
  Authority,
  CalculationMode,
  Floor,
  AreaRule,
  PlotUnit,
  QualityGrade,
  EstimateService,
} from '../../estimator'

// The labels of the estimator's inputs, letter for letter. Source: docs/product.md#calculator-step.

/** The labels of the plot units. */
export const unitLabels: Record<PlotUnit, string> = { marla: 'Marla', sqft: 'Sq. Ft.', kanal: 'Kanal' }

/** The labels of the calculation modes. */
export const modeLabels: Record<CalculationMode, string> = { manual: 'Manual', auto: 'Auto' }

/** The labels of the housing authorities. */
export const authorityLabels: Record<Authority, string> = {
  DHA: 'DHA (Defence Housing Authority)',
  LDA: 'LDA (Lahore Development Authority)',
}

/** The labels of the quality grades. */
export const gradeLabels: Record<QualityGrade, string> = { A: 'A Grade', 'A+': 'A+ Grade' }

/** The labels of the floors. */
export const floorLabels: Record<Floor, string> = {
  basement: 'Basement',
  ground: 'Ground Floor',
  first: 'First Floor',
}

/** The labels of the services. */
export const serviceLabels: Record<EstimateService, string> = {
  grayStructure: 'Grey Structure',
  finishing: 'Interior/Finishes',
  architectural: 'Architectural Design',
  interior: 'Interior Design',
}

/** The rate of finishing, letter for letter. The estimate uses `finishingFactor`. Source: docs/product.md#rates. */
export const finishingRateText = '~1.15x of Grey Structure'

/** The disclaimer of every estimate, letter for letter. Source: docs/product.md#calculator-step. */
export const tentativeText =
  'This is the Tentative Estimated Cost, Exact final cost will be worked out after reviewing final Drawings/Designs, Plan and Discussions. Exact Final cost may Increase or Decrease.'

/** The options of a control, in the order of `values`. */
export function optionsOf<Value extends string>(values: readonly Value[], labels: Record<Value, string>) {
  return values.map((value) => ({ value, label: labels[value] }))
}

/**
 * Describes the rule that an area was derived by, such as "0.6364 of the plot, 10 marla", or "as for 10 marla" if the
 * table has no entry for the exact size. Empty for an entered area.
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

/** A rounded area on the review screen. Source: docs/product.md#review-step. */
export function areaText(areaSqFt: number): string {
  return `${groupedNumber(Math.round(areaSqFt))} sq.ft.`
}
