import { countedAreas, type AreaRule } from './areas'
import { noCosts, serviceCosts, type Costs } from './costs'
import { divideHalfUp, oneSqFt, numberOf } from './exact'
import type { EstimateInputs, Floor } from './inputs'
import { notesFor, type ServiceNote } from './notes'
import { readPlot } from './plot'
import { ratesByGrade, type QualityGrade, type Rates } from './rates'
import { wantedServices, type EstimateService } from './services'
import { sqFtPerMarla, type PlotUnit } from './units'
import { warningsFor, type InputWarning } from './warnings'

/** What the inputs come to. Areas are in square feet, amounts in whole PKR; none is negative. */
export interface Estimate {
  readonly plot: {
    /** In `unit`; 0 where the text does not count. */
    readonly size: number
    readonly unit: PlotUnit
    readonly areaSqFt: number
    readonly marla: number
  }
  readonly areas: Readonly<Record<Floor, number>> & {
    readonly total: number
    /** The total, or 0 when no service is wanted. */
    readonly effective: number
  }
  readonly areaRules: Readonly<Record<Floor, AreaRule>>
  readonly grade: QualityGrade | ''
  readonly rates: Rates | undefined
  /** Of every service, wanted or not; 0 without a grade. */
  readonly costs: Costs
  readonly selectedServices: readonly EstimateService[]
  /** Of the wanted services: sums of the rounded costs, so that the lines add up as they are shown. */
  readonly totals: { readonly design: number; readonly construction: number; readonly grand: number }
  readonly costPerSqFt: number
  /** Whether there is anything to show: an area above 0 and a grade. */
  readonly hasResults: boolean
  readonly notes: readonly ServiceNote[]
  readonly warnings: readonly InputWarning[]
}

/** Works out an estimate from whatever has been typed. Source: docs/product.md#totals. */
export function estimate(inputs: EstimateInputs): Estimate {
  const plot = readPlot(inputs)
  const counted = countedAreas(inputs)
  const { basement, ground, first } = counted
  const total = basement.area + ground.area + first.area
  const rates = inputs.grade === '' ? undefined : ratesByGrade[inputs.grade]
  const costs = rates
    ? serviceCosts({ basement: basement.area, ground: ground.area, first: first.area }, rates)
    : noCosts
  const selectedServices = wantedServices(inputs.services)
  const sumOf = (...services: readonly EstimateService[]) =>
    services.reduce((sum, service) => (inputs.services[service] ? sum + costs[service] : sum), 0)
  const design = sumOf('architectural', 'interior')
  const construction = sumOf('grayStructure', 'finishing')
  const grand = design + construction
  const effective = selectedServices.length > 0 ? total : 0n

  return {
    plot: {
      size: Number(plot.size.millionths) / 1_000_000,
      unit: inputs.unit,
      areaSqFt: numberOf(plot.area),
      marla: numberOf(plot.area, sqFtPerMarla),
    },
    areas: {
      basement: numberOf(basement.area),
      ground: numberOf(ground.area),
      first: numberOf(first.area),
      total: numberOf(total),
      effective: numberOf(effective),
    },
    areaRules: { basement: basement.rule, ground: ground.rule, first: first.rule },
    grade: inputs.grade,
    rates,
    costs,
    selectedServices,
    totals: { design, construction, grand },
    costPerSqFt: Number(divideHalfUp(BigInt(grand) * oneSqFt, effective > 0n ? effective : oneSqFt)),
    hasResults: total > 0n && rates !== undefined,
    notes: notesFor(inputs.services),
    warnings: warningsFor(inputs, counted),
  }
}
