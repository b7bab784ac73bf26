import { describe, expect, it } from 'vitest'
import {
  calculateEstimate,
  changeInputs,
  initialInputs,
  type EstimateInputs,
  type InputChange,
} from '../../../src/estimator'
import { inputsWith, only, typedAreas } from './inputsWith'

/** The inputs after a sequence of changes. */
function after(inputs: EstimateInputs, ...changes: readonly InputChange[]): EstimateInputs {
  return changes.reduce(changeInputs, inputs)
}

const tenMarla = after(initialInputs, { field: 'plotSize', value: '10' })
const noAreas = { basementArea: '', groundFloorArea: '', firstFloorArea: '' }

it('starts with nothing entered, auto mode, DHA, the basement and every service', () => {
  expect(initialInputs).toEqual({
    plotSize: '',
    unit: 'marla',
    authority: 'DHA',
    mode: 'auto',
    includeBasement: true,
    ...noAreas,
    grade: '',
    services: { architectural: true, interior: true, grayStructure: true, finishing: true },
  })
})

describe('a unit in the text of the plot', () => {
  it.each([
    ['1 kanal', 'kanal'],
    ['2 kanal 5 marla', 'kanal'],
    ['2 کنال 5 مرلہ', 'kanal'],
    ['2 kanal 5', 'marla'],
    ['2250 sq ft', 'sqft'],
    ['2,250 SFT', 'sqft'],
    ['10 مرلہ', 'marla'],
    ['10 م', 'marla'],
    ['10', 'marla'],
    ['10 acres', 'marla'],
  ])('%s selects %s', (value, unit) => {
    expect(changeInputs(initialInputs, { field: 'plotSize', value })).toMatchObject({ plotSize: value, unit })
  })

  it('is converted when another one is selected', () => {
    const kanal = after(initialInputs, { field: 'plotSize', value: '1.5 kanal' })
    expect(changeInputs(kanal, { field: 'unit', value: 'marla' })).toMatchObject({
      plotSize: '30 marla',
      unit: 'marla',
    })
    const sum = after(initialInputs, { field: 'plotSize', value: '2 kanal 5 marla' })
    expect(changeInputs(sum, { field: 'unit', value: 'marla' }).plotSize).toBe('45 marla')
    expect(calculateEstimate(sum).plot).toMatchObject({ size: 2.25, text: '2.25', areaSqFt: 10_125 })
    const number = after(initialInputs, { field: 'plotSize', value: '10' })
    expect(changeInputs(number, { field: 'unit', value: 'sqft' })).toMatchObject({
      plotSize: '10',
      unit: 'sqft',
    })
  })
})

describe('in auto mode', () => {
  it('the areas are derived from the plot, and none is entered', () => {
    expect(tenMarla).toEqual({ ...initialInputs, plotSize: '10' })
  })

  it.each([
    [{ field: 'plotSize', value: '12' }, 1461, 1718, 1409],
    [{ field: 'plotSize', value: '7,5' }, 820, 1229, 1007],
    [{ field: 'plotSize', value: '0.001' }, 0, 0, 0],
    [{ field: 'plotSize', value: 'ten' }, 0, 0, 0],
    [{ field: 'plotSize', value: '1e12' }, 0, 0, 0],
    [{ field: 'plotSize', value: '' }, 0, 0, 0],
    [{ field: 'unit', value: 'kanal' }, 24_098, 28_350, 22_113],
    [{ field: 'unit', value: 'sqft' }, 6, 7, 7],
    [{ field: 'authority', value: 'LDA' }, 1339, 1575, 1181],
    [{ field: 'includeBasement', value: false }, 0, 1432, 1174],
  ] as const)('a change derives them again: %o', (change, basement, ground, first) => {
    const changed = changeInputs(tenMarla, change)
    expect(changed).toEqual({ ...tenMarla, [change.field]: change.value })
    expect(calculateEstimate(changed).areas).toMatchObject({ basement, ground, first })
  })

  it('a plot replaces entered areas, and clearing it doesn’t bring them back', () => {
    const auto = after(typedAreas('800', '1500', '1200'), { field: 'mode', value: 'auto' })
    const cleared = after(auto, { field: 'plotSize', value: '10' }, { field: 'plotSize', value: '' })
    expect(cleared).toEqual({ ...auto, ...noAreas })
  })
})

