import type { AmountTexts } from '../estimator'

/** The words around areas and large amounts. */
export const amounts = {
  sqFt: (figure) => `${figure} sq ft`,
  lakh: (figure) => `${figure} lakh`,
  crore: (figure) => `${figure} crore`,
} as const satisfies AmountTexts
