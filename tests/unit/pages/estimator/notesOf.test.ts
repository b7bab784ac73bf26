import { describe, expect, it } from 'vitest'
import { serviceNotes } from '../../../../src/content/pages/estimator'
import { notesOf } from '../../../../src/pages/estimator/notesOf'

const titles = (...services: Parameters<typeof notesOf>[0]) =>
  notesOf(services, serviceNotes).map(({ title }) => title)

describe('the notes of the services', () => {
  it('are those of the selected services, in display order', () => {
    expect(titles('architectural', 'interior', 'grayStructure', 'finishing')).toEqual([
      'Grey Structure Service',
      'Architectural Design Service',
      'Interior Design Service',
    ])
    expect(titles('interior', 'grayStructure')).toEqual(['Grey Structure Service', 'Interior Design Service'])
    expect(titles('architectural')).toEqual(['Architectural Design Service'])
    expect(titles('finishing')).toEqual([])
    expect(titles()).toEqual([])
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
