import { describe, expect, it } from 'vitest'
import { calculateEstimate, sqFtPerUnit } from '../../../src/estimator'
import { inputsWith, typedAreas } from './inputsWith'

describe('an entered quantity', () => {
  it.each([
    ['1500', 1500],
    ['0', 0],
    ['-0', 0],
    ['1000.25', 1000.25],
    ['.5', 0.5],
    ['5.', 5],
    ['+7', 7],
    ['007', 7],
    ['  900  ', 900],
    ['\t900\n', 900],
    ['\u00a0900\u00a0', 900],
    ['1e3', 1000],
    ['0.000001', 0.000001],
    ['0.0000005', 0.000001],
    ['0.0000004', 0],
    ['0.1234567', 0.123457],
    ['999999999.999999', 999_999_999.999999],
    ['1000000000', 1_000_000_000],
  ])('is read to a millionth: "%s"', (text, area) => {
    const { areas, warnings, areaRules } = calculateEstimate(typedAreas('', text, ''))
    expect(areas.ground).toBe(area)
    expect(areaRules.ground).toEqual({ kind: 'entered' })
    expect(warnings).toEqual([])
  })

  it.each(['', ' ', '\n\t', '\u00a0'])('that is empty counts as 0 without a warning: "%s"', (text) => {
    const { areas, warnings, areaRules } = calculateEstimate(typedAreas('', text, ''))
    expect(areas.ground).toBe(0)
    expect(areaRules.ground).toEqual({ kind: 'none' })
    expect(warnings).toEqual([])
  })

  it.each([
    ['ten', 'notANumber'],
    ['0x10', 'notANumber'],
    [' 0B1', 'notANumber'],
    ['1,000', 'notANumber'],
    ['10 marla', 'notANumber'],
    ['1 000', 'notANumber'],
    ['NaN', 'notANumber'],
    ['٥', 'notANumber'],
    ['--5', 'notANumber'],
    ['-5', 'negative'],
    ['-0.0000001', 'negative'],
    ['-Infinity', 'negative'],
    ['1000000000.000001', 'tooLarge'],
    ['1000000001', 'tooLarge'],
    ['1e400', 'tooLarge'],
    ['Infinity', 'tooLarge'],
  ] as const)('that is invalid counts as 0 with a warning: "%s"', (text, kind) => {
    const { areas, warnings, areaRules } = calculateEstimate(typedAreas('', text, ''))
    expect(areas.ground).toBe(0)
    expect(areaRules.ground).toEqual({ kind: 'none' })
    expect(warnings).toEqual([{ field: 'groundFloorArea', kind }])
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
    expect(
      calculateEstimate({ ...typedAreas('a', 'b', 'c'), mode: 'auto', plotSize: '10' }).warnings,
    ).toEqual([])
  })

  it('is used in auto mode as long as there is no plot', () => {
    const { areas, areaRules } = calculateEstimate({ ...typedAreas('800', '1500.5', 'c'), mode: 'auto' })
    expect(areas).toMatchObject({ basement: 800, ground: 1500.5, first: 0, total: 2300.5 })
    expect(areaRules).toEqual({
      basement: { kind: 'entered' },
      ground: { kind: 'entered' },
      first: { kind: 'none' },
    })
  })

  it('is used in manual mode even if there is a plot', () => {
    const { areas, areaRules } = calculateEstimate({ ...typedAreas('', '1500', '1200'), plotSize: '10' })
    expect(areas).toMatchObject({ basement: 0, ground: 1500, first: 1200, total: 2700 })
    expect(areaRules).toEqual({
      basement: { kind: 'none' },
      ground: { kind: 'entered' },
      first: { kind: 'entered' },
    })
  })
})

describe('an excluded basement', () => {
  it('has no area and the rule "excluded", whatever its field contains', () => {
    const left = { ...typedAreas('800', '1500', '1200'), includeBasement: false }
    expect(calculateEstimate(left).areas).toMatchObject({ basement: 0, total: 2700 })
    expect(calculateEstimate(left).areaRules.basement).toEqual({ kind: 'excluded' })
    const derived = inputsWith({ plotSize: '10', includeBasement: false })
    expect(calculateEstimate(derived).areas).toMatchObject({ basement: 0, total: 2606 })
    expect(calculateEstimate(derived).areaRules.basement).toEqual({ kind: 'excluded' })
  })
})

