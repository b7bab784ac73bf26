import type { QualityGrade } from './rates'
import type { ServiceFlags } from './services'
import type { PlotUnit } from './units'

/** The housing authorities that a visitor can choose. */
export type Authority = 'DHA' | 'LDA'

/** Whether the covered areas follow from the plot or are typed. */
export type CalculationMode = 'auto' | 'manual'

/** The floors that an estimate knows. */
export type Floor = 'basement' | 'ground' | 'first'

/** What the visitor has entered, quantities as typed. */
export interface EstimateInputs {
  readonly plotSize: string
  readonly unit: PlotUnit
  /** Without one, the plot is calculated as not in DHA. */
  readonly authority: Authority | ''
  readonly mode: CalculationMode
  readonly includeBasement: boolean
  /** Square feet, as the two that follow. */
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

/** What an estimate starts with, and what Reset goes back to. Source: docs/product.md#estimator-inputs. */
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
