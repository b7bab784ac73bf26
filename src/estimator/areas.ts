import { coverageOf, fixedBasementFor, ratioFor, type CoverageRatio } from './coverage'
import { scale, toArea, wholeSqFt, type Area } from './exactArea'
import { areaFields, byFloor, type EstimateInputs, type Floor } from './inputs'
import { parsePlot, plotUnitNames } from './plot'
import { parseQuantity, type QuantityWarning } from './quantity'

/** Where a floor's area comes from. */
export type AreaRule =
  /** Entered by the visitor. */
  | { readonly kind: 'entered' }
  /** A basement that is not included. */
  | { readonly kind: 'excluded' }
  /** No valid area is entered: it counts as 0. */
  | { readonly kind: 'none' }
  | ({ readonly kind: 'ratioOfPlot' | 'ratioOfGround' } & CoverageRatio)
  | { readonly kind: 'fixedArea'; readonly areaSqFt: number; readonly marla: number }

/** A floor's area and where it comes from. */
interface FloorArea {
  readonly area: Area
  readonly rule: AreaRule
  /** About the text, if the area is the entered one. */
  readonly warnings: readonly QuantityWarning[]
}

/** The area of each floor. */
type FloorAreas = Readonly<Record<Floor, FloorArea>>

/**
 * The areas derived from the plot, each rounded half up to a whole square foot; undefined in manual mode or without
 * a plot, when the entered areas apply. Source: docs/product.md#covered-areas.
 */
export function derivedAreas(inputs: EstimateInputs): FloorAreas | undefined {
  if (inputs.mode === 'manual') return undefined
  const plot = parsePlot(inputs)
  if (plot.area === 0n) return undefined
  const coverage = coverageOf(inputs.authority)
  const groundRatio = ratioFor(plot.area, coverage.ground)
  const firstRatio = ratioFor(plot.area, coverage.first)
  const basementRatio = ratioFor(plot.area, coverage.basement)
  const fixedBasement = fixedBasementFor(plot.area, coverage)
  const ground = scale(plot.area, groundRatio.ratio)
  const basement = fixedBasement
    ? derived(toArea(fixedBasement.areaSqFt), { kind: 'fixedArea', ...fixedBasement })
    : derived(scale(ground, basementRatio.ratio), { kind: 'ratioOfGround', ...basementRatio })
  return {
    basement: inputs.includeBasement ? basement : excluded,
    ground: derived(ground, { kind: 'ratioOfPlot', ...groundRatio }),
    first: derived(scale(ground, firstRatio.ratio), { kind: 'ratioOfGround', ...firstRatio }),
  }
}

/** The areas that an estimate is calculated from: the derived ones if there are any, otherwise the entered ones. */
export function coveredAreas(inputs: EstimateInputs): FloorAreas {
  return derivedAreas(inputs) ?? byFloor((floor) => enteredArea(inputs, floor))
}

/**
 * The entered ground floor times the authority's basement ratio. For inputs without a plot; with one, `derivedAreas`
 * applies. Source: docs/product.md#editing-areas.
 */
export function basementOfEnteredGround(inputs: EstimateInputs): Area {
  return scale(enteredArea(inputs, 'ground').area, coverageOf(inputs.authority).basement)
}

const excluded: FloorArea = { area: 0n, rule: { kind: 'excluded' }, warnings: [] }

function derived(unrounded: Area, rule: AreaRule): FloorArea {
  return { area: toArea(wholeSqFt(unrounded)), rule, warnings: [] }
}

function enteredArea(inputs: EstimateInputs, floor: Floor): FloorArea {
  if (floor === 'basement' && !inputs.includeBasement) return excluded
  const quantity = parseQuantity(inputs[areaFields[floor]], plotUnitNames.sqft)
  const kind = quantity.status === 'valid' ? 'entered' : 'none'
  return { area: toArea(quantity.value), rule: { kind }, warnings: quantity.warnings }
}
