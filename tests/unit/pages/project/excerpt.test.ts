import { describe, expect, it } from 'vitest'
import { excerpt } from '../../../../src/pages/project/excerpt'

const letters = (count: number) => 'a'.repeat(count)

describe('the excerpt of a description', () => {
  it.each([
    { length: 159, kept: 159 },
    { length: 160, kept: 160 },
    { length: 161, kept: 160 },
    { length: 400, kept: 160 },
  ])('of $length characters has $kept of them and an ellipsis', ({ length, kept }) => {
    expect(excerpt(letters(length))).toBe(`${letters(kept)}...`)
  })

  it.each([undefined, ''])('is empty if the description is %j', (description) => {
    expect(excerpt(description) ?? '').toBe('')
  })
})
