import { keysOf } from '../lib/keysOf'
import type { PlotUnit } from './plot'
import type { QualityGrade } from './rates'

/** The housing authorities, in the order in which they are offered. */
export const authorities = ['DHA', 'LDA'] as const
export type Authority = (typeof authorities)[number]

/** The ways to get the covered areas, in the order in which they are offered: as entered, or derived from the plot. */
export const calculationModes = ['manual', 'auto'] as const
export type CalculationMode = (typeof calculationModes)[number]

/** The floors of a house, from the bottom up. */
export const floors = ['basement', 'ground', 'first'] as const
export type Floor = (typeof floors)[number]

/** A value for each floor. */
export function byFloor<Value>(valueOf: (floor: Floor) => Value): Readonly<Record<Floor, Value>> {
  return { basement: valueOf('basement'), ground: valueOf('ground'), first: valueOf('first') }
}

/** The services that can be estimated, in the order of the fields of an estimate's request. */
export const serviceKeys = ['architectural', 'interior', 'grayStructure', 'finishing'] as const
export type EstimateService = (typeof serviceKeys)[number]

/** The services in the order in which the calculator offers them. */
export const offeredServices = ['grayStructure', 'finishing', 'architectural', 'interior'] as const

/** Whether each service is selected. */
export type ServiceFlags = Readonly<Record<EstimateService, boolean>>

/** The selected services, in the order of `serviceKeys`. */
export function listSelectedServices(flags: ServiceFlags): readonly EstimateService[] {
  return serviceKeys.filter((service) => flags[service])
}

/** What the visitor has typed and chosen. Quantities are texts as typed. */
export interface EstimateInputs {
  readonly plotSize: string
  readonly unit: PlotUnit
  /** Without one, the plot is treated as not in DHA. */
  readonly authority: Authority | ''
  readonly mode: CalculationMode
  readonly includeBasement: boolean
  /** In square feet, like the next two; all three are empty while the areas are derived from the plot. */
  readonly basementArea: string
  readonly groundFloorArea: string
  readonly firstFloorArea: string
  readonly grade: QualityGrade | ''
  readonly services: ServiceFlags
}

/** The field that holds each floor's area. */
export const areaFields = {
  basement: 'basementArea',
  ground: 'groundFloorArea',
  first: 'firstFloorArea',
} as const satisfies Record<Floor, keyof EstimateInputs>

/** The inputs of a new estimate and after Reset. Source: docs/product.md#estimator-inputs. */
export const initialInputs: EstimateInputs = {
  plotSize: '',
  unit: 'marla',
  authority: 'DHA',
  mode: 'auto',
  includeBasement: true,
  basementArea: '',
  groundFloorArea: '',
  firstFloorArea: '',
  grade: '',
  services: { architectural: true, interior: true, grayStructure: true, finishing: true },
}

/** Whether all inputs are the same, as typed. */
export function areSameInputs(one: EstimateInputs, other: EstimateInputs): boolean {
  return keysOf(initialInputs).every((name) =>
    name === 'services'
      ? serviceKeys.every((service) => one.services[service] === other.services[service])
      : one[name] === other[name],
  )
}
