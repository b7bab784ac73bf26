import type { FloorAreas } from './areas'
import { areaFields, type AreaField, type EstimateInputs, type Floor } from './inputs'
import { marla, readPlot } from './plot'
import { parseQuantity, type QuantityProblem, type QuantityStatus } from './quantity'

/** Something about a field that the visitor should look at; the estimate goes on all the same. */
export interface InputWarning {
  readonly field: 'plotSize' | AreaField
  readonly kind: QuantityProblem | 'plotUnusuallySmall' | 'plotUnusuallyLarge'
}

/** Plots beyond these sizes, in marla, are more likely a wrong unit than a plot for a house. */
export const usualMarla = { least: 1, most: 400 } as const

const floors: readonly Floor[] = ['basement', 'ground', 'first']

/** What looks wrong: the plot first, then the floors whose typed areas should count and do not. */
export function warningsFor(inputs: EstimateInputs, counted: FloorAreas): readonly InputWarning[] {
  const areaWarnings = floors
    .filter((floor) => counted[floor].rule.kind === 'none')
    .flatMap((floor) => refused(areaFields[floor], parseQuantity(inputs[areaFields[floor]]).status))
  return [...plotWarnings(inputs), ...areaWarnings]
}

function plotWarnings(inputs: EstimateInputs): readonly InputWarning[] {
  const { size, area } = readPlot(inputs)
  if (area > marla(usualMarla.most)) return [{ field: 'plotSize', kind: 'plotUnusuallyLarge' }]
  if (area > 0n && area < marla(usualMarla.least)) return [{ field: 'plotSize', kind: 'plotUnusuallySmall' }]
  return refused('plotSize', size.status)
}

function refused(field: InputWarning['field'], status: QuantityStatus): readonly InputWarning[] {
  return status === 'counted' || status === 'empty' ? [] : [{ field, kind: status }]
}
