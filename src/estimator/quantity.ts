/** The largest valid number in a field; up to here every cost is a safe integer. */
export const maxQuantity = 1_000_000_000

/** Why a text is not a valid quantity. */
type QuantityProblem = 'notANumber' | 'hasUnit' | 'ambiguousSeparators' | 'negative' | 'tooLarge'

/** What to tell the visitor about a text: why it counts as 0, or that its comma is read as the decimal separator. */
export type QuantityWarning = QuantityProblem | 'decimalComma'

/** A parsed quantity. */
export interface Quantity {
  readonly status: 'valid' | 'empty' | QuantityProblem
  /** From 0 to `maxQuantity`, rounded to a millionth; 0 unless the text is valid. */
  readonly value: number
  /** The number as plain text, such as "1250.5"; the text as typed, trimmed, if it isn't a number. */
  readonly text: string
  readonly warnings: readonly QuantityWarning[]
}

const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

// Western groups of three, or South Asian groups of two before the last three, with the same separator throughout.
const grouped =
  /^[+-]?[1-9](?:\d{0,2}(?:([,٬ ])\d{3})(?:\1\d{3})*|\d?(?:([,٬ ])\d{2})(?:\2\d{2})*\2\d{3})(?:\.\d*)?$/

// Thousands end in a group of three digits and don't start with 0, so this comma can't be a thousands separator.
const decimalComma = /^[+-]?(?:\d+,\d{1,2}|0,\d+)$/

// A group that is still being typed: "1," on the way to "1,250".
const unfinishedGroup = /^[+-]?\d+[,٬]$/

// A number that ends in a word, or in a foot or inch mark; not in a bare "e", which may begin an exponent.
const unitSuffix = /^[+-]?[\d.,٬]*\d[.,]?\s*(?!e[+-]?$)[\p{L}'"′″’”][^\d]*$/iu

/**
 * Parses a quantity as people write it: with Latin, Arabic-Indic or Extended Arabic-Indic digits, a Latin or Arabic
 * decimal point, and thousands separators in valid positions. A point is always the decimal point. A comma before three
 * digits is a thousands separator, except after a lone 0; there, and before the last one or two digits, it is a decimal
 * comma. The result is rounded to a millionth; any other text counts as 0. Source: docs/product.md#reading-quantities.
 * @param unitNames units that may follow the number, whole or in part; any other unit is a problem
 */
export function parseQuantity(text: string, unitNames: readonly string[] = []): Quantity {
  const latin = withoutUnit(toLatin(text), unitNames)
  if (latin === '') return { status: 'empty', value: 0, text: '', warnings: [] }
  const plain = plainNumber(latin)
  if (plain === undefined) return invalidQuantity(problemOf(latin), text.trim())
  const value = Number(plain)
  if (value < 0) return invalidQuantity('negative', plain)
  if (value > maxQuantity) return invalidQuantity('tooLarge', plain)
  return {
    status: 'valid',
    value: Math.round(value * 1_000_000) / 1_000_000,
    text: plain,
    warnings: decimalComma.test(latin) ? ['decimalComma'] : [],
  }
}

/** Parses a sum such as "2 crore 50 lakh", in the larger unit, which is `ratio` smaller ones; undefined for any other text. */
export function parseSum(text: string, names: readonly (readonly string[])[], ratio: number) {
  const [, first = '', second = ''] = /^([\d.,]+ ?[^\d., ]+) (\d.*)$/.exec(toLatin(text)) ?? []
  const larger = parseQuantity(first, names[0])
  const smaller = parseQuantity(second, names[1])
  const hasUnits = parseQuantity(second).status === 'hasUnit'
  if (larger.status !== 'valid' || smaller.status !== 'valid' || !hasUnits) return undefined
  const value = Math.round((larger.value + smaller.value / ratio) * 1_000_000) / 1_000_000
  return { ...larger, value, text: String(value) }
}

/** Parses a quantity that may be in the unit of the field, or in another one, which is `size` of them. */
export function parseEither(text: string, names: readonly string[], other: readonly string[], size: number) {
  const quantity = parseQuantity(text, names)
  const inOther = parseQuantity(text, other)
  if (quantity.status !== 'hasUnit' || inOther.status !== 'valid') return quantity
  const value = Math.round(inOther.value * size * 1_000_000) / 1_000_000
  return { ...inOther, value, text: String(value) }
}

/** A quantity of 0 for a text that can't be used. */
export function invalidQuantity(problem: QuantityProblem, text: string): Quantity {
  return { status: problem, value: 0, text, warnings: [problem] }
}

/** Valid input for `Number`, without a plus or a point at the end; undefined if the text isn't a number. */
function plainNumber(latin: string): string | undefined {
  const number = decimalComma.test(latin)
    ? latin.replace(',', '.')
    : grouped.test(latin) || unfinishedGroup.test(latin)
      ? latin.replace(/[,٬ ]/g, '')
      : latin
  return decimal.test(number) ? number.replace(/^\+/, '').replace(/\.(?!\d)/, '') : undefined
}

function problemOf(latin: string): QuantityProblem {
  if (/^[+-]?[\d.,٬\s]*$/.test(latin) && /\d/.test(latin)) return 'ambiguousSeparators'
  return unitSuffix.test(latin) ? 'hasUnit' : 'notANumber'
}

/** The text without a unit at its end: one of the names, or the beginning of one. */
function withoutUnit(latin: string, unitNames: readonly string[]): string {
  const [, number = '', end = ''] = /^(.*\d)(\D+)$/.exec(latin) ?? []
  const unit = comparable(end)
  return unit !== '' && unitNames.some((name) => comparable(name).startsWith(unit)) ? number : latin
}

/** The name of a unit without the differences between "Sq. Ft." and "sqft". */
function comparable(unit: string): string {
  return unit.toLowerCase().replace(/[\s.]/g, '')
}

/**
 * The text with Latin digits, decimal point, comma, minus sign and spaces, and without invisible bidirectional marks. The
 * Arabic thousands separator stays.
 */
export function toLatin(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('،', ',')
    .replaceAll('−', '-')
    .replace(/\s/g, ' ')
    .trim()
}
