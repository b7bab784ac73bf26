import type { QualityGrade } from './rates'
import type { ServiceFlags } from './services'
import type { PlotUnit } from './units'

/** The housing authorities that a visitor can choose. */
export type Authority = 'DHA' | 'LDA'

/** Whether the covered areas are derived from the plot or entered. */
export type CalculationMode = 'auto' | 'manual'

/** The floors of a house. */
export type Floor = 'basement' | 'ground' | 'first'

/** The visitor's inputs, with quantities as typed. */
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
