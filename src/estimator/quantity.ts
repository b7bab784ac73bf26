import { oneMillionthSqFt, type Area } from './exact'

/** Why a text does not count as a quantity. */
export type QuantityProblem = 'notANumber' | 'negative' | 'tooLarge'

/** Whether a text counts as a quantity, and if not, why. */
export type QuantityStatus = 'counted' | 'empty' | QuantityProblem

/** A typed text as a quantity. What does not count is 0, and `status` says why. */
export interface Quantity {
  readonly status: QuantityStatus
  /** 0 up to `largestQuantity`, in millionths. */
  readonly millionths: bigint
}

/** The least number that counts. */
export const leastQuantity = 0

/** The largest number that counts: up to here every cost is a whole number that JavaScript holds exactly. */
export const largestQuantity = 1_000_000_000

/**
 * Reads a typed quantity. Empty text, text that is not a number, negative numbers and numbers beyond
 * `largestQuantity` are 0; what is finer than a millionth is rounded. Source: docs/product.md#reading-quantities.
 */
export function parseQuantity(text: string): Quantity {
  if (text.trim() === '') return zeroBecause('empty')
  const value = Number(text)
  // "0x10" is a number to JavaScript, but 16 to nobody who types it.
  if (Number.isNaN(value) || /^\s*0[box]/i.test(text)) return zeroBecause('notANumber')
  if (value < leastQuantity) return zeroBecause('negative')
  if (value > largestQuantity) return zeroBecause('tooLarge')
  return { status: 'counted', millionths: BigInt(Math.round(value * 1_000_000)) }
}

/** A typed number of square feet as an area; what does not count is no area. */
export function areaOf(quantity: Quantity): Area {
  return quantity.millionths * oneMillionthSqFt
}

/** A quantity of 0 that is not what has been typed. */
export function zeroBecause(status: Exclude<QuantityStatus, 'counted'>): Quantity {
  return { status, millionths: 0n }
}
