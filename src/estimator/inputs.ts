import type { QualityGrade } from './rates'
import type { ServiceFlags } from './services'
import type { PlotUnit } from './units'

/** The housing authorities that a visitor can choose, in the order in which they are offered. */
export const authorities = ['DHA', 'LDA'] as const

/** A housing authority. */
export type Authority = (typeof authorities)[number]

/** The ways to get the covered areas, in the order in which they are offered: as entered, or derived from the plot. */
export const calculationModes = ['manual', 'auto'] as const

/** A way to get the covered areas. */
export type CalculationMode = (typeof calculationModes)[number]

/** The floors of a house, from the bottom up. */
export const floors = ['basement', 'ground', 'first'] as const

/** A floor of a house. */
export type Floor = (typeof floors)[number]

/** The visitor's inputs. Quantities are texts: a plain number if the field could read one, otherwise what was typed. */
export interface EstimateInputs {
  readonly plotSize: string
  readonly unit: PlotUnit
  /** Without one, the plot is treated as not in DHA. */
  readonly authority: Authority | ''
  readonly mode: CalculationMode
  readonly includeBasement: boolean
  /** In square feet, like the next two. */
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

/** A field that takes an area in square feet. */
export type AreaField = (typeof areaFields)[Floor]

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
