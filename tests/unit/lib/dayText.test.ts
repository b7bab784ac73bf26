import { expect, it } from 'vitest'
import { dayText } from '../../../src/lib/dayText'

it.each([
  ['2024-02-29', '29 February 2024'],
  ['2026-12-31', '31 December 2026'],
  // In the visitor's time zone.
  [new Date('2026-12-31T23:59').toISOString(), '31 December 2026'],
  [new Date('2027-01-01T00:00').toISOString(), '1 January 2027'],
])('the date %s is written as %s', (date, text) => {
  expect(dayText(date)).toBe(text)
})
