import { describe, expect, it } from 'vitest'
import { initialInputs, parseInputs, serviceKeys } from '../../../src/estimator'
import { only, typedAreas } from './inputsWith'

describe('inputs from a link or a storage', () => {
  it('are the same inputs, without the areas that follow from the plot', () => {
    const inputs = {
      ...typedAreas('530', '1250', '900'),
      mode: 'auto',
      plotSize: '10 مرلہ',
      grade: 'A+',
    } as const
    const noAreas = { basementArea: '', groundFloorArea: '', firstFloorArea: '' }
    expect(parseInputs(inputs)).toEqual({ ...inputs, ...noAreas })
    expect(parseInputs({ ...inputs, plotSize: 'ten' })).toEqual({ ...inputs, plotSize: 'ten' })
  })

  it('keep entered areas as typed', () => {
    const inputs = { ...typedAreas('530.5', '1,250', ' 900 '), services: only('finishing') }
    expect(parseInputs(inputs)).toEqual(inputs)
  })

  it.each([undefined, null, 'text', []])('are rejected if there are none: %j', (value) => {
    expect(parseInputs(value)).toBeUndefined()
  })

  const texts = ['plotSize', 'basementArea', 'groundFloorArea', 'firstFloorArea'] as const
  it.each([
    ...texts.flatMap((field) => [
      [field, undefined],
      [field, 10],
    ]),
    ['unit', 'acre'],
    ['unit', 'toString'],
    ['authority', 'CDA'],
    ['authority', 'length'],
    ['mode', 'magic'],
    ['includeBasement', 'yes'],
    ['grade', 'B'],
    ['services', undefined],
    ...serviceKeys.map((service) => ['services', { ...initialInputs.services, [service]: 'yes' }]),
    ...serviceKeys.map((service) => ['services', { ...initialInputs.services, [service]: undefined }]),
  ] as readonly (readonly [string, unknown])[])('are rejected if %s is %j', (field, value) => {
    expect(parseInputs({ ...initialInputs, [field]: value })).toBeUndefined()
  })
})
