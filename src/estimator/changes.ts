import { derivedAreas, countedAreas } from './areas'
import { wholeSqFt } from './exact'
import type { AreaField, EstimateInputs } from './inputs'
import { readPlot } from './plot'
import type { EstimateService } from './services'

/** One thing that a visitor changes. */
export type InputChange =
  | {
      [Field in Exclude<keyof EstimateInputs, 'services'>]: {
        readonly field: Field
        readonly value: EstimateInputs[Field]
      }
    }[Exclude<keyof EstimateInputs, 'services'>]
  | { readonly field: 'service'; readonly service: EstimateService; readonly value: boolean }

/**
 * The inputs after a visitor's change and all that follows from it. In auto mode a plot fills the three areas,
 * and emptying the plot empties them; in manual mode nothing is filled. A basement that is left out has no
 * area. A change to an area that cannot be edited just now changes nothing. Source: docs/product.md#editing-areas.
 */
export function changeInputs(inputs: EstimateInputs, change: InputChange): EstimateInputs {
  if (!isEditable(inputs, change.field)) return inputs
  const changed = withChange(inputs, change)
  const areas = areaTextsAfter(inputs, changed)
  return changed.includeBasement ? { ...changed, ...areas } : { ...changed, ...areas, basementArea: '' }
}

/** Whether there is anything for Reset to take back. Source: docs/product.md#calculator-step. */
export function canReset(inputs: EstimateInputs): boolean {
  const { basement, ground, first } = countedAreas(inputs)
  return readPlot(inputs).area > 0n || basement.area + ground.area + first.area > 0n || inputs.grade !== ''
}

function isEditable(inputs: EstimateInputs, field: InputChange['field']): boolean {
  switch (field) {
    case 'basementArea':
      return inputs.mode === 'manual' && inputs.includeBasement
    case 'groundFloorArea':
    case 'firstFloorArea':
      return inputs.mode === 'manual'
    default:
      return true
  }
}

function withChange(inputs: EstimateInputs, change: InputChange): EstimateInputs {
  if (change.field !== 'service') return { ...inputs, [change.field]: change.value }
  return { ...inputs, services: { ...inputs.services, [change.service]: change.value } }
}

function areaTextsAfter(before: EstimateInputs, after: EstimateInputs): Partial<Record<AreaField, string>> {
  const derived = derivedAreas(after)
  if (derived) {
    const basement = wholeSqFt(derived.basement.area)
    return {
      basementArea: basement > 0 ? String(basement) : '',
      groundFloorArea: String(wholeSqFt(derived.ground.area)),
      firstFloorArea: String(wholeSqFt(derived.first.area)),
    }
  }
  // Areas typed in manual mode outlive a switch to auto without a plot; only derived ones go with their plot.
  return derivedAreas(before) && after.mode === 'auto' ? emptied : {}
}

const emptied: Record<AreaField, string> = { basementArea: '', groundFloorArea: '', firstFloorArea: '' }
