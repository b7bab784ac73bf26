/** Why a text can't be read as a number. */
type NumberProblem = 'notANumber' | 'hasUnit' | 'separatorsUnclear'

/** A typed text as a number. */
export type NumberReading =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'number'
      /** The number with Latin digits, a decimal point and no thousands separators, as `Number` reads it. */
      readonly plain: string
      /** Whether a comma was read as the decimal point. */
      readonly isDecimalComma: boolean
    }
  | { readonly kind: NumberProblem }

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

// Western groups of three and South Asian groups of two before the last three; one separator throughout.
const groups =
  /^[+-]?[1-9](?:\d{0,2}(?:([,٬])\d{3})(?:\1\d{3})*|\d?(?:([,٬])\d{2})(?:\2\d{2})*\2\d{3})(?:\.\d*)?$/

// No group has one or two digits at the end, and none follows a 0, so the comma can't be a thousands separator.
const decimalComma = /^[+-]?(?:\d+,\d{1,2}|0,\d+)$/

const unfinishedGroup = /^[+-]?\d+[,٬]$/

const unitBehind = /^[+-]?[\d.,٬]*\d[.,]?\s*(?!e[+-]?$)[\p{L}'"′″’”][^\d]*$/iu

/**
 * Reads a number as people write it: with Latin, Arabic-Indic or Extended Arabic-Indic digits, a decimal point or
 * its Arabic counterpart, and thousands separators in their places. A point is always the decimal point, and a comma
 * before three digits a thousands separator; any other text that could mean two numbers is a problem.
 */
export function readNumber(text: string): NumberReading {
  const latin = inLatin(text)
  if (latin === '') return { kind: 'empty' }
  if (decimal.test(latin)) return numberOf(latin)
  if (groups.test(latin)) return numberOf(latin.replace(/[,٬]/g, ''))
  if (decimalComma.test(latin)) return { ...numberOf(latin.replace(',', '.')), isDecimalComma: true }
  if (unfinishedGroup.test(latin)) return numberOf(latin.slice(0, -1))
  if (/^[+-]?[\d.,٬\s]*$/.test(latin) && /\d/.test(latin)) return { kind: 'separatorsUnclear' }
  return { kind: unitBehind.test(latin) ? 'hasUnit' : 'notANumber' }
}

// What becomes a number in groups, or one below 0 or 1, as it is typed on.
const unfinished = /^[+-]?(?:\.|[1-9]\d{0,2}(?:[,٬]\d{3})*[,٬]\d{0,2}|[1-9]\d?(?:[,٬]\d{2})*[,٬]\d{0,2})?$/

/** Whether a text is the beginning of a number whose rest may still be typed, such as "1,25,0" of "1,25,000". */
export function isUnfinished(text: string): boolean {
  return unfinished.test(inLatin(text))
}

/** The text with Latin digits and signs, without the invisible marks that text from right to left brings along. */
function inLatin(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('،', ',')
    .replaceAll('−', '-')
    .trim()
}

function numberOf(latin: string) {
  // "+7" and "7." are the same number as "7", which every reader of the plain text understands.
  const plain = latin.replace(/^\+/, '').replace(/\.(?!\d)/, '')
  return { kind: 'number', plain, isDecimalComma: false } as const
}

/**
 * The number one up or one down from a plain one, not below the least, with as many decimals; undefined where there
 * is no such number. Nothing counts as 0.
 */
export function steppedNumber(
  plain: string,
  direction: 'up' | 'down',
  least = -Infinity,
): string | undefined {
  const value = Number(plain)
  if (!Number.isFinite(value) || (direction === 'down' && value <= least)) return undefined
  const next = Math.max(least, direction === 'up' ? value + 1 : value - 1)
  const decimals = /^-?\d*\.(\d{1,20})/.exec(plain)?.[1]?.length ?? 0
  // Rounded, because 2.2 - 1 is 1.2000000000000002.
  return /e/i.test(plain) ? String(next) : String(Number(next.toFixed(decimals)))
}
