import { describe, expect, it } from 'vitest'
import { securityTxt } from '../../../src/head/securityTxt'

describe('the security.txt', () => {
  it.each([
    ['2026-01-01T00:00:00Z', '2026-12-01T00:00:00Z'],
    ['2026-01-31T23:59:59Z', '2026-12-01T00:00:00Z'],
    ['2026-02-01T00:00:00Z', '2027-01-01T00:00:00Z'],
    ['2026-11-22T17:00:00Z', '2027-10-01T00:00:00Z'],
    ['2026-12-31T23:59:59Z', '2027-11-01T00:00:00Z'],
  ])('of a build at %s expires at %s', (builtAt, expires) => {
    expect(securityTxt(new Date(builtAt))).toContain(`\nExpires: ${expires}\n`)
  })
})
