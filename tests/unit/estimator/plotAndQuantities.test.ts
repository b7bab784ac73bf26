import { describe, expect, it } from 'vitest'
import {
  calculateEstimate,
  changeInputs,
  parseBudget,
  sqFtPerUnit,
  type InputWarning,
} from '../../../src/estimator'
import { inputsWith, typedAreas } from './inputsWith'

const noWarnings: Record<string, readonly InputWarning[]> = { plot: [], basement: [], ground: [], first: [] }

describe('an entered quantity', () => {
  it.each([
    ['1500', 1500],
    ['-0', 0],
    ['.5', 0.5],
    ['\u00a0900 ', 900],
    ['0.0000005', 0.000001],
    ['0.0000004', 0],
    ['1000000000', 1_000_000_000],
    ['1,250 sq. ft.', 1250],
    ['1 250', 1250],
    ['۷٫۵', 7.5],
  ])('is read to a millionth: "%s"', (text, area) => {
    const { areas, warnings, areaRules } = calculateEstimate(typedAreas('', text, ''))
    expect(areas.ground).toBe(area)
    expect(areaRules.ground).toEqual({ kind: 'entered' })
    expect(warnings).toEqual(noWarnings)
  })

  it.each([
    ['', undefined],
    ['\n\t\u00a0', undefined],
    ['ten', 'notANumber'],
    [' 0x10', 'notANumber'],
    ['10 marla', 'hasUnit'],
    ['1 25', 'ambiguousSeparators'],
    ['-0.0000001', 'negative'],
    ['1000000000.000001', 'tooLarge'],
    ['Infinity', 'notANumber'],
    ['1e400', 'tooLarge'],
  ] as const)('that is empty or invalid counts as 0: "%s" with the warning %s', (text, kind) => {
    const { areas, warnings, areaRules } = calculateEstimate(typedAreas('', text, ''))
    expect(areas.ground).toBe(0)
    expect(areaRules.ground).toEqual({ kind: 'none' })
    expect(warnings).toEqual({ ...noWarnings, ground: kind ? [kind] : [] })
  })

  it('gets a warning for its own field', () => {
    const inputs = { ...typedAreas('a', '-1', '7,5'), plotSize: '1e10' }
    expect(calculateEstimate(inputs).warnings).toEqual({
      plot: ['tooLarge'],
      basement: ['notANumber'],
      ground: ['negative'],
      first: ['decimalComma'],
    })
  })

  it('gets no warning if it is not used: for an excluded basement, or with a plot in auto mode', () => {
    const excluded = { ...typedAreas('a', '10', '10'), includeBasement: false }
    expect(calculateEstimate(excluded).warnings).toEqual(noWarnings)
    const derived = { ...typedAreas('a', 'b', 'c'), mode: 'auto', plotSize: '10' } as const
    expect(calculateEstimate(derived).warnings).toEqual(noWarnings)
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
    expect(plot).toEqual({ size: 0, text: plotSize, unit, areaSqFt: 0, marla: 0 })
    expect(warnings.plot).toEqual(['tooLarge'])
  })

  it.each([
    ['0', 'marla', ['plotIsZero']],
    ['0.999999', 'marla', ['plotUnusuallySmall']],
    ['0,5', 'marla', ['decimalComma', 'plotUnusuallySmall']],
    ['1', 'marla', []],
    ['400', 'marla', []],
    ['90000.000001', 'sqft', ['plotUnusuallyLarge']],
    ['1000000000', 'sqft', ['plotUnusuallyLarge']],
    ['-1', 'marla', ['plotIsZero']],
    ['-3 kanal', 'kanal', ['plotIsZero']],
    ['10 marla', 'kanal', ['hasUnit']],
  ] as const)('of %s %s has the warnings %j', (plotSize, unit, warnings) => {
    expect(calculateEstimate(inputsWith({ plotSize, unit })).warnings.plot).toEqual(warnings)
  })

  it.each([
    ['7,5 marla', '7.5'],
    ['+۱۰', '10'],
    [' ten ', 'ten'],
    ['250 acres', '250 acres'],
    ['10 kanal', '10 kanal'],
    [' ', '0'],
  ])('"%s" is called "%s"', (plotSize, text) => {
    expect(calculateEstimate(inputsWith({ plotSize })).plot.text).toBe(text)
  })
})

describe('a plot in square yards', () => {
  it.each([
    ['250 sq yd', 2250],
    ['250 Sq. Yards', 2250],
    ['250 gaz', 2250],
    ['12.5 مربع گز', 112.5],
    ['250 sq', 250],
  ])('is converted to square feet as it is typed: "%s" → %d', (text, areaSqFt) => {
    const changed = changeInputs(inputsWith({ plotSize: '', unit: 'marla' }), {
      field: 'plotSize',
      value: text,
    })
    expect(changed.unit).toBe('sqft')
    expect(calculateEstimate(changed).plot).toMatchObject({ areaSqFt, text: String(areaSqFt) })
  })
})

describe('the names of units', () => {
  it.each([
    ['marla', ['marla', 'marlas', 'مرلہ', 'مرلے'], 2250],
    ['kanal', ['kanal', 'kanals', 'کنال'], 45_000],
    ['sqft', ['sqft', 'Sq. Ft.', 'square feet', 'square foot', 'sft', 'ft', 'feet', 'مربع فٹ', 'فٹ'], 10],
  ] as const)('may follow a number of %s: %j', (unit, names, areaSqFt) => {
    for (const name of names) {
      expect(calculateEstimate(inputsWith({ plotSize: `10 ${name}`, unit })).plot.areaSqFt).toBe(areaSqFt)
    }
  })

  it.each([
    ['crore', ['crores', 'کروڑ']],
    ['lakh', ['lakhs', 'lacs', 'لاکھ']],
    ['pkr', ['PKR', 'Rs.', 'rupees', 'روپے']],
  ] as const)('may follow a budget in %s: %j', (unit, names) => {
    for (const name of names) expect(parseBudget(`10 ${name}`, unit).status).toBe('valid')
  })
})
