import { assert, constantFrom, maxSafeInteger, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupedNumber } from '../../src/groupedNumber'

describe('a number with thousands separators', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [12_500, '12,500'],
    [123_456, '123,456'],
    [1_000_000, '1,000,000'],
    [-1234, '-1,234'],
    [-123, '-123'],
    [1234.5, '1,234.5'],
    [1431.8999999999999, '1,431.9'],
    [0.0625, '0.063'],
  ])('of %d is %s', (value, text) => {
    expect(groupedNumber(value)).toBe(text)
  })

  it.each([
    [2.8, '2.80'],
    [1000, '1,000.00'],
    [110.16, '110.16'],
  ])('of %d has two decimals, if they are asked for: %s', (value, text) => {
    expect(groupedNumber(value, 2)).toBe(text)
  })

  it('is what Intl makes of it', () => {
    const { format } = new Intl.NumberFormat('en-US')
    assert(
      property(maxSafeInteger(), constantFrom(1, 10, 100), (whole, divisor) => {
        // -0 is 0 here, and an integer of more than 13 digits has no exact hundredths.
        const value = divisor === 1 ? whole + 0 : Math.round(whole % 1e13) / divisor + 0
        expect(groupedNumber(value)).toBe(format(value))
      }),
    )
  })
})
