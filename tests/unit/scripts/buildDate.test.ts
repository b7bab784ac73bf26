import { describe, expect, it } from 'vitest'
import { buildDate } from '../../../scripts/buildDate.ts'

describe('the date of a build', () => {
  it('is that of SOURCE_DATE_EPOCH', () => {
    expect(buildDate('1795370400').toISOString()).toBe('2026-11-22T18:00:00.000Z')
  })

  it.each([undefined, ''])('is the current one without it: %j', (epoch) => {
    const before = Date.now()
    const built = buildDate(epoch).getTime()
    expect(built).toBeGreaterThanOrEqual(before)
    expect(built).toBeLessThanOrEqual(Date.now())
  })

  it.each(['yesterday', '-1', '1.5', '2026-11-22'])('cannot be %s', (epoch) => {
    expect(() => buildDate(epoch)).toThrow(
      `SOURCE_DATE_EPOCH is "${epoch}"; it must be a whole number of seconds since 1970.`,
    )
  })
})
