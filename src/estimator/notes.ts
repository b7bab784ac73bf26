import type { EstimateService, ServiceFlags } from './services'

/** What a service includes and excludes. */
export interface ServiceNote {
  readonly service: EstimateService
  readonly title: string
  readonly message: string
}

/** The notes in display order; finishing has none. Source: docs/product.md#service-notes. */
export const serviceNotes: readonly ServiceNote[] = [
  {
    service: 'grayStructure',
    title: 'Grey Structure Service',
    message:
      'Anything other than Covered Area is not included. e.g. Porch, Double heighted Sky Light, Boundary Area, and the Tanks are not included.',
  },
  {
    service: 'architectural',
    title: 'Architectural Design Service',
    message:
      'You receive a full set of drawings: architectural drawings, front elevation, MEP (mechanical, electrical and plumbing), structural, fire safety and working drawings.',
  },
  {
    service: 'interior',
    title: 'Interior Design Service',
    message:
      'The design covers furniture layouts, interior/exterior landscape, wall treatment, colour scheming, false ceilings, bathroom layouts and floorings, woodwork, kitchen design and wardrobes.',
  },
]

/** The notes of the selected services. Source: docs/product.md#service-notes. */
export function notesFor(flags: ServiceFlags): readonly ServiceNote[] {
  return serviceNotes.filter((note) => flags[note.service])
}
