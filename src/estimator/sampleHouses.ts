import { initialInputs, type EstimateInputs } from './inputs'
import type { QualityGrade } from './rates'

/** The plots of the table of costs, in marla. Source: docs/product.md#table-of-costs. */
export const tabulatedPlotMarla = [5, 7, 8, 10, 14, 20, 40] as const

/** The plot, in marla, of the house that is the example of the site. Source: docs/product.md#table-of-costs. */
export const examplePlotMarla = 10

/** The choices for a house, apart from its plot. */
export type HouseChoices = Pick<EstimateInputs, 'authority' | 'includeBasement' | 'services'> & {
  readonly grade: QualityGrade
}

/** The house that the table of costs and a new budget start from. Source: docs/product.md#table-of-costs. */
export const plainHouse: HouseChoices = {
  authority: 'DHA',
  grade: 'A',
  includeBasement: false,
  services: initialInputs.services,
}

/** The inputs of a house on a plot of this size in marla. */
export function inputsOfHouse(marla: number, choices: HouseChoices): EstimateInputs {
  const { authority, includeBasement, services, grade } = choices
  return { ...initialInputs, authority, includeBasement, services, grade, plotSize: String(marla) }
}

/** The house that is the example of the site: in DHA, in A Grade, without a basement, with all services. */
export const exampleHouse = inputsOfHouse(examplePlotMarla, plainHouse)
