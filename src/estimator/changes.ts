import { basementOfEnteredGround, coveredAreas, derivedAreas } from './areas'
import { wholeSqFt } from './exactArea'
import type { AreaField, EstimateInputs } from './inputs'
import { parsePlot } from './plot'
import type { EstimateService } from './services'

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
 * Applies a change and updates the areas that depend on it. In auto mode a plot fills the three areas, and clearing
 * the plot clears them; if there is no plot, including the basement fills the basement's area. In manual mode nothing is
 * filled in. An excluded basement has no area. Changes to an area that is currently locked are ignored.
 * Source: docs/product.md#editing-areas.
 */
export function changeInputs(inputs: EstimateInputs, change: InputChange): EstimateInputs {
  if (!isEditable(inputs, change.field)) return inputs
  const changed = applyChange(inputs, change)
  const areas = updateAreaTexts(inputs, changed)
  return changed.includeBasement ? { ...changed, ...areas } : { ...changed, ...areas, basementArea: '' }
}

/** Whether there is a plot, an area or a grade to reset. Source: docs/product.md#calculator-step. */
export function canReset(inputs: EstimateInputs): boolean {
  const { basement, ground, first } = coveredAreas(inputs)
  return parsePlot(inputs).area > 0n || basement.area + ground.area + first.area > 0n || inputs.grade !== ''
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

function applyChange(inputs: EstimateInputs, change: InputChange): EstimateInputs {
  if (change.field !== 'service') return { ...inputs, [change.field]: change.value }
  return { ...inputs, services: { ...inputs.services, [change.service]: change.value } }
}

function updateAreaTexts(before: EstimateInputs, after: EstimateInputs): Partial<Record<AreaField, string>> {
  const derived = derivedAreas(after)
  if (derived) {
    return {
      basementArea: basementText(wholeSqFt(derived.basement.area)),
      groundFloorArea: String(wholeSqFt(derived.ground.area)),
      firstFloorArea: String(wholeSqFt(derived.first.area)),
    }
  }
  if (after.mode === 'manual') return {}
  // Only derived areas are cleared with their plot; areas entered in manual mode stay.
  if (derivedAreas(before)) return emptyAreas
  if (!after.includeBasement || before.includeBasement) return {}
  return { basementArea: basementText(basementOfEnteredGround(after)) }
}

/** Empty for 0. */
function basementText(area: number): string {
  return String(area || '')
}

const emptyAreas: Record<AreaField, string> = { basementArea: '', groundFloorArea: '', firstFloorArea: '' }
