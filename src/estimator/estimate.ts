import { coveredAreas, type AreaRule } from './areas'
import { noCosts, serviceCosts, type Costs } from './costs'
import { divideHalfUp, oneSqFt, toNumber } from './exactArea'
import type { EstimateInputs, Floor } from './inputs'
import { parsePlot } from './plot'
import { ratesByGrade, type QualityGrade, type Rates } from './rates'
import { listSelectedServices, type EstimateService } from './services'
import { sqFtPerMarla, type PlotUnit } from './units'
import { warningsFor, type InputWarning } from './warnings'

/** A calculated estimate. Areas are in square feet, amounts in whole PKR; none is negative. */
export interface Estimate {
  readonly plot: {
    /** In `unit`; 0 if the text is not a valid quantity. */
    readonly size: number
    readonly unit: PlotUnit
    readonly areaSqFt: number
    readonly marla: number
  }
  readonly areas: Readonly<Record<Floor, number>> & {
    readonly total: number
    /** The total, or 0 if no service is selected. */
    readonly effective: number
  }
  readonly areaRules: Readonly<Record<Floor, AreaRule>>
  readonly grade: QualityGrade | ''
  readonly rates: Rates | undefined
  /** The cost of every service, selected or not; 0 without a grade. */
  readonly costs: Costs
  readonly selectedServices: readonly EstimateService[]
  /** The totals of the selected services: sums of the rounded costs, so that the lines shown add up. */
  readonly totals: { readonly design: number; readonly construction: number; readonly grand: number }
  readonly costPerSqFt: number
  /** Whether there is a total area above 0 and a grade. */
  readonly hasResults: boolean
  readonly warnings: readonly InputWarning[]
}

/** Calculates an estimate; defined for any inputs, valid or not. Source: docs/product.md#totals. */
export function calculateEstimate(inputs: EstimateInputs): Estimate {
  const plot = parsePlot(inputs)
  const covered = coveredAreas(inputs)
  const { basement, ground, first } = covered
  const total = basement.area + ground.area + first.area
  const rates = inputs.grade === '' ? undefined : ratesByGrade[inputs.grade]
  const costs = rates
    ? serviceCosts({ basement: basement.area, ground: ground.area, first: first.area }, rates)
    : noCosts
  const selectedServices = listSelectedServices(inputs.services)
  const sumSelected = (...services: readonly EstimateService[]) =>
    services.reduce((sum, service) => (inputs.services[service] ? sum + costs[service] : sum), 0)
  const design = sumSelected('architectural', 'interior')
  const construction = sumSelected('grayStructure', 'finishing')
  const grand = design + construction
  const effective = selectedServices.length > 0 ? total : 0n

  return {
    plot: {
      size: Number(plot.size.millionths) / 1_000_000,
      unit: inputs.unit,
      areaSqFt: toNumber(plot.area),
      marla: toNumber(plot.area, sqFtPerMarla),
    },
    areas: {
      basement: toNumber(basement.area),
      ground: toNumber(ground.area),
      first: toNumber(first.area),
      total: toNumber(total),
      effective: toNumber(effective),
    },
    areaRules: { basement: basement.rule, ground: ground.rule, first: first.rule },
    grade: inputs.grade,
    rates,
    costs,
    selectedServices,
    totals: { design, construction, grand },
    costPerSqFt: Number(divideHalfUp(BigInt(grand) * oneSqFt, effective > 0n ? effective : oneSqFt)),
    hasResults: total > 0n && rates !== undefined,
    warnings: warningsFor(inputs, covered),
  }
}
