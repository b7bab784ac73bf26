import { describe, expect, it } from 'vitest'
import { teaser } from '../../../../src/pages/project/teaser'

const letters = (count: number) => 'a'.repeat(count)

describe('the teaser of a description', () => {
  it.each([
    { length: 159, kept: 159 },
    { length: 160, kept: 160 },
    { length: 161, kept: 160 },
    { length: 400, kept: 160 },
  ])('of $length characters has $kept of them and an ellipsis', ({ length, kept }) => {
    expect(teaser(letters(length))).toBe(`${letters(kept)}...`)
  })

  it.each([undefined, ''])('is empty if the description is %j', (description) => {
    expect(teaser(description) ?? '').toBe('')
  })
})
