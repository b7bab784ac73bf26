import type { ProjectData } from './Project'

export const swissTower: ProjectData = {
  id: 'swiss-tower',
  src: 'swiss-tower-hero',
  isUpright: true,
  title: 'Swiss Tower',
  summary:
    'A design study of a slender 24-storey tower on a two-level podium, shown in renders of the model.',
  description:
    'A design study for a corner plot in a dense quarter: a slender tower of 24 storeys rises from a podium that keeps to the scale of the street. White and oak fins shade the glass, and four planted corners break the height into parts. The study asks how much of a tower can be shaded, planted and reached on foot. It exists only as a model and renders; it has not been built.',
  figures: [
    { value: '24', label: 'Storeys above the podium' },
    { value: '100.2 m', label: 'High to the roof' },
    { value: '26 × 22 m', label: 'Floor plate' },
    { value: '3.7 m', label: 'Floor to floor' },
  ],
  highlights: [
    'Status: design study, shown in renders of the model',
    'Floors: about 6,160 sq ft each, round a central core',
    'Podium: two levels, 11.4 m high',
    'Facade: vertical fins, staggered on alternate pairs of floors',
    'Four planted corner gardens, one on every sixth floor',
    'Work: concept design, massing, facade study, model and renders',
  ],
  imgsgellery: ['swiss-tower-aerial', 'swiss-tower-podium', 'swiss-tower-street', 'swiss-tower-detail'],
  drawings: [{ kind: 'elevation', name: 'swiss-tower-elevation' }],
}
