import type { ProjectData } from './Project'

export const db32: ProjectData = {
  id: 'db-32',
  src: 'db-32-front',
  title: 'DB-32',
  summary:
    'A design study of a house for a plot of 28 marla, with a basement and two floors, shown in renders of the model.',
  description:
    'A design study of a family house for a plot of 28 marla in DHA: two floors and a basement, a carport with an oak ceiling, and a living room that opens to a lawn. A concrete blade wall divides arrival from living; the stair lies behind the entry. Drawings and renders come from one model; the plan adds bathrooms and doors. Areas are measured from the model.',
  figures: [
    { value: '28 marla', label: 'Plot' },
    { value: '5,701 sq ft', label: 'Total covered area' },
  ],
  highlights: [
    'Status: design study, shown in renders of the model',
    'Plot: 1.4 kanal, 6,287 sq ft within the boundary walls, authority DHA',
    'Storeys: basement, ground floor and first floor, roof terrace with solar panels',
    'Covered areas within the outer walls: basement 1,022, ground floor 2,162, first floor 2,517 sq ft',
    'Estimator: assumes 10,017 sq ft for such a plot, because it counts it as fully built up',
    'Work: architecture, structure in outline, interior design, landscape, model and renders',
  ],
  imgsgellery: [
    'db-32-corner',
    'db-32-entrance',
    'db-32-terrace',
    'db-32-porch',
    'db-32-detail',
    'db-32-rooftop',
    'db-32-aerial',
    'db-32-garden',
    'db-32-exploded',
    'db-32-section',
  ],
  drawings: [
    { kind: 'plan', name: 'db-32-plan' },
    { kind: 'section', name: 'db-32-section' },
    { kind: 'elevation', name: 'db-32-elevation' },
  ],
  dusk: 'db-32-dusk',
  house: { plotMarla: 28, authority: 'DHA', areas: { basement: 1022, ground: 2162, first: 2517 } },
}
