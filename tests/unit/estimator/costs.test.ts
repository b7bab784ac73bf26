import { describe, expect, it } from 'vitest'
import { calculateEstimate, finishingFactor, initialInputs, ratesByGrade } from '../../../src/estimator'
import { inputsWith, only, typedAreas } from './inputsWith'

describe('the rates', () => {
  it('depend on the grade', () => {
    expect(ratesByGrade).toEqual({
      A: {
        architectural: 150,
        interior: 200,
        grayStructureBasement: 3950,
        grayStructureGround: 2950,
        grayStructureFirst: 2950,
      },
      'A+': {
        architectural: 150,
        interior: 200,
        grayStructureBasement: 4100,
        grayStructureGround: 3100,
        grayStructureFirst: 3100,
      },
    })
    expect(finishingFactor).toBe(1.15)
  })

  it('are part of the estimate once a grade is chosen', () => {
    expect(calculateEstimate(initialInputs)).toMatchObject({ grade: '', rates: undefined })
    expect(calculateEstimate(inputsWith({ grade: 'A' }))).toMatchObject({ grade: 'A', rates: ratesByGrade.A })
    expect(calculateEstimate(inputsWith({ grade: 'A+' }))).toMatchObject({
      grade: 'A+',
      rates: ratesByGrade['A+'],
    })
  })
})

describe('the cost of a floor', () => {
  it.each([
    ['A', 'basement', '100', '', '', 395_000, 454_250],
    ['A', 'ground floor', '', '100', '', 295_000, 339_250],
    ['A', 'first floor', '', '', '100', 295_000, 339_250],
    ['A+', 'basement', '100', '', '', 410_000, 471_500],
    ['A+', 'ground floor', '', '100', '', 310_000, 356_500],
    ['A+', 'first floor', '', '', '100', 310_000, 356_500],
  ] as const)(
    'in grade %s, 100 sq ft of %s',
    (grade, _, basement, ground, first, grayStructure, finishing) => {
      expect(calculateEstimate({ ...typedAreas(basement, ground, first), grade }).costs).toEqual({
        architectural: 15_000,
        interior: 20_000,
        grayStructure,
        finishing,
      })
    },
  )
})

describe('the costs', () => {
  it('are all 0 without a grade, and there are no results', () => {
    const result = calculateEstimate(typedAreas('800', '1500', '1200'))
    expect(result.costs).toEqual({ architectural: 0, interior: 0, grayStructure: 0, finishing: 0 })
    expect(result.totals).toEqual({ design: 0, construction: 0, grand: 0 })
    expect(result.costPerSqFt).toBe(0)
    expect(result.areas.total).toBe(3500)
    expect(result.hasResults).toBe(false)
  })

  it('are all 0 without an area, and there are no results', () => {
    const result = calculateEstimate(inputsWith({ grade: 'A+' }))
    expect(result.totals).toEqual({ design: 0, construction: 0, grand: 0 })
    expect(result.costPerSqFt).toBe(0)
    expect(result.hasResults).toBe(false)
  })

  it('are results as soon as there are an area and a grade, even if no service is selected', () => {
    expect(calculateEstimate({ ...typedAreas('', '', '0.000001'), grade: 'A' }).hasResults).toBe(true)
    expect(calculateEstimate({ ...typedAreas('', '10', ''), grade: 'A', services: only() }).hasResults).toBe(
      true,
    )
  })

  it.each([
    ['0.01', 2, 2, 30, 34],
    ['0.003', 0, 1, 9, 10],
    ['0.01001', 2, 2, 30, 34],
    ['0.0099', 1, 2, 29, 34],
    ['0.0025', 0, 1, 7, 8],
    ['1', 150, 200, 2950, 3393],
    ['3', 450, 600, 8850, 10_178],
  ])(
    'are whole PKR, halves up: %s sq ft of ground floor',
    (area, architectural, interior, grey, finishing) => {
      expect(calculateEstimate({ ...typedAreas('', area, ''), grade: 'A' }).costs).toEqual({
        architectural,
        interior,
        grayStructure: grey,
        finishing,
      })
    },
  )

  it('of finishing are rounded half up, where floating-point 1.15 would round down', () => {
    const result = calculateEstimate(inputsWith({ plotSize: '10', authority: 'LDA', grade: 'A' }))
    expect(result.costs).toEqual({
      architectural: 614_250,
      interior: 819_000,
      grayStructure: 13_419_250,
      finishing: 15_432_138,
    })
    expect(result.totals).toEqual({ design: 1_433_250, construction: 28_851_388, grand: 30_284_638 })
  })

  it('are calculated from rounded areas in auto mode, and from exact ones in manual mode', () => {
    const derived = calculateEstimate(inputsWith({ plotSize: '12', includeBasement: false, grade: 'A' }))
    expect(derived.areas).toMatchObject({ ground: 1718, first: 1409 })
    expect(derived.costs.grayStructure).toBe(9_224_650)
    const typed = calculateEstimate({ ...typedAreas('', '1718.28', '1408.9896'), grade: 'A' })
    expect(typed.areas).toMatchObject({ ground: 1718.28, first: 1408.9896, total: 3127.2696 })
    expect(typed.costs.grayStructure).toBe(9_225_445)
  })

  it('are exact up to the largest valid areas', () => {
    const result = calculateEstimate({ ...typedAreas('1000000000', '1e9', '1e9'), grade: 'A+' })
    expect(result.costs).toEqual({
      architectural: 450_000_000_000,
      interior: 600_000_000_000,
      grayStructure: 10_300_000_000_000,
      finishing: 11_845_000_000_000,
    })
    expect(result.totals.grand).toBe(23_195_000_000_000)
    expect(result.costPerSqFt).toBe(7732)
  })
})

describe('the cost per square foot', () => {
  it.each([
    ['all services', only('architectural', 'interior', 'grayStructure', 'finishing'), 3666, 7314],
    ['grey structure', only('grayStructure'), 3666, 3239],
    ['finishing', only('finishing'), 3666, 3725],
    ['architectural design', only('architectural'), 3666, 150],
    ['interior design', only('interior'), 3666, 200],
    ['no service', only(), 0, 0],
  ])('is the cost of the selected services per total area: %s', (_, services, effective, costPerSqFt) => {
    const result = calculateEstimate(inputsWith({ plotSize: '10', grade: 'A', services }))
    expect(result.areas).toMatchObject({ total: 3666, effective })
    expect(result.costPerSqFt).toBe(costPerSqFt)
  })

  it.each([
    ['2', 3393],
    ['4', 3393],
    ['3', 3393],
    ['6', 3393],
    ['0.01', 3400],
  ])('is a whole amount, halves up: finishing of %s sq ft', (area, costPerSqFt) => {
    const inputs = { ...typedAreas('', area, ''), grade: 'A', services: only('finishing') } as const
    expect(calculateEstimate(inputs).costPerSqFt).toBe(costPerSqFt)
  })

  it('ignores a basement that is not included', () => {
    const result = calculateEstimate(inputsWith({ plotSize: '10', includeBasement: false, grade: 'A' }))
    expect(result.areas.effective).toBe(2606)
    expect(result.costPerSqFt).toBe(6693)
  })
})
