import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseNumber } from '../../../../src/estimator'
import { maxQuantity } from '../../../../src/estimator/numberLimits'
import { parseQuantity } from '../../../../src/estimator/quantity'
import { plotUnitNames } from '../../../../src/pages/estimator/unitNames'

/** What a number field passes on: the number as plain text, '' for an empty text, or else the text as typed. */
function passedOn(text: string): string {
  const parsed = parseNumber(text, plotUnitNames.marla)
  if (parsed.kind === 'number') return parsed.plain
  return parsed.kind === 'empty' ? '' : text
}

/** What the estimator counts for a number. */
function quantityOf(number: number) {
  if (number < 0) return { status: 'negative', millionths: 0n }
  if (number > maxQuantity) return { status: 'tooLarge', millionths: 0n }
  return { status: 'valid', millionths: BigInt(Math.round(number * 1_000_000)) }
}

const typed = fc.oneof(
  fc.stringMatching(/^[-+ ]?[\d.,٬٫،eE ]{0,14}$/),
  fc.stringMatching(/^[-+−]?[٠-٩۰-۹]{1,6}[.٫,]?[٠-٩۰-۹]{0,3} ?$/),
  fc.stringMatching(/^\d{1,4}[.,]?\d{0,2} ?(?:m|marla|مرلہ|kanal|ft)$/),
  fc.integer().map((number) => number.toLocaleString('en-IN')),
  fc.double().map(String),
  fc.constantFrom('0x10', '1_000', 'Infinity', 'NaN', '1e400', '-0', '5.', '.5', '1/2', '\u200f۱۰'),
  fc.string({ unit: 'grapheme' }),
)

describe('what a number field passes on to the estimator', () => {
  it('is counted as the number that the field has read, to a millionth', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const parsed = parseNumber(text, plotUnitNames.marla)
        fc.pre(parsed.kind === 'number')
        expect(parseQuantity(passedOn(text))).toEqual(quantityOf(Number(passedOn(text))))
      }),
      { numRuns: 1000 },
    )
  })

  it('counts as 0 if the field shows an error for it', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const { kind } = parseNumber(text, plotUnitNames.marla)
        fc.pre(kind !== 'number' && kind !== 'empty')
        expect(passedOn(text)).toBe(text)
        const { status, millionths } = parseQuantity(text)
        expect(millionths).toBe(0n)
        expect(status).toMatch(/^(?:notANumber|negative|tooLarge)$/)
      }),
      { numRuns: 1000 },
    )
  })
})
