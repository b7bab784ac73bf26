import { changeInputs } from './changes'
import { houseOf, type AreaRule } from './areas'
import { noCosts, serviceCosts, type Costs } from './costs'
import { divideHalfUp, oneSqFt, toNumber } from './exactArea'
import {
  byFloor,
  listSelectedServices,
  type EstimateInputs,
  type EstimateService,
  type Floor,
  type ServiceFlags,
} from './inputs'
import { marla, sqFtPerUnit, usualPlotMarla, type Plot, type PlotUnit } from './plot'
import type { QuantityWarning } from './quantity'
import { byGrade, type QualityGrade } from './rates'

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
  readonly grade: QualityGrade | ''
  /** The cost of every service, selected or not; 0 without a grade. */
  readonly costs: Costs
  readonly selectedServices: readonly EstimateService[]
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
  const totalWith = (value: boolean) =>
    calculateEstimate(changeInputs(inputs, { field: 'includeBasement', value })).totals.grand
  return totalWith(true) - totalWith(false)
}

/** Calculates an estimate; defined for any inputs, valid or not. Source: docs/product.md#totals. */
export function calculateEstimate(inputs: EstimateInputs): Estimate {
  const { grade, services } = inputs
  const { plot, floors: covered } = houseOf(inputs)
  const areas = byFloor((floor) => covered[floor].area)
  const total = areas.basement + areas.ground + areas.first
  const costsByGrade = byGrade((of) => serviceCosts(areas, of))
  const costs = grade === '' ? noCosts : costsByGrade[grade]
  const selectedServices = listSelectedServices(services)
  const totals = totalsOf(costs, services)

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
    grade,
    costs,
    selectedServices,
    totals,
    gradeTotals: byGrade((of) => totalsOf(costsByGrade[of], services).grand),
    costPerSqFt: Number(divideHalfUp(BigInt(totals.grand) * oneSqFt, total > 0n ? total : oneSqFt)),
    hasResults: total > 0n && grade !== '',
    canReset: plot.area > 0n || total > 0n || grade !== '',
    warnings: { plot: plotWarnings(plot), ...byFloor((floor) => covered[floor].warnings) },
  }
}

function totalsOf(costs: Costs, services: ServiceFlags): Estimate['totals'] {
  const costOf = (service: EstimateService) => (services[service] ? costs[service] : 0)
  const design = costOf('architectural') + costOf('interior')
  const construction = costOf('grayStructure') + costOf('finishing')
  return { design, construction, grand: design + construction }
}

function plotWarnings({ size, area }: Plot): readonly InputWarning[] {
  if (size.status === 'valid' && area === 0n) return ['plotIsZero']
  if (area > marla(usualPlotMarla.max)) return [...size.warnings, 'plotUnusuallyLarge']
  if (area > 0n && area < marla(usualPlotMarla.min)) return [...size.warnings, 'plotUnusuallySmall']
  return size.warnings
}
