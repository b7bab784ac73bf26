import type { ProjectDetailsData } from '../projects'

export const details = {
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
  drawings: [
    {
      kind: 'elevation',
      file: 'house-project-elevation',
      alt: 'Line drawing: front elevation, 41′-0″ wide in parts of 20′-8″ and 20′-4″, and 31′-3″ high in parts of 13′-0″, 9′-11″ and 8′-4″; the ridge of the gable at 30′-4″.',
      caption: 'Front elevation: 41′-0″ wide, 31′-3″ high.',
    },
  ],
  estimateLink:
    '/calculate_actual_cost#v=1&plot=21&unit=marla&authority=LDA&mode=manual&basement_included=no&basement=&ground=1675&first=1841&grade=A&services=architectural%2Einterior%2EgrayStructure%2Efinishing&check=jt8cmr',
} as const satisfies ProjectDetailsData
