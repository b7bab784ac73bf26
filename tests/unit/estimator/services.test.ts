import { describe, expect, it } from 'vitest'
import { calculateEstimate, initialInputs, serviceKeys } from '../../../src/estimator'
import { inputsWith, only } from './inputsWith'

const house = inputsWith({ plotSize: '10', grade: 'A' })

describe('the services', () => {
  it('are listed design first, then construction', () => {
    expect(serviceKeys).toEqual(['architectural', 'interior', 'grayStructure', 'finishing'])
  })

  it.each([
    { selected: only(), listed: [], design: 0, construction: 0, grand: 0 },
    {
      selected: only('finishing', 'architectural'),
      listed: ['architectural', 'finishing'],
      design: 549_900,
      construction: 13_655_905,
      grand: 14_205_805,
    },
    {
      selected: only('grayStructure', 'interior'),
      listed: ['interior', 'grayStructure'],
      design: 733_200,
      construction: 11_874_700,
      grand: 12_607_900,
    },
    {
      selected: initialInputs.services,
      listed: ['architectural', 'interior', 'grayStructure', 'finishing'],
      design: 1_283_100,
      construction: 25_530_605,
      grand: 26_813_705,
    },
  ])(
    'that are selected are listed and summed: $listed',
    ({ selected, listed, design, construction, grand }) => {
      const result = calculateEstimate({ ...house, services: selected })
      expect(result.selectedServices).toEqual(listed)
      expect(result.totals).toEqual({ design, construction, grand })
    },
  )

  it('have a cost even if they are not selected', () => {
    expect(calculateEstimate({ ...house, services: only() }).costs).toEqual({
      architectural: 549_900,
      interior: 733_200,
      grayStructure: 11_874_700,
      finishing: 13_655_905,
    })
  })
})
