import type { BudgetUnit, PlotUnit } from '../../estimator'

// What visitors type after a number, in either language, compared without case, spaces and dots.

/** The names of the square foot. */
export const squareFootNames = [
  'sqft',
  'sq feet',
  'square feet',
  'square foot',
  'sft',
  'ft',
  'feet',
  'مربع فٹ',
  'فٹ',
] as const

/** The names of the units of a plot. */
export const plotUnitNames: Readonly<Record<PlotUnit, readonly string[]>> = {
  marla: ['marlas', 'مرلہ', 'مرلے'],
  sqft: squareFootNames,
  kanal: ['kanals', 'کنال'],
}

/** The names of the units of a budget. */
export const budgetUnitNames: Readonly<Record<BudgetUnit, readonly string[]>> = {
  crore: ['crores', 'کروڑ'],
  lakh: ['lakhs', 'lacs', 'لاکھ'],
  pkr: ['PKR', 'Rs', 'rupees', 'روپے'],
}
