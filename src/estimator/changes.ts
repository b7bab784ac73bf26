import { basementOfEnteredGround, houseOf } from './areas'
import { wholeSqFt, type Area } from './exactArea'
import { plotSizeIn, plotUnitIn } from './plot'
import { areaFields, floors, type EstimateInputs, type EstimateService } from './inputs'

/** A change of one input. */
export type InputChange =
  | {
      [Field in Exclude<keyof EstimateInputs, 'services'>]: {
        readonly field: Field
        readonly value: EstimateInputs[Field]
      }
    }[Exclude<keyof EstimateInputs, 'services'>]
  | { readonly field: 'service'; readonly service: EstimateService; readonly value: boolean }

/**
 * Applies a change. A unit in the text of the plot's size is selected; selecting another one converts the size. Derived
 * areas replace the entered ones; switching to manual mode enters the derived ones. Without a plot, including the basement
 * in auto mode enters its area. An excluded basement has no area. Source: docs/product.md#editing-areas.
 */
export function changeInputs(inputs: EstimateInputs, change: InputChange): EstimateInputs {
  const changed = applyChange(inputs, change)
  if (houseOf(changed).isDerived) return withoutAreas(changed)
  const before = houseOf(inputs)
  if (changed.mode === 'manual' && before.isDerived) {
    return {
      ...changed,
      basementArea: areaText(before.floors.basement.area),
      groundFloorArea: areaText(before.floors.ground.area),
      firstFloorArea: areaText(before.floors.first.area),
    }
  }
  if (!changed.includeBasement) return { ...changed, basementArea: '' }
  if (changed.mode === 'manual' || inputs.includeBasement) return changed
  return { ...changed, basementArea: areaText(basementOfEnteredGround(changed)) }
}

function withoutAreas(inputs: EstimateInputs): EstimateInputs {
  const isEmpty = floors.every((floor) => inputs[areaFields[floor]] === '')
  return isEmpty ? inputs : { ...inputs, basementArea: '', groundFloorArea: '', firstFloorArea: '' }
}

function applyChange(inputs: EstimateInputs, change: InputChange): EstimateInputs {
  const { plotSize, unit } = inputs
  if (change.field === 'plotSize') {
    return { ...inputs, plotSize: change.value, unit: plotUnitIn(change.value, unit) }
  }
  if (change.field === 'unit') {
    return { ...inputs, unit: change.value, plotSize: plotSizeIn(change.value, plotSize, unit) }
  }
  if (change.field !== 'service') return { ...inputs, [change.field]: change.value }
  return { ...inputs, services: { ...inputs.services, [change.service]: change.value } }
}

/** In whole square feet; empty for 0. */
function areaText(area: Area): string {
  return String(wholeSqFt(area) || '')
}
