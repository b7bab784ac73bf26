/** Why a text can't be parsed as a number. */
type NumberProblem = 'notANumber' | 'hasUnit' | 'ambiguousSeparators'

/** The result of parsing a text. */
export type ParsedNumber =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'number'
      /** The number with Latin digits, a decimal point and no thousands separators: valid input for `Number`. */
      readonly plain: string
      /** Whether a comma was parsed as the decimal separator. */
      readonly isDecimalComma: boolean
    }
  | { readonly kind: NumberProblem }

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

// Western groups of three, or South Asian groups of two before the last three, with the same separator throughout.
const grouped =
  /^[+-]?[1-9](?:\d{0,2}(?:([,٬])\d{3})(?:\1\d{3})*|\d?(?:([,٬])\d{2})(?:\2\d{2})*\2\d{3})(?:\.\d*)?$/

// Thousands end in a group of three digits and don't start with 0, so this comma can't be a thousands separator.
const decimalComma = /^[+-]?(?:\d+,\d{1,2}|0,\d+)$/

const unfinishedGroup = /^[+-]?\d+[,٬]$/

const unitSuffix = /^[+-]?[\d.,٬]*\d[.,]?\s*(?!e[+-]?$)[\p{L}'"′″’”][^\d]*$/iu

/**
 * Parses a number as people write it: with Latin, Arabic-Indic or Extended Arabic-Indic digits, a Latin or Arabic
 * decimal point, and thousands separators in valid positions. A point is always the decimal point. A comma before three
 * digits is a thousands separator, except after a lone 0; there, and before the last one or two digits, it is a decimal
 * comma. Other ambiguous text is a problem.
 * @param unitNames units that may follow the number, whole or in part; any other unit is a problem
 */
export function parseNumber(text: string, unitNames: readonly string[] = []): ParsedNumber {
  const latin = withoutUnit(toLatin(text), unitNames)
  if (latin === '') return { kind: 'empty' }
  if (decimal.test(latin)) return numberOf(latin)
  if (grouped.test(latin)) return numberOf(latin.replace(/[,٬]/g, ''))
  if (decimalComma.test(latin)) return { ...numberOf(latin.replace(',', '.')), isDecimalComma: true }
  if (unfinishedGroup.test(latin)) return numberOf(latin.slice(0, -1))
  if (/^[+-]?[\d.,٬\s]*$/.test(latin) && /\d/.test(latin)) return { kind: 'ambiguousSeparators' }
  return { kind: unitSuffix.test(latin) ? 'hasUnit' : 'notANumber' }
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
 * The text with Latin digits, decimal point, comma and minus sign, and without invisible bidirectional marks. The
 * Arabic thousands separator stays.
 */
function toLatin(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('،', ',')
    .replaceAll('−', '-')
    .trim()
}

function numberOf(latin: string) {
  // "+7" and "7." become "7", so that equal numbers have equal texts.
  const plain = latin.replace(/^\+/, '').replace(/\.(?!\d)/, '')
  return { kind: 'number', plain, isDecimalComma: false } as const
}
