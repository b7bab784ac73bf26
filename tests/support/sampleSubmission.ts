import { initialInputs, type EstimateInputs } from '../../src/estimator'
import type { Contact } from '../../src/leads'

/** A contact as typed, with surrounding whitespace. */
export const contact: Contact = {
  name: '  Test Visitor ',
  email: 'visitor@example.com',
  phone: '+92 300 0000000 ',
}

/** The inputs for 10 marla in DHA with a basement in grade A+: PKR 27,995,990. */
export const tenMarla: EstimateInputs = {
  ...initialInputs,
  plotSize: '10',
  grade: 'A+',
}

/** The fields that are sent for `tenMarla` and `contact`, without the timestamp. */
export const submittedFields = {
  name: 'Test Visitor',
  email: 'visitor@example.com',
  phone: '+92 300 0000000',
  plotSize: '10 marla',
  plotAreaSqFt: '2250',
  authority: 'DHA',
  calculationMode: 'auto',
  basementArea: '1060',
  groundFloorArea: '1432',
  firstFloorArea: '1174',
  totalCoveredArea: '3666',
  qualityGrade: 'A+',
  services: 'architectural, interior, grayStructure, finishing',
  architecturalCost: '549900',
  interiorCost: '733200',
  grayStructureCost: '12424600',
  finishingCost: '14288290',
  totalDesignCost: '1283100',
  totalConstructionCost: '26712890',
  grandTotal: '27995990',
  costPerSqFt: '7637',
} as const
