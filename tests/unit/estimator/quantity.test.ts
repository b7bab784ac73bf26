import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseQuantity } from '../../../src/estimator/quantity'

/** The number as plain text, or the problem if the text is not a number. */
function parse(text: string, unitNames?: readonly string[]): string {
  const { status, text: plain } = parseQuantity(text, unitNames)
  return ['valid', 'negative', 'tooLarge'].includes(status) ? plain : status
}

const easternDigits = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'] as const

/** The text with its digits replaced by those of an Arabic script. */
function toEasternDigits(text: string, digits: string): string {
  return text.replace(/\d/g, (digit) => digits.charAt(Number(digit)))
}

const marla = ['marlas', 'مرلہ']
const sqft = ['sqft', 'sq feet', 'square feet', 'ft', 'feet']

describe('a text', () => {
  it.each([
    // Latin digits.
    ['7.5', '7.5'],
    ['−5', '-5'],
    ['.55', '.55'],
    ['\u00a0900\n', '900'],
    // Arabic-Indic and Extended Arabic-Indic digits.
    ['۱۰', '10'],
    ['١٬٢٥٠٫٥', '1250.5'],
    ['۱،۲۵۰', '1250'],
    ['\u2067۷٫۵\u2069', '7.5'],
    // Thousands separators of both groupings.
    ['1,250', '1250'],
    ['1,250,000', '1250000'],
    ['1,25,000.75', '125000.75'],
    ['-1,250', '-1250'],
    ['12,', '12'],
    ['-1٬', '-1'],
  ])('is the number: "%s" → %s', (text, plain) => {
    expect(parse(text)).toBe(plain)
    expect(parseQuantity(text).warnings).not.toContain('decimalComma')
  })

  it.each([
    ['7,5', '7.5'],
    ['12,50', '12.50'],
    ['-7,5', '-7.5'],
    ['0,125', '0.125'],
    ['۷،۵', '7.5'],
  ])('has a decimal comma if the comma can’t be a thousands separator: "%s"', (text, plain) => {
    expect(parse(text)).toBe(plain)
  })

  const ambiguous = [
    '7,5,5',
    '1,25,00',
    '1250,500',
    '1.250.000',
    '1.250,5',
    '7..5',
    '7٬5',
    '1 25',
    ',5',
    '1,250,00',
    '-1 25',
  ]
  const withUnit = ['10marla', '10 مرلہ', '7.5 kanal', '1,250 sq. ft.', "40'", '-10m', '10.m', '10em']
  const others = ['ten', '-', '.', '7½', '0x10', 'PKR 5', 'Infinity', '1/2', '10e', 'about 10m', '1/2m']

  it.each([
    ...ambiguous.map((text) => [text, 'ambiguousSeparators']),
    ...withUnit.map((text) => [text, 'hasUnit']),
    ...others.map((text) => [text, 'notANumber']),
    ...['', '\n\t\u00a0', '\u200f'].map((text) => [text, 'empty']),
  ] as const)('is not a clear number: "%s" → %s', (text, kind) => {
    expect(parse(text)).toBe(kind)
  })
})

describe('a text with a unit that the field knows', () => {
  it.each([
    ['7.5 marla', '7.5', marla],
    ['7,5 Marlas', '7.5', marla],
    ['10 M', '10', marla],
    ['۷٫۵ مرلہ\u200f', '7.5', marla],
    ['1,250 Sq. Ft.', '1250', sqft],
    ['1,25,000square feet', '125000', sqft],
    ['10 kanal', 'hasUnit', marla],
    ['10 marlasa', 'hasUnit', marla],
    ["10'", 'hasUnit', marla],
    ['1 250 marla', '1250', marla],
    ['1 25 marla', 'ambiguousSeparators', marla],
    ['marla', 'notANumber', marla],
  ] as const)('is parsed by the same rules: "%s" → %s', (text, result, unitNames) => {
    expect(parse(text, unitNames)).toBe(result)
  })
})

describe('any typed text', () => {
  const wholeAndFraction = fc.tuple(
    fc.integer({ min: 1, max: 999_999_999 }),
    fc.integer({ min: 0, max: 999 }),
  )

  it('is the same number in every script and with either grouping', () => {
    fc.assert(
      fc.property(wholeAndFraction, fc.constantFrom('en-US', 'en-IN'), ([whole, fraction], locale) => {
        const expected = `${whole}.${fraction}`
        const grouped = `${whole.toLocaleString(locale)}.${fraction}`
        expect(parse(grouped)).toBe(expected)
        for (const digits of easternDigits) {
          expect(parse(toEasternDigits(grouped, digits).replaceAll(',', '٬').replace('.', '٫'))).toBe(
            expected,
          )
        }
      }),
    )
  })

  it('is never parsed as a number with other digits', () => {
    const typed = fc.stringMatching(/^[-+ ]?[\d.,e٬ ]{0,12}$/)
    fc.assert(
      fc.property(typed, (text) => {
        const plain = parse(text)
        fc.pre(/\d/.test(plain))
        expect(Number(plain)).not.toBeNaN()
        expect(plain.replace(/\D/g, '')).toBe(text.replace(/\D/g, ''))
      }),
    )
  })
})
