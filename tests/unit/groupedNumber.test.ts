import { assert, constantFrom, maxSafeInteger, property } from 'fast-check'
import { expect, it } from 'vitest'
import { groupedNumber } from '../../src/groupedNumber'

it.each([
  [2.8, '2.80'],
  [1000, '1,000.00'],
  [110.16, '110.16'],
])('%d has two decimals, if they are asked for: %s', (value, text) => {
  expect(groupedNumber(value, 2)).toBe(text)
})

it('a number with thousands separators is what Intl makes of it', () => {
  const { format } = new Intl.NumberFormat('en-US')
  assert(
    property(maxSafeInteger(), constantFrom(1, 10, 100), (whole, divisor) => {
      // -0 is 0 here, and an integer of more than 13 digits has no exact hundredths.
      const value = divisor === 1 ? whole + 0 : Math.round(whole % 1e13) / divisor + 0
      expect(groupedNumber(value)).toBe(format(value))
    }),
  )
})
