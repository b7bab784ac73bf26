import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  basementCost,
  floorCosts,
  inputsOfHouse,
  nearestPlot,
  plainHouse,
  sharesOf,
  toTwoDigits,
} from '../../../src/estimator'
import { inputsWith } from './inputsWith'

it('shares are whole rupees that add up to the amount', () => {
  expect(sharesOf(1_000_001, [25, 45, 30])).toEqual([250_000, 450_001, 300_000])
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 100 }), (amount, percent) => {
      const shares = sharesOf(amount, [percent, 100 - percent])
      expect(shares.every(Number.isInteger)).toBe(true)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
    }),
  )
})

it.each([
  [1_744_065, 1_700_000],
  [2_616_098, 2_600_000],
  [99_500, 100_000],
  [7, 7],
  [0, 0],
])('%d is about %d', (amount, about) => {
  expect(toTwoDigits(amount)).toBe(about)
})

it('the nearest plot is the larger one in a tie', () => {
  const plots = [{ marla: 5 }, { marla: 10 }, { marla: 20 }]
  expect([1, 7.5, 7.6, 15, 15.1, 400].map((marla) => nearestPlot(plots, marla)?.marla)).toEqual([
    5, 10, 10, 20, 20, 20,
  ])
})

it('a basement costs the difference of the totals, whether it is included or not', () => {
  const house = inputsWith({ plotSize: '10', grade: 'A' })
  expect(basementCost({ ...house, includeBasement: true })).toBe(9_373_050)
  expect(basementCost({ ...house, includeBasement: false })).toBe(9_373_050)
  expect(basementCost(inputsWith({ plotSize: '10' }))).toBe(0)
})

it('each floor of 10 marla in DHA has what it adds to the total', () => {
  const withBasement = { ...plainHouse, includeBasement: true }
  expect(floorCosts(inputsOfHouse(10, withBasement))).toEqual({
    ground: 9_583_660,
    first: 7_856_995,
    basement: 9_373_050,
  })
})
