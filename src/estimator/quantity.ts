import { oneMillionthSqFt, type Area } from './exactArea'
import { maxQuantity, minQuantity } from './numberLimits'

/** Why a text is not a valid quantity. */
export type QuantityProblem = 'notANumber' | 'negative' | 'tooLarge'

/** Whether a text is a valid quantity, and if not, why. */
export type QuantityStatus = 'valid' | 'empty' | QuantityProblem

/** A parsed quantity: 0 if the text is empty or invalid, with the reason in `status`. */
export interface Quantity {
  readonly status: QuantityStatus
  /** From 0 to `maxQuantity`, in millionths. */
  readonly millionths: bigint
}

/**
 * Parses a quantity. Empty text, text that is not a number, negative numbers and numbers above `maxQuantity` become
 * 0; others are rounded to a millionth. Source: docs/product.md#reading-quantities.
 */
export function parseQuantity(text: string): Quantity {
  if (text.trim() === '') return zeroQuantity('empty')
  const value = Number(text)
  // Number() accepts "0x10", but no visitor means 16 by it.
  if (Number.isNaN(value) || /^\s*0[box]/i.test(text)) return zeroQuantity('notANumber')
  if (value < minQuantity) return zeroQuantity('negative')
  if (value > maxQuantity) return zeroQuantity('tooLarge')
  return { status: 'valid', millionths: BigInt(Math.round(value * 1_000_000)) }
}

/** A number of square feet as an area. */
export function toArea(quantity: Quantity): Area {
  return quantity.millionths * oneMillionthSqFt
}

/** A quantity of 0 for an empty or invalid text. */
export function zeroQuantity(status: Exclude<QuantityStatus, 'valid'>): Quantity {
  return { status, millionths: 0n }
}
