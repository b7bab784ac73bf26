import type {
  Authority,
  CalculationMode,
  EstimateService,
  Floor,
  PlotUnit,
  QualityGrade,
} from '../../estimator'

/** Joins items into a list. */
export const listOf = (items: readonly string[]) => items.join(', ')

/** The labels of the plot units. */
export const unitLabels: Record<PlotUnit, string> = { marla: 'Marla', sqft: 'Sq. Ft.', kanal: 'Kanal' }

/** The labels of the calculation modes. */
export const modeLabels: Record<CalculationMode, string> = { manual: 'Manual', auto: 'Auto' }

/** The labels of the housing authorities. */
export const authorityLabels: Record<Authority, string> = {
  DHA: 'DHA (Defence Housing Authority)',
  LDA: 'LDA (Lahore Development Authority)',
}

/** The name of a quality grade. */
export const gradeName = (grade: QualityGrade) => `${grade}`

/** The label of a quality grade: "A Grade", "A+ Grade". */
export const gradeLabel = (grade: QualityGrade) => `${grade} Grade`

/** The labels of the floors. */
export const floorLabels: Record<Floor, string> = {
  basement: 'Basement',
  ground: 'Ground Floor',
  first: 'First Floor',
}

/** The labels of the services. */
export const serviceLabels: Record<EstimateService, string> = {
  grayStructure: 'Grey Structure',
  finishing: 'Interior/Finishes',
  architectural: 'Architectural Design',
  interior: 'Interior Design',
}
