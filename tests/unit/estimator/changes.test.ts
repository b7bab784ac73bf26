import { describe, expect, it } from 'vitest'
import {
  canReset,
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
const areasOfTenMarla = { basementArea: '1060', groundFloorArea: '1432', firstFloorArea: '1174' }
const noAreas = { basementArea: '', groundFloorArea: '', firstFloorArea: '' }

it('starts with nothing entered, auto mode, DHA, the basement and every service', () => {
  expect(initialInputs).toEqual({
    plotSize: '',
    unit: 'marla',
    authority: 'DHA',
    mode: 'auto',
    includeBasement: true,
    basementArea: '',
    groundFloorArea: '',
    firstFloorArea: '',
    grade: '',
    services: { architectural: true, interior: true, grayStructure: true, finishing: true },
  })
})

describe('in auto mode', () => {
  it('a plot fills the three areas with whole square feet', () => {
    expect(tenMarla).toEqual({ ...initialInputs, plotSize: '10', ...areasOfTenMarla })
  })

  it.each([
    [{ field: 'plotSize', value: '12' }, '1461', '1718', '1409'],
    [{ field: 'unit', value: 'kanal' }, '24098', '28350', '22113'],
    [{ field: 'unit', value: 'sqft' }, '6', '7', '7'],
    [{ field: 'authority', value: 'LDA' }, '1339', '1575', '1181'],
    [{ field: 'authority', value: '' }, '1339', '1575', '1181'],
    [{ field: 'includeBasement', value: false }, '', '1432', '1174'],
  ] as const)('a change derives them again: %o', (change, basementArea, groundFloorArea, firstFloorArea) => {
    expect(changeInputs(tenMarla, change)).toEqual({
      ...tenMarla,
      [change.field]: change.value,
      basementArea,
      groundFloorArea,
      firstFloorArea,
    })
  })

  it('a basement that rounds to 0 is left empty, and the other floors show 0', () => {
    expect(after(initialInputs, { field: 'plotSize', value: '0.001' })).toMatchObject({
      basementArea: '',
      groundFloorArea: '0',
      firstFloorArea: '0',
    })
    expect(
      after(initialInputs, { field: 'unit', value: 'sqft' }, { field: 'plotSize', value: '0.9' }),
    ).toMatchObject({
      basementArea: '1',
      groundFloorArea: '1',
      firstFloorArea: '1',
    })
  })

  it.each(['', '0', 'ten', '-10', '1e12'])('emptying the plot empties the areas: "%s"', (value) => {
    expect(changeInputs(tenMarla, { field: 'plotSize', value })).toEqual({
      ...tenMarla,
      plotSize: value,
      ...noAreas,
    })
  })

  it('a unit that makes the plot too large to count empties the areas', () => {
    const huge = after(initialInputs, { field: 'plotSize', value: '1000000' })
    expect(huge.groundFloorArea).toBe('141750000')
    expect(changeInputs(huge, { field: 'unit', value: 'kanal' })).toMatchObject(noAreas)
  })

  it.each(['basementArea', 'groundFloorArea', 'firstFloorArea'] as const)('%s cannot be edited', (field) => {
    expect(changeInputs(tenMarla, { field, value: '1' })).toBe(tenMarla)
    expect(changeInputs(initialInputs, { field, value: '1' })).toBe(initialInputs)
  })

  it('grade and services change nothing else', () => {
    expect(changeInputs(tenMarla, { field: 'grade', value: 'A+' })).toEqual({ ...tenMarla, grade: 'A+' })
    expect(changeInputs(tenMarla, { field: 'service', service: 'interior', value: false })).toEqual({
      ...tenMarla,
      services: only('architectural', 'grayStructure', 'finishing'),
    })
  })
})

describe('in manual mode', () => {
  const typed = typedAreas('800', '1500.5', '1200')

  it.each([
    { field: 'plotSize', value: '10' },
    { field: 'plotSize', value: '' },
    { field: 'unit', value: 'kanal' },
    { field: 'authority', value: 'LDA' },
    { field: 'grade', value: 'A' },
    { field: 'includeBasement', value: true },
    { field: 'groundFloorArea', value: '1600' },
    { field: 'firstFloorArea', value: 'none' },
    { field: 'basementArea', value: '' },
  ] as const)('a change changes its own field and nothing else: %o', (change) => {
    expect(changeInputs(typed, change)).toEqual({ ...typed, [change.field]: change.value })
  })

  it('emptying the plot keeps the areas', () => {
    expect(after(tenMarla, { field: 'mode', value: 'manual' }, { field: 'plotSize', value: '' })).toEqual({
      ...tenMarla,
      mode: 'manual',
      plotSize: '',
    })
  })

  it('excluding the basement empties its field, and including it again leaves it empty', () => {
    const without = changeInputs(typed, { field: 'includeBasement', value: false })
    expect(without).toEqual({ ...typed, includeBasement: false, basementArea: '' })
    expect(changeInputs(without, { field: 'includeBasement', value: true })).toEqual({
      ...typed,
      basementArea: '',
    })
  })

  it('the area of an excluded basement cannot be edited, the other two can', () => {
    const without = changeInputs(typed, { field: 'includeBasement', value: false })
    expect(changeInputs(without, { field: 'basementArea', value: '900' })).toBe(without)
    expect(changeInputs(without, { field: 'groundFloorArea', value: '900' })).toEqual({
      ...without,
      groundFloorArea: '900',
    })
  })
})

describe('switching the mode', () => {
  const typed = typedAreas('800', '1500', '1200')

  it('to manual keeps the derived areas', () => {
    expect(changeInputs(tenMarla, { field: 'mode', value: 'manual' })).toEqual({
      ...tenMarla,
      mode: 'manual',
    })
  })

  it('to auto with a plot derives the areas again', () => {
    expect(changeInputs({ ...typed, plotSize: '10' }, { field: 'mode', value: 'auto' })).toEqual(tenMarla)
  })

  it('to auto without a plot keeps the entered areas, even after a plot of 0 is entered', () => {
    const auto = changeInputs(typed, { field: 'mode', value: 'auto' })
    expect(auto).toEqual({ ...typed, mode: 'auto' })
    expect(changeInputs(auto, { field: 'plotSize', value: '0' })).toEqual({ ...auto, plotSize: '0' })
    expect(changeInputs(auto, { field: 'unit', value: 'kanal' })).toEqual({ ...auto, unit: 'kanal' })
    expect(changeInputs(auto, { field: 'authority', value: 'LDA' })).toEqual({ ...auto, authority: 'LDA' })
  })
})

describe('the basement in auto mode without a plot', () => {
  const excluded = { field: 'includeBasement', value: false } as const
  const included = { field: 'includeBasement', value: true } as const
  const auto = (ground: string, fields: Partial<EstimateInputs> = {}) =>
    inputsWith({ basementArea: '800', groundFloorArea: ground, firstFloorArea: '1200', ...fields })

  it('is emptied if it is excluded, and 0.85 of the entered ground floor if it is included again', () => {
    const without = after(auto('1718'), excluded)
    expect(without).toEqual({ ...auto('1718'), includeBasement: false, basementArea: '' })
    expect(after(without, included)).toEqual({ ...auto('1718'), basementArea: '1460' })
  })

  it.each([
    { ground: '1010', fields: { authority: 'LDA' }, basementArea: '859' },
    { ground: '1010', fields: { authority: '' }, basementArea: '859' },
    { ground: '1000.5', fields: { plotSize: '0' }, basementArea: '850' },
    { ground: '0.6', fields: {}, basementArea: '1' },
    { ground: '0.588', fields: {}, basementArea: '' },
    { ground: '', fields: {}, basementArea: '' },
    { ground: '-5', fields: {}, basementArea: '' },
    { ground: 'large', fields: {}, basementArea: '' },
    { ground: '2000000000', fields: {}, basementArea: '' },
  ] as const)('follows the ground floor "$ground": "$basementArea"', ({ ground, fields, basementArea }) => {
    expect(after(auto(ground, fields), excluded, included)).toEqual({ ...auto(ground, fields), basementArea })
  })

  it('is not changed if it was included already', () => {
    expect(after(auto('1718'), included)).toEqual(auto('1718'))
  })

  it('is derived from the plot once there is one, whatever the ground floor', () => {
    expect(after(auto('3000', { plotSize: '12' }), excluded, included)).toMatchObject({
      basementArea: '1461',
      groundFloorArea: '1718',
    })
  })
})

describe('Reset', () => {
  it.each([
    ['a plot', { plotSize: '10' }],
    ['a plot too small to build on', { plotSize: '0.000001' }],
    ['a plot in manual mode', { plotSize: '10', mode: 'manual' }],
    ['a grade', { grade: 'A' }],
    ['a basement', { mode: 'manual', basementArea: '1' }],
    ['a ground floor', { mode: 'manual', groundFloorArea: '0.000001' }],
    ['a first floor', { mode: 'manual', firstFloorArea: '1' }],
    ['areas from manual mode', { groundFloorArea: '1' }],
  ] as const)('is offered for %s', (_, fields) => {
    expect(canReset(inputsWith(fields))).toBe(true)
  })

  it.each([
    ['nothing entered', {}],
    ['a plot in words', { plotSize: 'ten' }],
    [
      'only a unit, an authority, a mode or services',
      { unit: 'kanal', authority: 'LDA', mode: 'manual', services: only() },
    ],
    ['the area of an excluded basement', { mode: 'manual', includeBasement: false, basementArea: '800' }],
  ] as const)('is not offered for %s', (_, fields) => {
    expect(canReset(inputsWith(fields))).toBe(false)
  })
})
