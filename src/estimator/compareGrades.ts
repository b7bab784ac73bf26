import { calculateEstimate } from './estimate'
import type { EstimateInputs } from './inputs'

/** The grand totals of the same inputs in both grades, in whole PKR. */
export interface GradeTotals {
  readonly A: number
  readonly 'A+': number
  /** How much more A+ costs. */
  readonly difference: number
}

/** Compares the grades, whichever is selected. Source: docs/product.md#calculator-step. */
export function compareGrades(inputs: EstimateInputs): GradeTotals {
  const totalOf = (grade: 'A' | 'A+') => calculateEstimate({ ...inputs, grade }).totals.grand
  const standard = totalOf('A')
  const premium = totalOf('A+')
  return { A: standard, 'A+': premium, difference: premium - standard }
}
