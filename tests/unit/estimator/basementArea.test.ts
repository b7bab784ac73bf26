import { describe, expect, it } from 'vitest'
import { basementArea } from '../../../src/estimator'
import { inputsWith } from './inputsWith'

describe('the area of the basement', () => {
  it.each([
    { plot: 'DHA, 4 marla', plotSize: '4', authority: 'DHA', area: 557 },
    { plot: 'DHA, just under 6.5 marla', plotSize: '6.499999', authority: 'DHA', area: 905 },
    { plot: 'DHA, 12 marla', plotSize: '12', authority: 'DHA', area: 1461 },
    { plot: 'DHA, 15 marla', plotSize: '15', authority: 'DHA', area: 1826 },
    { plot: 'DHA, 25 marla', plotSize: '25', authority: 'DHA', area: 2869 },
    { plot: 'LDA, 4 marla', plotSize: '4', authority: 'LDA', area: 536 },
    { plot: 'LDA, 12 marla', plotSize: '12', authority: 'LDA', area: 1607 },
    { plot: 'no authority, 12 marla', plotSize: '12', authority: '', area: 1607 },
  ] as const)(
    'is derived from the plot if no ground floor is entered: $plot',
    ({ plotSize, authority, area }) => {
      expect(basementArea(inputsWith({ plotSize, authority }))).toBe(area)
    },
  )

  it.each(['', '0', '-5', 'large', '2000000000'])('ignores the ground floor "%s"', (groundFloorArea) => {
    expect(basementArea(inputsWith({ plotSize: '12', groundFloorArea }))).toBe(1461)
  })

  it.each([
    { ground: '1718', authority: 'DHA', area: 1460 },
    { ground: '1000', authority: 'DHA', area: 850 },
    { ground: '0.6', authority: 'DHA', area: 1 },
    { ground: '0.588', authority: 'DHA', area: 0 },
    { ground: '1010', authority: 'LDA', area: 859 },
  ] as const)(
    'is 0.85 of an entered ground floor: $ground sq ft, $authority',
    ({ ground, authority, area }) => {
      expect(basementArea(inputsWith({ plotSize: '12', authority, groundFloorArea: ground }))).toBe(area)
    },
  )

  it('is fixed for some plot sizes, whatever ground floor is entered', () => {
    expect(basementArea(inputsWith({ plotSize: '10', groundFloorArea: '3000' }))).toBe(1060)
    expect(basementArea(inputsWith({ plotSize: '1', unit: 'kanal', groundFloorArea: '3000' }))).toBe(2500)
    expect(basementArea(inputsWith({ plotSize: '10', authority: 'LDA', groundFloorArea: '3000' }))).toBe(2550)
  })

  it('follows an entered ground floor even without a plot, and is 0 without both', () => {
    expect(basementArea(inputsWith({ groundFloorArea: '1000' }))).toBe(850)
    expect(basementArea(inputsWith({}))).toBe(0)
  })
})