describe('a plot', () => {
  it('is measured in marla of 225 sq ft, kanal of 4,500 or square feet', () => {
    expect(sqFtPerUnit).toEqual({ marla: 225, kanal: 4500, sqft: 1 })
  })

  it.each([
    { plotSize: '10', unit: 'marla', size: 10, areaSqFt: 2250, marla: 10 },
    { plotSize: '7.5', unit: 'marla', size: 7.5, areaSqFt: 1687.5, marla: 7.5 },
    { plotSize: '6.996', unit: 'marla', size: 6.996, areaSqFt: 1574.1, marla: 6.996 },
    { plotSize: '2', unit: 'kanal', size: 2, areaSqFt: 9000, marla: 40 },
    { plotSize: '0.475', unit: 'kanal', size: 0.475, areaSqFt: 2137.5, marla: 9.5 },
    { plotSize: '2250', unit: 'sqft', size: 2250, areaSqFt: 2250, marla: 10 },
    { plotSize: '506.25', unit: 'sqft', size: 506.25, areaSqFt: 506.25, marla: 2.25 },
    { plotSize: '', unit: 'kanal', size: 0, areaSqFt: 0, marla: 0 },
    { plotSize: 'ten', unit: 'sqft', size: 0, areaSqFt: 0, marla: 0 },
  ] as const)('of $plotSize $unit is $areaSqFt sq ft', ({ plotSize, unit, ...plot }) => {
    expect(calculateEstimate(inputsWith({ plotSize, unit })).plot).toEqual({ unit, ...plot })
  })

  it.each([
    ['9.5', 'marla'],
    ['0.475', 'kanal'],
    ['2137.5', 'sqft'],
  ] as const)('halfway between 9 and 10 marla counts as 9 in every unit: %s %s', (plotSize, unit) => {
    const { areas, areaRules } = calculateEstimate(inputsWith({ plotSize, unit }))
    expect(areas).toMatchObject({ basement: 1060, ground: 1417, first: 1162, total: 3639 })
    expect(areaRules.ground).toMatchObject({ ratio: 0.663, marla: 9 })
  })

  it.each([
    ['7', 'marla'],
    ['0.35', 'kanal'],
    ['1575', 'sqft'],
  ] as const)('is at the threshold of 7 marla in every unit: %s %s', (plotSize, unit) => {
    expect(calculateEstimate(inputsWith({ plotSize, unit })).areaRules.ground).toMatchObject({
      basis: 'nearestMarla',
      marla: 7,
    })
  })

  it.each([
    ['1574.999999', 'sqft'],
    ['6.999999', 'marla'],
    ['0.349999', 'kanal'],
  ] as const)('is just below the threshold of 7 marla: %s %s', (plotSize, unit) => {
    expect(calculateEstimate(inputsWith({ plotSize, unit })).areaRules.ground).toMatchObject({
      basis: 'smallPlot',
      marla: 7,
    })
  })

  it('so small that its floors round to 0 still counts as a plot', () => {
    const { plot, areas, areaRules } = calculateEstimate(inputsWith({ plotSize: '0.5', unit: 'sqft' }))
    expect(plot.areaSqFt).toBe(0.5)
    expect(areas).toEqual({ basement: 0, ground: 0, first: 0, total: 0, effective: 0 })
    expect(areaRules.ground).toMatchObject({ kind: 'ratioOfPlot', ratio: 0.728 })
  })

  it.each([
    ['1000000000', 'sqft', 1_000_000_000],
    ['4444444', 'marla', 999_999_900],
    ['222222', 'kanal', 999_999_000],
  ] as const)('is valid up to 1,000,000,000 sq ft: %s %s', (plotSize, unit, areaSqFt) => {
    const { plot, warnings } = calculateEstimate(inputsWith({ plotSize, unit }))
    expect(plot.areaSqFt).toBe(areaSqFt)
    expect(warnings).toEqual([{ field: 'plotSize', kind: 'plotUnusuallyLarge' }])
  })

  it.each([
    ['1000000000.000001', 'sqft'],
    ['4444445', 'marla'],
    ['222223', 'kanal'],
    ['Infinity', 'kanal'],
  ] as const)('above 1,000,000,000 sq ft counts as 0: %s %s', (plotSize, unit) => {
    const { plot, areas, warnings } = calculateEstimate(inputsWith({ plotSize, unit }))
    expect(plot).toEqual({ size: 0, unit, areaSqFt: 0, marla: 0 })
    expect(areas.total).toBe(0)
    expect(warnings).toEqual([{ field: 'plotSize', kind: 'tooLarge' }])
  })

  it.each([
    ['0.999999', 'marla', 'plotUnusuallySmall'],
    ['0.000001', 'marla', 'plotUnusuallySmall'],
    ['224.999999', 'sqft', 'plotUnusuallySmall'],
    ['400.000001', 'marla', 'plotUnusuallyLarge'],
    ['20.000001', 'kanal', 'plotUnusuallyLarge'],
    ['90000.000001', 'sqft', 'plotUnusuallyLarge'],
    ['-1', 'marla', 'negative'],
  ] as const)('of an unusual or invalid size gets a warning: %s %s', (plotSize, unit, kind) => {
    expect(calculateEstimate(inputsWith({ plotSize, unit })).warnings).toEqual([{ field: 'plotSize', kind }])
  })

  it.each([
    ['0', 'marla'],
    ['1', 'marla'],
    ['400', 'marla'],
    ['20', 'kanal'],
    ['225', 'sqft'],
    ['90000', 'sqft'],
  ] as const)('of a usual size, or without a size, gets no warning: %s %s', (plotSize, unit) => {
    expect(calculateEstimate(inputsWith({ plotSize, unit })).warnings).toEqual([])
  })
})
