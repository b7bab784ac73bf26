import { dhaCoverage } from './coverage/dhaCoverage'
import { otherCoverage } from './coverage/otherCoverage'
import type { Coverage, CoverageRatio, FixedArea } from './coverage/types'
import { oneSqFt, scale, wholeSqFt, type Area } from './exactArea'
import { areaFields, type EstimateInputs, type Floor } from './inputs'
import { parsePlot, type Plot } from './plot'
import { toArea, parseQuantity } from './quantity'

/** Where a floor's area comes from. */
export type AreaRule =
  /** Entered by the visitor. */
  | { readonly kind: 'entered' }
  /** A basement that is not included. */
  | { readonly kind: 'excluded' }
  /** No valid area is entered: it counts as 0. */
  | { readonly kind: 'none' }
  | ({ readonly kind: 'ratioOfPlot' } & CoverageRatio)
  | ({ readonly kind: 'ratioOfGround' } & CoverageRatio)
  | ({ readonly kind: 'fixedArea' } & FixedArea)

/** A floor's area and where it comes from. */
interface FloorArea {
  readonly area: Area
  readonly rule: AreaRule
}

/** The area of each floor. */
export type FloorAreas = Readonly<Record<Floor, FloorArea>>

/**
 * The areas derived from the plot, each rounded half up to a whole square foot; undefined in manual mode or without
 * a plot, when the entered areas apply. Source: docs/product.md#covered-areas.
 */
export function derivedAreas(inputs: EstimateInputs): FloorAreas | undefined {
  const plot = parsePlot(inputs)
  if (inputs.mode === 'manual' || plot.area === 0n) return undefined
  const coverage = coverageOf(inputs.authority)
  const ground = unroundedGround(plot, coverage)
  const firstRatio = coverage.firstRatio(plot.area)
  return {
    basement: inputs.includeBasement ? rounded(unroundedBasement(plot, coverage, ground.area)) : excluded,
    ground: rounded(ground),
    first: rounded({
      area: scale(ground.area, firstRatio.ratio),
      rule: { kind: 'ratioOfGround', ...firstRatio },
    }),
  }
}

/** The areas that an estimate is calculated from: the derived ones if there are any, otherwise the entered ones. */
export function coveredAreas(inputs: EstimateInputs): FloorAreas {
  return (
    derivedAreas(inputs) ?? {
      basement: inputs.includeBasement ? enteredArea(inputs, 'basement') : excluded,
      ground: enteredArea(inputs, 'ground'),
      first: enteredArea(inputs, 'first'),
    }
  )
}

/**
 * The entered ground floor times the authority's basement ratio, in whole square feet. For inputs without a plot; with
 * one, `derivedAreas` applies. Source: docs/product.md#editing-areas.
 */
export function basementOfEnteredGround(inputs: EstimateInputs): number {
  const { ratio } = coverageOf(inputs.authority).basementRatio
  return wholeSqFt(scale(enteredArea(inputs, 'ground').area, ratio))
}

const excluded: FloorArea = { area: 0n, rule: { kind: 'excluded' } }

/** The rules of an authority; without one, those for plots outside DHA. */
export function coverageOf(authority: EstimateInputs['authority']): Coverage {
  return authority === 'DHA' ? dhaCoverage : otherCoverage
}

function unroundedGround(plot: Plot, coverage: Coverage): FloorArea {
  const ratio = coverage.groundRatio(plot.area)
  return { area: scale(plot.area, ratio.ratio), rule: { kind: 'ratioOfPlot', ...ratio } }
}

function unroundedBasement(plot: Plot, coverage: Coverage, ground: Area): FloorArea {
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

function enteredArea(inputs: EstimateInputs, floor: Floor): FloorArea {
  const quantity = parseQuantity(inputs[areaFields[floor]])
  return { area: toArea(quantity), rule: { kind: quantity.status === 'valid' ? 'entered' : 'none' } }
}
