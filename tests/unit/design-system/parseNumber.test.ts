import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseNumber, steppedNumber } from '../../../src/design-system/internal/parseNumber'

/** The number as plain text, or the problem if the text is not a number. */
function parse(text: string, unitNames?: readonly string[]): string {
  const parsed = parseNumber(text, unitNames)
  return parsed.kind === 'number' ? parsed.plain : parsed.kind
}

const easternDigits = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'] as const

/** The text with its digits replaced by those of an Arabic script. */
function toEasternDigits(text: string, digits: string): string {
  return text.replace(/\d/g, (digit) => digits.charAt(Number(digit)))
}

describe('a number', () => {
  it.each([
    ['7', '7'],
    ['7.5', '7.5'],
    ['0', '0'],
    ['-5', '-5'],
    ['−5', '-5'],
    ['+7', '7'],
    ['007', '007'],
    ['.5', '.5'],
    ['5.', '5'],
    ['1e3', '1e3'],
    ['  900\n', '900'],
    ['\u00a0900\u00a0', '900'],
  ])('is parsed in Latin digits: "%s"', (text, plain) => {
    expect(parse(text)).toBe(plain)
  })

  it.each([
    ['۱۰', '10'],
    ['١٠', '10'],
    ['۷٫۵', '7.5'],
    ['٧٫٥', '7.5'],
    ['۷.۵', '7.5'],
    ['1۰', '10'],
    ['۱٬۲۵۰', '1250'],
    ['١٬٢٥٠٫٥', '1250.5'],
    ['۱٬۲۵٬۰۰۰', '125000'],
    ['۱،۲۵۰', '1250'],
    ['\u200f۱۰\u200e', '10'],
    ['\u2067۷٫۵\u2069', '7.5'],
  ])('is parsed in Arabic-Indic and Extended Arabic-Indic digits: "%s"', (text, plain) => {
    expect(parse(text)).toBe(plain)
  })

  it.each([
    ['1,250', '1250'],
    ['12,500', '12500'],
    ['125,000', '125000'],
    ['1,250,000', '1250000'],
    ['1,25,000', '125000'],
    ['12,50,000', '1250000'],
    ['1,00,00,000', '10000000'],
    ['1,250.5', '1250.5'],
    ['1,25,000.75', '125000.75'],
    ['1,250.', '1250'],
    ['-1,250', '-1250'],
    ['1,', '1'],
  ])('is parsed with thousands separators: "%s"', (text, plain) => {
    expect(parse(text)).toBe(plain)
  })

  it.each([
    ['7,5', '7.5'],
    ['7,25', '7.25'],
    ['12,50', '12.50'],
    ['1250,5', '1250.5'],
    ['0,5', '0.5'],
    ['0,250', '0.250'],
    ['-7,5', '-7.5'],
    ['۷،۵', '7.5'],
  ])('has a decimal comma if the comma can’t be a thousands separator: "%s"', (text, plain) => {
    expect(parseNumber(text)).toEqual({ kind: 'number', plain, isDecimalComma: true })
  })

  it('with a decimal point or thousands separators has no decimal comma', () => {
    for (const text of ['7.5', '1,250', '1,25,000.5', '1,']) {
      expect(parseNumber(text)).toMatchObject({ kind: 'number', isDecimalComma: false })
    }
  })
})

