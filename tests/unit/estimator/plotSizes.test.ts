import { describe, expect, it } from 'vitest'
import { plotSizes } from '../../../src/estimator'

describe('the size of a plot in each unit', () => {
  it.each([
    [2250, { sqft: 2250, marla: 10, kanal: 0.5, sqyd: 250, sqm: 209.03 }],
    [4500, { sqft: 4500, marla: 20, kanal: 1, sqyd: 500, sqm: 418.06 }],
    [1687.5, { sqft: 1687.5, marla: 7.5, kanal: 0.38, sqyd: 187.5, sqm: 156.77 }],
    [0, { sqft: 0, marla: 0, kanal: 0, sqyd: 0, sqm: 0 }],
  ])('of %d sq ft', (areaSqFt, sizes) => {
    expect(plotSizes(areaSqFt)).toEqual(sizes)
  })
})
