import { describe, expect, it } from 'vitest'
import { otherEntries } from '../../../src/sections/otherEntries'

describe('the other entries', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f']

  it.each([
    { current: 'a', others: ['b', 'c', 'd', 'e'] },
    { current: 'c', others: ['a', 'b', 'd', 'e'] },
    { current: 'f', others: ['a', 'b', 'c', 'd'] },
  ])('of $current are the first four others', ({ current, others }) => {
    expect(otherEntries(all, current)).toEqual(others)
  })

  it('of the only entry are an empty list', () => {
    expect(otherEntries(['a'], 'a')).toEqual([])
  })
})
