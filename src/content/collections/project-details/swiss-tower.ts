import type { ProjectDetailsData } from '../projects'

export const details = {
  highlights: [
    'Status: design study, shown in renders of the model',
    'Storeys: 24 above a podium of two levels',
    'Floor plate: 26 m by 22 m, about 6,160 sq ft, round a central core',
    'Floor to floor: 3.7 m; podium 11.4 m high',
    'Facade: vertical fins, staggered on alternate pairs of floors',
    'Four planted corner gardens, one on every sixth floor',
    'Work: concept design, massing, facade study, model and renders',
  ],
  imgsgellery: ['swiss-tower-aerial', 'swiss-tower-podium', 'swiss-tower-street', 'swiss-tower-detail'],
  drawings: [
    {
      kind: 'elevation',
      file: 'swiss-tower-elevation',
      alt: 'Line drawing: elevation of the tower, 24 floors of 3.7 m above a podium of 11.4 m, 100.2 m to the roof, and its podium with the first floors, 26 m wide, enlarged.',
      caption: 'Elevation: podium 11.4 m high, 24 floors of 3.7 m each, 100.2 m to the roof.',
    },
  ],
} as const satisfies ProjectDetailsData