describe('switching to manual mode', () => {
  const manual = { field: 'mode', value: 'manual' } as const

  it('enters the derived areas', () => {
    expect(after(tenMarla, manual)).toEqual({
      ...tenMarla,
      mode: 'manual',
      basementArea: '1060',
      groundFloorArea: '1432',
      firstFloorArea: '1174',
    })
  })

  it('enters nothing for an excluded basement, an area of 0, or without a plot', () => {
    const without = after(tenMarla, { field: 'includeBasement', value: false }, manual)
    expect(without).toMatchObject({ basementArea: '', groundFloorArea: '1432' })
    expect(after(tenMarla, { field: 'plotSize', value: '0.001' }, manual)).toMatchObject(noAreas)
    expect(after(initialInputs, manual)).toMatchObject(noAreas)
  })
})

describe('in manual mode', () => {
  const typed = typedAreas('800', '1500.5', '1200')

  it.each([
    { field: 'plotSize', value: '10' },
    { field: 'unit', value: 'kanal' },
    { field: 'authority', value: 'LDA' },
    { field: 'grade', value: 'A' },
    { field: 'groundFloorArea', value: '1600' },
  ] as const)('a change changes its own field and nothing else: %o', (change) => {
    expect(changeInputs(typed, change)).toEqual({ ...typed, [change.field]: change.value })
  })

  it('excluding the basement empties its field', () => {
    const without = changeInputs(typed, { field: 'includeBasement', value: false })
    expect(without).toEqual({ ...typed, includeBasement: false, basementArea: '' })
  })
})

it('switching to auto without a plot keeps the entered areas, even after a plot of 0 is entered', () => {
  const auto = changeInputs(typedAreas('800', '1500', '1200'), { field: 'mode', value: 'auto' })
  expect(auto).toEqual({ ...typedAreas('800', '1500', '1200'), mode: 'auto' })
  expect(changeInputs(auto, { field: 'plotSize', value: '0' })).toEqual({ ...auto, plotSize: '0' })
})

describe('a basement that is excluded and included again', () => {
  it.each([
    { ground: '1718', basementArea: '1460' },
    { ground: '1000.5', basementArea: '850' },
    { ground: '0.6', basementArea: '1' },
    { ground: '0.588', basementArea: '' },
    { ground: '-5', basementArea: '' },
    { ground: '2000000000', basementArea: '' },
    { ground: '1,718 sq ft', basementArea: '1460' },
  ])('is 0.85 of the entered ground floor $ground: "$basementArea"', ({ ground, basementArea }) => {
    const inputs = inputsWith({ basementArea: '800', groundFloorArea: ground, firstFloorArea: '1' })
    const without = after(inputs, { field: 'includeBasement', value: false })
    expect(without.basementArea).toBe('')
    expect(after(without, { field: 'includeBasement', value: true }).basementArea).toBe(basementArea)
  })
})

describe('Reset', () => {
  it.each([
    ['a plot', { plotSize: '10' }, true],
    ['a plot without areas', { plotSize: '10', mode: 'manual' }, true],
    ['a grade', { grade: 'A' }, true],
    ['a ground floor', { mode: 'manual', groundFloorArea: '0.000001' }, true],
    ['nothing entered', {}, false],
    ['only choices', { unit: 'kanal', authority: 'LDA', mode: 'manual', services: only() }, false],
    ['an excluded basement', { mode: 'manual', includeBasement: false, basementArea: '800' }, false],
  ] as const)('for %s: %o → %s', (_, fields, isOffered) => {
    expect(calculateEstimate(inputsWith(fields)).canReset).toBe(isOffered)
  })
})
