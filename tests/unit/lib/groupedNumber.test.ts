import { assert, constantFrom, maxSafeInteger, property } from 'fast-check'
import { expect, it } from 'vitest'
import { groupedNumber } from '../../../src/lib/groupedNumber'

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
