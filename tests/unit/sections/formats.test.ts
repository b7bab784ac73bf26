import { expect, it } from 'vitest'
import { dayText, visitorsDayText } from '../../../src/sections/formats'

it.each([
  ['2024-02-29', '29 February 2024'],
  ['2026-12-31', '31 December 2026'],
])('the date %s is written as %s', (date, text) => {
  expect(dayText(date)).toBe(text)
})

it.each([
  ['2026-12-31T23:59', '31 December 2026'],
  ['2027-01-01T00:00', '1 January 2027'],
])('the time %s has the date of the visitor’s time zone: %s', (time, text) => {
  expect(visitorsDayText(new Date(time).toISOString())).toBe(text)
})
