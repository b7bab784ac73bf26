import type { Project } from './Project'

export const houseProject: Project = {
  id: 'house-project',
  src: 'house-project-front',
  title: 'House Project',
  summary:
    'A design study of a gabled brick house for a plot of 21 marla, with two floors and no basement, shown in renders.',
  description:
    'A design study of a house for a plot of 21 marla in an LDA scheme: two floors, no basement and a gabled roof that is rare in the city. Brick walls keep the heat out, a perforated screen shades the carport, and oak slats let air through the gable. We used it to find out how much house a family needs when the garden comes first. Areas are measured from the model.',
  link: '/projects/house-project',
  figures: [
    { value: '21 marla', label: 'Plot' },
    { value: '3,516 sq ft', label: 'Total covered area' },
    { value: '2.35 crore', label: 'PKR in A Grade with all four services' },
    { value: 'PKR 6,693', label: 'Per sq ft' },
  ],
  highlights: [
    'Status: design study, shown in renders of the model',
    'Plot: 21 marla (1.05 kanal), 4,738 sq ft within the boundary walls, authority LDA',
    'Storeys: ground floor and first floor under a gabled roof',
    'Covered areas of the model: ground floor 1,675, first floor 1,841 sq ft',
    'Total covered area: 3,516 sq ft within the outer walls; for a plot of 21 marla the estimator assumes 5,789, because it counts the plot as fully built up',
    'Estimate in A Grade with all four services: PKR 23,530,830, about PKR 6,693 per sq ft',
    'Work: architecture, facade in brick and oak, landscape, model and renders',
  ],
  imgsgellery: [
    'house-project-porch',
    'house-project-gable',
    'house-project-garden',
    'house-project-aerial',
    'house-project-exploded',
    'house-project-dusk',
  ],
  drawings: [{ kind: 'elevation', name: 'house-project-elevation' }],
  estimateLink:
    '/calculate_actual_cost#v=1&plot=21&unit=marla&authority=LDA&mode=manual&basement_included=no&basement=&ground=1675&first=1841&grade=A&services=architectural%2Einterior%2EgrayStructure%2Efinishing&check=jt8cmr',
}
