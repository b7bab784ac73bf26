import { describe, expect, it } from 'vitest'
import { teaser } from '../../../../src/pages/project/teaser'

const letters = (count: number) => 'a'.repeat(count)

describe('the beginning of a description', () => {
  it.each([
    { length: 159, kept: 159 },
    { length: 160, kept: 160 },
    { length: 161, kept: 160 },
    { length: 400, kept: 160 },
  ])('of $length characters has $kept of them, and dots', ({ length, kept }) => {
    expect(teaser(letters(length))).toBe(`${letters(kept)}...`)
  })

  it.each([undefined, ''])('of nothing is nothing', (description) => {
    expect(teaser(description) ?? '').toBe('')
  })
})
