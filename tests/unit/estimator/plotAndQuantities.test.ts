import { describe, expect, it } from 'vitest'
import { calculateEstimate, sqFtPerUnit } from '../../../src/estimator'
import { inputsWith, typedAreas } from './inputsWith'

describe('an entered quantity', () => {
  it.each([
    ['1500', 1500],
    ['-0', 0],
    ['.5', 0.5],
    ['\u00a0900 ', 900],
    ['0.0000005', 0.000001],
    ['0.0000004', 0],
    ['1000000000', 1_000_000_000],
  ])('is read to a millionth: "%s"', (text, area) => {
    const { areas, warnings, areaRules } = calculateEstimate(typedAreas('', text, ''))
    expect(areas.ground).toBe(area)
    expect(areaRules.ground).toEqual({ kind: 'entered' })
    expect(warnings).toEqual([])
  })

  it.each([
    ['', undefined],
    ['\n\t\u00a0', undefined],
    ['ten', 'notANumber'],
    [' 0x10', 'notANumber'],
    ['10 marla', 'notANumber'],
    ['-0.0000001', 'negative'],
    ['1000000000.000001', 'tooLarge'],
    ['Infinity', 'tooLarge'],
  ] as const)('that is empty or invalid counts as 0: "%s" with the warning %s', (text, kind) => {
    const { areas, warnings, areaRules } = calculateEstimate(typedAreas('', text, ''))
    expect(areas.ground).toBe(0)
    expect(areaRules.ground).toEqual({ kind: 'none' })
    expect(warnings).toEqual(kind ? [{ field: 'groundFloorArea', kind }] : [])
  })

  it('gets a warning for its own field, the plot first, then floor by floor', () => {
    const inputs = { ...typedAreas('a', '-1', '1e10'), plotSize: 'b' }
    expect(calculateEstimate(inputs).warnings).toEqual([
      { field: 'plotSize', kind: 'notANumber' },
      { field: 'basementArea', kind: 'notANumber' },
      { field: 'groundFloorArea', kind: 'negative' },
      { field: 'firstFloorArea', kind: 'tooLarge' },
    ])
  })

  it('gets no warning if it is not used: for an excluded basement, or with a plot in auto mode', () => {
    expect(calculateEstimate({ ...typedAreas('a', '10', '10'), includeBasement: false }).warnings).toEqual([])
    const derived = { ...typedAreas('a', 'b', 'c'), mode: 'auto', plotSize: '10' } as const
    expect(calculateEstimate(derived).warnings).toEqual([])
  })
})

describe('a plot', () => {
  it('is measured in marla of 225 sq ft, kanal of 4,500 or square feet', () => {
    expect(sqFtPerUnit).toEqual({ marla: 225, kanal: 4500, sqft: 1 })
  })

  it.each([
    ['9.5', 'marla', 'nearestMarla', 9],
    ['0.475', 'kanal', 'nearestMarla', 9],
    ['2137.5', 'sqft', 'nearestMarla', 9],
    ['7', 'marla', 'nearestMarla', 7],
    ['1574.999999', 'sqft', 'smallPlot', 7],
    ['6.999999', 'marla', 'smallPlot', 7],
    ['0.349999', 'kanal', 'smallPlot', 7],
  ] as const)('has the same thresholds in every unit: %s %s', (plotSize, unit, basis, marla) => {
    expect(calculateEstimate(inputsWith({ plotSize, unit })).areaRules.ground).toMatchObject({ basis, marla })
  })

  it.each([
    ['1000000000.000001', 'sqft'],
    ['4444445', 'marla'],
    ['222223', 'kanal'],
  ] as const)('above 1,000,000,000 sq ft counts as 0: %s %s', (plotSize, unit) => {
    const { plot, warnings } = calculateEstimate(inputsWith({ plotSize, unit }))
    expect(plot).toEqual({ size: 0, unit, areaSqFt: 0, marla: 0 })
    expect(warnings).toEqual([{ field: 'plotSize', kind: 'tooLarge' }])
  })

  it.each([
    ['0', 'marla', undefined],
    ['0.999999', 'marla', 'plotUnusuallySmall'],
    ['1', 'marla', undefined],
    ['400', 'marla', undefined],
    ['90000.000001', 'sqft', 'plotUnusuallyLarge'],
    ['1000000000', 'sqft', 'plotUnusuallyLarge'],
    ['-1', 'marla', 'negative'],
  ] as const)('of %s %s has the warning %s', (plotSize, unit, kind) => {
    const { warnings } = calculateEstimate(inputsWith({ plotSize, unit }))
    expect(warnings).toEqual(kind ? [{ field: 'plotSize', kind }] : [])
  })
})
