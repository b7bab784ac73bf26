import { changeInputs } from './changes'
import { derivedAreas, houseOf, type AreaRule, type FloorAreas } from './areas'
import { noCosts, serviceCosts, type Costs } from './costs'
import { divideHalfUp, oneSqFt, toNumber, type Area } from './exactArea'
import {
  byFloor,
  listSelectedServices,
  type EstimateInputs,
  type EstimateService,
  type Floor,
  type ServiceFlags,
} from './inputs'
import { marlaArea, sqFtPerUnit, usualPlotMarla, type Plot, type PlotUnit } from './plot'
import type { QuantityWarning } from './quantity'
import { byGrade, type QualityGrade } from './rates'
import type { HouseChoices } from './sampleHouses'

/** A warning about a plot or an area; it doesn't prevent an estimate. */
export type InputWarning = QuantityWarning | 'plotIsZero' | 'plotUnusuallySmall' | 'plotUnusuallyLarge'

/** A calculated estimate. Areas are in square feet, amounts in whole PKR; none is negative. */
export interface Estimate {
  readonly plot: {
    /** In the visitor's unit; 0 if the text is not a valid quantity. */
    readonly size: number
    /** The size as a plain number, or else as typed; "0" if nothing was typed. */
    readonly text: string
    readonly unit: PlotUnit
    readonly areaSqFt: number
    readonly marla: number
  }
  readonly areas: Readonly<Record<Floor | 'total', number>>
  readonly areaRules: Readonly<Record<Floor, AreaRule>>
  /** Whether the areas follow from the plot; otherwise they are the entered ones. */
  readonly isDerived: boolean
  readonly grade: QualityGrade | ''
  /** The cost of every service, selected or not; 0 without a grade. */
  readonly costs: Costs
  readonly selectedServices: readonly EstimateService[]
  /** As `costs`, with 0 for a service that isn't selected. */
  readonly selectedCosts: Costs
  /** The totals of the selected services: sums of the rounded costs, so that the lines shown add up. */
  readonly totals: { readonly design: number; readonly construction: number; readonly grand: number }
  /** The grand total in each grade, whichever is selected. */
  readonly gradeTotals: Readonly<Record<QualityGrade, number>>
  readonly costPerSqFt: number
  /** Whether there is a total area above 0 and a grade. */
  readonly hasResults: boolean
  /** Whether there is a plot, an area or a grade. Source: docs/product.md#calculator-step. */
  readonly canReset: boolean
  /** About the plot, and the entered areas that are used. */
  readonly warnings: Readonly<Record<'plot' | Floor, readonly InputWarning[]>>
}

/** What the basement adds to the grand total, in PKR: 0 without a grade, or as long as it has no area. */
export function basementCost(inputs: EstimateInputs): number {
  return floorCosts(changeInputs(inputs, { field: 'includeBasement', value: true })).basement
}

/** What each floor adds to the grand total, in PKR: the ground floor first, the basement last. 0 without a grade. */
export function floorCosts(inputs: EstimateInputs): Readonly<Record<Floor, number>> {
  const { floors } = houseOf(inputs)
  const costOf = (built: readonly Floor[]) =>
    grandTotal(
      byFloor((floor) => (built.includes(floor) ? floors[floor].area : 0n)),
      inputs,
    )
  const ground = costOf(['ground'])
  const aboveGround = costOf(['ground', 'first'])
  return {
    ground,
    first: aboveGround - ground,
    basement: costOf(['ground', 'first', 'basement']) - aboveGround,
  }
}

/** The grand total of the house that follows from a plot, in PKR, as in its estimate. */
export function totalOnPlot(plot: Area, choices: HouseChoices): number {
  return grandTotal(areasOf(derivedAreas(choices, plot)), choices)
}

const areasOf = (floors: FloorAreas) => byFloor((floor) => floors[floor].area)

function grandTotal(
  areas: Readonly<Record<Floor, Area>>,
  { grade, services }: Pick<EstimateInputs, 'grade' | 'services'>,
): number {
  return grade === '' ? 0 : totalsOf(onlySelected(serviceCosts(areas, grade), services)).grand
}

const estimates = new WeakMap<EstimateInputs, Estimate>()

/**
 * Calculates an estimate, once for each object; defined for any inputs, valid or not. Source: docs/product.md#totals.
 */
export function calculateEstimate(inputs: EstimateInputs): Estimate {
  const estimate = estimates.get(inputs) ?? calculate(inputs)
  estimates.set(inputs, estimate)
  return estimate
}

function calculate(inputs: EstimateInputs): Estimate {
  const { grade, services } = inputs
  const { plot, floors: covered, isDerived } = houseOf(inputs)
  const areas = areasOf(covered)
  const total = areas.basement + areas.ground + areas.first
  const costsByGrade = byGrade((of) => serviceCosts(areas, of))
  const costs = grade === '' ? noCosts : costsByGrade[grade]
  const selectedServices = listSelectedServices(services)
  const selectedCosts = onlySelected(costs, services)
  const totals = totalsOf(selectedCosts)

  return {
    plot: {
      size: plot.size.value,
      text: plot.size.text || '0',
      unit: inputs.unit,
      areaSqFt: toNumber(plot.area),
      marla: toNumber(plot.area, sqFtPerUnit.marla),
    },
    areas: { ...byFloor((floor) => toNumber(areas[floor])), total: toNumber(total) },
    areaRules: byFloor((floor) => covered[floor].rule),
    isDerived,
    grade,
    costs,
    selectedServices,
    selectedCosts,
    totals,
    gradeTotals: byGrade((of) => totalsOf(onlySelected(costsByGrade[of], services)).grand),
    costPerSqFt: Number(divideHalfUp(BigInt(totals.grand) * oneSqFt, total > 0n ? total : oneSqFt)),
    hasResults: total > 0n && grade !== '',
    canReset: plot.area > 0n || total > 0n || grade !== '',
    warnings: { plot: plotWarnings(plot), ...byFloor((floor) => covered[floor].warnings) },
  }
}

function onlySelected(costs: Costs, services: ServiceFlags): Costs {
  const costOf = (service: EstimateService) => (services[service] ? costs[service] : 0)
  return {
    architectural: costOf('architectural'),
    interior: costOf('interior'),
    grayStructure: costOf('grayStructure'),
    finishing: costOf('finishing'),
  }
}

function totalsOf({ architectural, interior, grayStructure, finishing }: Costs): Estimate['totals'] {
  const design = architectural + interior
  const construction = grayStructure + finishing
  return { design, construction, grand: design + construction }
}

function plotWarnings({ size, area }: Plot): readonly InputWarning[] {
  if (size.status === 'negative' || (size.status === 'valid' && area === 0n)) return ['plotIsZero']
  if (area > marlaArea(usualPlotMarla.max)) return [...size.warnings, 'plotUnusuallyLarge']
  if (area > 0n && area < marlaArea(usualPlotMarla.min)) return [...size.warnings, 'plotUnusuallySmall']
  return size.warnings
}
