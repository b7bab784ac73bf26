import type { ProjectData } from './Project'

export const houseProject: ProjectData = {
  id: 'house-project',
  src: 'house-project-front',
  title: 'House Project',
  summary:
    'A design study of a gabled brick house for a plot of 21 marla, with two floors and no basement, shown in renders.',
  description:
    'A design study of a house for a plot of 21 marla in an LDA scheme: two floors, no basement and a gabled roof that is rare in the city. Brick walls keep the heat out, a perforated screen shades the carport, and oak slats let air through the gable. We used it to find out how much house a family needs when the garden comes first. Drawings and renders come from one model; the plan adds bathrooms and doors. Areas are measured from the model.',
  figures: [
    { value: '21 marla', label: 'Plot' },
    { value: '3,516 sq ft', label: 'Total covered area' },
  ],
  highlights: [
    'Status: design study, shown in renders of the model',
    'Plot: 1.05 kanal, 4,738 sq ft within the boundary walls, authority LDA',
    'Storeys: ground floor and first floor under a gabled roof',
    'Covered areas within the outer walls: ground floor 1,675, first floor 1,841 sq ft',
    'Estimator: assumes 5,789 sq ft for such a plot, because it counts it as fully built up',
    'Work: architecture, facade in brick and oak, landscape, model and renders',
  ],
  imgsgellery: [
    'house-project-dusk',
    'house-project-porch',
    'house-project-gable',
    'house-project-garden',
    'house-project-aerial',
    'house-project-exploded',
  ],
  drawings: [
    { kind: 'plan', name: 'house-project-plan' },
    { kind: 'section', name: 'house-project-section' },
    { kind: 'elevation', name: 'house-project-elevation' },
  ],
  house: { plotMarla: 21, authority: 'LDA', areas: { basement: 0, ground: 1675, first: 1841 } },
}
