import { coverageOf, fixedBasementFor, ratioFor, type CoverageRatio } from './coverage'
import { scale, toArea, wholeSqFt, type Area } from './exactArea'
import { areaFields, byFloor, type EstimateInputs, type Floor } from './inputs'
import { parsePlot, plotUnitNames, type Plot } from './plot'
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
export type FloorAreas = Readonly<Record<Floor, FloorArea>>

/** What the texts of the inputs say: the plot, and the floors that the estimate is calculated from. */
export interface House {
  readonly plot: Plot
  readonly floors: FloorAreas
  /** Whether the areas follow from the plot: in auto mode, with a plot. Otherwise they are the entered ones. */
  readonly isDerived: boolean
}

const houses = new WeakMap<EstimateInputs, House>()

/** The house that the inputs describe, parsed once for each object. Source: docs/product.md#covered-areas. */
export function houseOf(inputs: EstimateInputs): House {
  const house = houses.get(inputs) ?? parseHouse(inputs)
  houses.set(inputs, house)
  return house
}

function parseHouse(inputs: EstimateInputs): House {
  const plot = parsePlot(inputs)
  const isDerived = inputs.mode === 'auto' && plot.area > 0n
  const floors = isDerived ? derivedAreas(inputs, plot.area) : byFloor((floor) => enteredArea(inputs, floor))
  return { plot, floors, isDerived }
}

/** The areas derived from a plot, each rounded half up to a whole square foot. */
export function derivedAreas(
  { authority, includeBasement }: Pick<EstimateInputs, 'authority' | 'includeBasement'>,
  plot: Area,
): FloorAreas {
  const coverage = coverageOf(authority)
  const groundRatio = ratioFor(plot, coverage.ground)
  const firstRatio = ratioFor(plot, coverage.first)
  const basementRatio = ratioFor(plot, coverage.basement)
  const fixedBasement = fixedBasementFor(plot, coverage)
  const ground = scale(plot, groundRatio.ratio)
  const basement = fixedBasement
    ? derived(toArea(fixedBasement.areaSqFt), { kind: 'fixedArea', ...fixedBasement })
    : derived(scale(ground, basementRatio.ratio), { kind: 'ratioOfGround', ...basementRatio })
  return {
    basement: includeBasement ? basement : excluded,
    ground: derived(ground, { kind: 'ratioOfPlot', ...groundRatio }),
    first: derived(scale(ground, firstRatio.ratio), { kind: 'ratioOfGround', ...firstRatio }),
  }
}

/** The entered ground floor times the authority's basement ratio. Source: docs/product.md#editing-areas. */
export function basementOfEnteredGround(inputs: EstimateInputs): Area {
  return scale(houseOf(inputs).floors.ground.area, coverageOf(inputs.authority).basement)
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
