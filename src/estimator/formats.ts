import { groupedNumber } from '../lib/groupedNumber'

/** A whole amount, such as "PKR 26,813,705" with a no-break space. Source: docs/product.md#numbers-and-currency. */
export function formatPkr(amount: number): string {
  return `PKR\u00a0${groupedNumber(Math.round(amount))}`
}

/** The words around a figure, in one language. */
export interface AmountTexts {
  readonly sqFt: (figure: string) => string
  readonly lakh: (figure: string) => string
  readonly crore: (figure: string) => string
}

/** An area with all of its decimals, of which an entered one has up to six, so that floors add up: "2,250.5 sq ft". */
export function formatSqFt(areaSqFt: number, { sqFt }: AmountTexts): string {
  const decimals = String(areaSqFt).split('.')[1]?.length
  return sqFt(groupedNumber(areaSqFt, decimals))
}

const lakh = 100_000
const crore = 100 * lakh

/**
 * A whole amount in lakh or crore, rounded to two decimals, such as "45.2 lakh" or "2.68 crore"; grouped digits below a
 * lakh.
 * @param decimals `needed`: without zeros at the end; `two`, for columns: "2.80 crore"
 */
export function formatLakhCrore(
  amount: number,
  texts: AmountTexts,
  decimals: 'needed' | 'two' = 'needed',
): string {
  if (amount < lakh) return groupedNumber(amount)
  const format = (count: number) => groupedNumber(count, decimals === 'two' ? 2 : undefined)
  const lakhs = countTo2Decimals(amount, lakh)
  return lakhs < 100 ? texts.lakh(format(lakhs)) : texts.crore(format(countTo2Decimals(amount, crore)))
}

// Divides only once before rounding, and by a whole number, so that halves round correctly.
function countTo2Decimals(amount: number, unit: number): number {
  return Math.round(amount / (unit / 100)) / 100
}

/** An amount rounded to its first two digits: 1,744,065 becomes 1,700,000. */
export function toTwoDigits(amount: number): number {
  return Number(amount.toPrecision(2))
}
