import { describe, expect, it } from 'vitest'
import { calculateEstimate } from '../../../src/estimator'
import { inputsWith, only, typedAreas } from './inputsWith'

it.each([
  ['A', 'basement', '100', '', '', 395_000, 454_250],
  ['A', 'ground floor', '', '100', '', 295_000, 339_250],
  ['A', 'first floor', '', '', '100', 295_000, 339_250],
  ['A+', 'basement', '100', '', '', 410_000, 471_500],
  ['A+', 'ground floor', '', '100', '', 310_000, 356_500],
  ['A+', 'first floor', '', '', '100', 310_000, 356_500],
] as const)('in grade %s, 100 sq ft of %s', (grade, _, basement, ground, first, grayStructure, finishing) => {
  const { costs } = calculateEstimate({ ...typedAreas(basement, ground, first), grade })
  expect(costs).toEqual({
    architectural: 15_000,
    interior: 20_000,
    grayStructure,
    finishing,
  })
})

describe('the costs', () => {
  it('are all 0 without a grade, and there are no results', () => {
    const result = calculateEstimate(typedAreas('800', '1500', '1200'))
    expect(result.totals).toEqual({ design: 0, construction: 0, grand: 0 })
    expect(result.costPerSqFt).toBe(0)
    expect(result.areas.total).toBe(3500)
    expect(result.hasResults).toBe(false)
  })

  it('are results as soon as there are an area and a grade, even if no service is selected', () => {
    expect(calculateEstimate(inputsWith({ grade: 'A+' })).hasResults).toBe(false)
    const smallest = { ...typedAreas('', '', '0.000001'), grade: 'A', services: only() } as const
    expect(calculateEstimate(smallest)).toMatchObject({ hasResults: true, costPerSqFt: 0 })
  })

  it.each([
    ['0.01', 2, 2, 30, 34],
    ['0.0099', 1, 2, 29, 34],
    ['3', 450, 600, 8850, 10_178],
  ])('are whole PKR, halves up: %s sq ft', (area, architectural, interior, grayStructure, finishing) => {
    const { costs } = calculateEstimate({ ...typedAreas('', area, ''), grade: 'A' })
    expect(costs).toEqual({ architectural, interior, grayStructure, finishing })
  })

  it('are calculated from exact areas in manual mode', () => {
    const { areas, costs } = calculateEstimate({ ...typedAreas('', '1718.28', '1408.9896'), grade: 'A' })
    expect(areas).toMatchObject({ ground: 1718.28, first: 1408.9896, total: 3127.2696 })
    expect(costs.grayStructure).toBe(9_225_445)
  })

  it('are exact up to the largest valid areas', () => {
    const { totals, costPerSqFt } = calculateEstimate({
      ...typedAreas('1000000000', '1e9', '1e9'),
      grade: 'A+',
    })
    expect(totals.grand).toBe(23_195_000_000_000)
    expect(costPerSqFt).toBe(7732)
  })
})

it.each([
  ['', 'grayStructure', { A: 11_874_700, 'A+': 12_424_600 }],
  ['A', 'grayStructure', { A: 11_874_700, 'A+': 12_424_600 }],
  ['A+', 'interior', { A: 733_200, 'A+': 733_200 }],
] as const)('the totals in both grades, with "%s" selected, for %s', (grade, service, totals) => {
  const inputs = inputsWith({ plotSize: '10', grade, services: only(service) })
  expect(calculateEstimate(inputs).gradeTotals).toEqual(totals)
})