describe('a text that is not a clear number', () => {
  it.each([
    '7,5,5',
    '10,0000',
    '7,5000',
    '1,25,00',
    '1,2500',
    '1250,500',
    '01,250',
    '1.250.000',
    '1.250,5',
    '7..5',
    '1,,250',
    '1,250٬000',
    '7٬5',
    '1 250',
    '7 5',
    ',5',
  ])('has unclear separators: "%s"', (text) => {
    expect(parse(text)).toBe('ambiguousSeparators')
  })

  it.each(['10 marla', '10marla', '10 مرلہ', '۱۰ مرلہ', '7.5 kanal', '1,250 sq. ft.', '1500 sqft', "40'"])(
    'has a unit: "%s"',
    (text) => {
      expect(parse(text)).toBe('hasUnit')
    },
  )

  it.each([
    'ten',
    '3e',
    '10e+',
    '-',
    '+',
    '.',
    ',',
    '--5',
    '5-',
    '7½',
    '10²',
    '0x10',
    '10x10',
    'PKR 5',
    'NaN',
    'Infinity',
    '1/2',
    '5%',
  ])('is not a number: "%s"', (text) => {
    expect(parse(text)).toBe('notANumber')
  })

  it.each(['', ' ', '\n\t', '\u00a0', '\u200f'])('is empty: "%s"', (text) => {
    expect(parse(text)).toBe('empty')
  })
})

describe('a text with a unit that the field knows', () => {
  const marla = ['marlas', 'مرلہ']
  const sqft = ['sqft', 'sq feet', 'square feet', 'ft', 'feet']

  it.each([
    ['7.5 marla', '7.5', marla],
    ['7.5marla', '7.5', marla],
    ['10 Marlas', '10', marla],
    ['10 M', '10', marla],
    ['10. marla', '10', marla],
    ['۱۰ مرلہ', '10', marla],
    ['۷٫۵ مرلہ\u200f', '7.5', marla],
    ['1,250 Sq. Ft.', '1250', sqft],
    ['1,250 sq', '1250', sqft],
    ['1,25,000square feet', '125000', sqft],
    ['1500 sq feet', '1500', sqft],
    ['1500 feet', '1500', sqft],
    ['-5 ft', '-5', sqft],
  ] as const)('is the number: "%s"', (text, plain, unitNames) => {
    expect(parse(text, unitNames)).toBe(plain)
  })

  it.each(['10 kanal', '10 marlasa', '10 arla', '10 m2', "10'"])('has another unit: "%s"', (text) => {
    expect(parse(text, marla)).toMatch(/^(?:hasUnit|notANumber)$/)
  })

  it.each([
    ['7,5 marla', '7.5'],
    ['1 250 marla', 'ambiguousSeparators'],
    ['marla', 'notANumber'],
    ['ten marla', 'notANumber'],
    ['10..', 'ambiguousSeparators'],
    ['5.', '5'],
  ])('is parsed by the same rules before the unit: "%s"', (text, result) => {
    expect(parse(text, marla)).toBe(result)
  })

  it('is the same number as without the unit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[-+]?[\d.,٬]{1,9}$/), fc.constantFrom('', ' '), (text, space) => {
        fc.pre(/\d$/.test(text))
        expect(parseNumber(`${text}${space}marla`, marla)).toEqual(parseNumber(text))
      }),
    )
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

  it('gives the same number when its result is parsed again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.stringMatching(/^[\d.,٬]{1,9}$/), fc.string()), (text) => {
        const parsed = parseNumber(text)
        fc.pre(parsed.kind === 'number')
        expect(parseNumber(parsed.plain)).toEqual({ ...parsed, isDecimalComma: false })
      }),
    )
  })
})

describe('a step', () => {
  it.each([
    ['', 'up', '1'],
    ['7.25', 'up', '8.25'],
    ['7.25', 'down', '6.25'],
    ['2.2', 'down', '1.2'],
    ['0.5', 'down', '0'],
    ['-5', 'up', '0'],
    ['7.50', 'up', '8.5'],
    ['1e3', 'up', '1001'],
    ['999999999.999999', 'down', '999999998.999999'],
  ] as const)('from "%s" %s is %s', (plain, direction, next) => {
    expect(steppedNumber(plain, direction, 0)).toBe(next)
  })

  it.each([
    ['', 'down'],
    ['0', 'down'],
    ['-5', 'down'],
    ['1e400', 'up'],
  ] as const)('from "%s" %s is not possible', (plain, direction) => {
    expect(steppedNumber(plain, direction, 0)).toBeUndefined()
  })
})
