import type { Coverage, CoverageRatio, FixedArea } from './coverage'
import { dhaCoverage } from './dhaCoverage'
import { oneSqFt, scale, wholeSqFt, type Area } from './exact'
import { areaFields, type EstimateInputs, type Floor } from './inputs'
import { otherCoverage } from './otherCoverage'
import { readPlot, type Plot } from './plot'
import { areaOf, parseQuantity } from './quantity'

/** Where a floor's area comes from. */
export type AreaRule =
  /** The visitor typed it. */
  | { readonly kind: 'entered' }
  /** A basement that is not included. */
  | { readonly kind: 'excluded' }
  /** Nothing is known yet: the area counts as 0. */
  | { readonly kind: 'none' }
  | ({ readonly kind: 'ratioOfPlot' } & CoverageRatio)
  | ({ readonly kind: 'ratioOfGround' } & CoverageRatio)
  | ({ readonly kind: 'fixedArea' } & FixedArea)

/** A floor's area and where it comes from. */
interface FloorArea {
  readonly area: Area
  readonly rule: AreaRule
}

/** The area of every floor. */
export type FloorAreas = Readonly<Record<Floor, FloorArea>>

/**
 * The areas that follow from the plot, each rounded half up to a whole square foot, or undefined where the
 * visitor's own areas count: in manual mode, or without a plot. Source: docs/product.md#covered-areas.
 */
export function derivedAreas(inputs: EstimateInputs): FloorAreas | undefined {
  const plot = readPlot(inputs)
  if (inputs.mode === 'manual' || plot.area === 0n) return undefined
  const coverage = coverageOf(inputs.authority)
  const ground = exactGround(plot, coverage)
  const firstRatio = coverage.firstRatio(plot.area)
  return {
    basement: inputs.includeBasement ? rounded(exactBasement(plot, coverage, ground.area)) : excluded,
    ground: rounded(ground),
    first: rounded({
      area: scale(ground.area, firstRatio.ratio),
      rule: { kind: 'ratioOfGround', ...firstRatio },
    }),
  }
}

/** The areas that an estimate counts with: the derived ones, or else the typed ones. */
export function countedAreas(inputs: EstimateInputs): FloorAreas {
  return (
    derivedAreas(inputs) ?? {
      basement: inputs.includeBasement ? typedArea(inputs, 'basement') : excluded,
      ground: typedArea(inputs, 'ground'),
      first: typedArea(inputs, 'first'),
    }
  )
}

/**
 * The basement in whole square feet, 0 or more, that goes with a plot and the ground floor that has been
 * entered; without one, with the ground floor that would be derived. Source: docs/product.md#editing-areas.
 */
export function basementArea(
  inputs: Pick<EstimateInputs, 'plotSize' | 'unit' | 'authority' | 'groundFloorArea'>,
): number {
  const plot = readPlot(inputs)
  const coverage = coverageOf(inputs.authority)
  const entered = areaOf(parseQuantity(inputs.groundFloorArea))
  const ground = entered > 0n ? entered : exactGround(plot, coverage).area
  return wholeSqFt(exactBasement(plot, coverage, ground).area)
}

const excluded: FloorArea = { area: 0n, rule: { kind: 'excluded' } }

function coverageOf(authority: EstimateInputs['authority']): Coverage {
  return authority === 'DHA' ? dhaCoverage : otherCoverage
}

function exactGround(plot: Plot, coverage: Coverage): FloorArea {
  const ratio = coverage.groundRatio(plot.area)
  return { area: scale(plot.area, ratio.ratio), rule: { kind: 'ratioOfPlot', ...ratio } }
}

function exactBasement(plot: Plot, coverage: Coverage, ground: Area): FloorArea {
  const fixed = coverage.fixedBasement(plot.area)
  if (fixed) return { area: BigInt(fixed.areaSqFt) * oneSqFt, rule: { kind: 'fixedArea', ...fixed } }
  return {
    area: scale(ground, coverage.basementRatio.ratio),
    rule: { kind: 'ratioOfGround', ...coverage.basementRatio },
  }
}

function rounded({ area, rule }: FloorArea): FloorArea {
  return { area: BigInt(wholeSqFt(area)) * oneSqFt, rule }
}

function typedArea(inputs: EstimateInputs, floor: Floor): FloorArea {
  const quantity = parseQuantity(inputs[areaFields[floor]])
  return { area: areaOf(quantity), rule: { kind: quantity.status === 'counted' ? 'entered' : 'none' } }
}
