import { describe, expect, it } from 'vitest'
import { changeInputs, estimate, initialInputs, serviceKeys, serviceNotes } from '../../../src/estimator'
import { inputsWith, only } from './inputsWith'

const house = inputsWith({ plotSize: '10', grade: 'A' })

function titles(services = initialInputs.services): readonly string[] {
  return estimate({ ...initialInputs, services }).notes.map((note) => note.title)
}

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
      const result = estimate({ ...house, services: selected })
      expect(result.selectedServices).toEqual(listed)
      expect(result.totals).toEqual({ design, construction, grand })
    },
  )

  it('have a cost even if they are not selected', () => {
    expect(estimate({ ...house, services: only() }).costs).toEqual({
      architectural: 549_900,
      interior: 733_200,
      grayStructure: 11_874_700,
      finishing: 13_655_905,
    })
  })
})

describe('the notes', () => {
  it('are shown for the selected services grey structure, architectural and interior design', () => {
    expect(titles()).toEqual([
      'Grey Structure Service',
      'Architectural Design Service',
      'Interior Design Service',
    ])
    expect(titles(only('interior', 'grayStructure'))).toEqual([
      'Grey Structure Service',
      'Interior Design Service',
    ])
    expect(titles(only('architectural'))).toEqual(['Architectural Design Service'])
    expect(titles(only('finishing'))).toEqual([])
    expect(titles(only())).toEqual([])
  })

  it('disappear and reappear with the service', () => {
    const without = changeInputs(house, { field: 'service', service: 'interior', value: false })
    expect(estimate(without).notes.map((note) => note.service)).toEqual(['grayStructure', 'architectural'])
    const again = changeInputs(without, { field: 'service', service: 'interior', value: true })
    expect(estimate(again).notes).toEqual(serviceNotes)
  })

  it('list exactly what grey structure does not include', () => {
    expect(serviceNotes[0]?.message).toBe(
      'Anything other than Covered Area is not included. e.g. Porch, Double heighted Sky Light, Boundary Area, and the Tanks are not included.',
    )
  })

  it.each([
    [
      'architectural',
      ['architectural drawings', 'front elevation', 'MEP', 'structural', 'fire safety', 'working drawings'],
    ],
    [
      'interior',
      [
        'furniture layouts',
        'interior/exterior landscape',
        'wall treatment',
        'colour scheming',
        'false ceilings',
        'bathroom layouts and floorings',
        'woodwork',
        'kitchen design',
        'wardrobes',
      ],
    ],
  ] as const)('list everything that %s design includes', (service, items) => {
    const message = serviceNotes.find((note) => note.service === service)?.message
    for (const item of items) expect(message).toContain(item)
  })
})
