// What visitors type after a number, in English or Urdu, compared without case, spaces and dots.

/** The names of the square foot. */
export const squareFootNames: readonly string[] = [
  'sqft',
  'sq feet',
  'square feet',
  'square foot',
  'sft',
  'ft',
  'feet',
  'مربع فٹ',
  'فٹ',
]

/** The names of the units of a plot. */
export const plotUnitNames = {
  marla: ['marlas', 'مرلہ', 'مرلے'],
  sqft: squareFootNames,
  kanal: ['kanals', 'کنال'],
} as const

/** The names of the units of a budget. */
export const budgetUnitNames = {
  crore: ['crores', 'کروڑ'],
  lakh: ['lakhs', 'lacs', 'لاکھ'],
  pkr: ['PKR', 'Rs', 'rupees', 'روپے'],
} as const
