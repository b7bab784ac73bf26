import type { FloorAreas } from './areas'
import { areaFields, floors, type AreaField, type EstimateInputs } from './inputs'
import { usualPlotMarla } from './numberLimits'
import { marla, parsePlot } from './plot'
import { parseQuantity, type QuantityProblem, type QuantityStatus } from './quantity'

/** A warning about an input; it doesn't prevent an estimate. */
export interface InputWarning {
  readonly field: 'plotSize' | AreaField
  readonly kind: QuantityProblem | 'plotUnusuallySmall' | 'plotUnusuallyLarge'
}

/** The warnings for the plot, then for each entered area that is used but not valid. */
export function warningsFor(inputs: EstimateInputs, covered: FloorAreas): readonly InputWarning[] {
  const areaWarnings = floors
    .filter((floor) => covered[floor].rule.kind === 'none')
    .flatMap((floor) => quantityWarnings(areaFields[floor], parseQuantity(inputs[areaFields[floor]]).status))
  return [...plotWarnings(inputs), ...areaWarnings]
}

function plotWarnings(inputs: EstimateInputs): readonly InputWarning[] {
  const { size, area } = parsePlot(inputs)
  if (area > marla(usualPlotMarla.max)) return [{ field: 'plotSize', kind: 'plotUnusuallyLarge' }]
  if (area > 0n && area < marla(usualPlotMarla.min))
    return [{ field: 'plotSize', kind: 'plotUnusuallySmall' }]
  return quantityWarnings('plotSize', size.status)
}

function quantityWarnings(field: InputWarning['field'], status: QuantityStatus): readonly InputWarning[] {
  return status === 'valid' || status === 'empty' ? [] : [{ field, kind: status }]
}
