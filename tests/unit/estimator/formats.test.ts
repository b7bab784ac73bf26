import { describe, expect, it } from 'vitest'
import { formatPkr, formatSqFt, formatLakhCrore } from '../../../src/estimator'
import { amounts } from '../../../src/content/amounts'

describe('an amount', () => {
  it('is formatted in PKR without decimals', () => {
    expect(formatPkr(1_101_611_543)).toBe('PKR\u00a01,101,611,543')
  })

  it.each([
    [0, '0'],
    [99_999, '99,999'],
    [100_000, '1 lakh'],
    [100_500, '1.01 lakh'],
    [4_520_000, '45.2 lakh'],
    [9_999_500, '1 crore'],
    [1_101_611_543, '110.16 crore'],
    [23_195_000_000_000, '2,319,500 crore'],
  ])('of %i is formatted in lakh and crore', (amount, text) => {
    expect(formatLakhCrore(amount, amounts)).toBe(text)
  })

  it.each([
    [99_999, '99,999'],
    [4_520_000, '45.20 lakh'],
    [9_999_500, '1.00 crore'],
    [27_995_990, '2.80 crore'],
  ])('of %i has two decimals in a column', (amount, text) => {
    expect(formatLakhCrore(amount, amounts, 'two')).toBe(text)
  })
})

describe('an area', () => {
  it.each([
    [0, '0 sq ft'],
    [2250.49, '2,250.49 sq ft'],
    [2250.5, '2,250.5 sq ft'],
    [1_000_000.000_001, '1,000,000.000001 sq ft'],
    [1_000_000, '1,000,000 sq ft'],
  ])('of %d is formatted in square feet', (area, text) => {
    expect(formatSqFt(area, amounts)).toBe(text)
  })
})
