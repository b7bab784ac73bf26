import { db32Drawings } from '../db32Drawings'
import type { ProjectDetailsData } from '../projects'

export const details = {
  highlights: [
    'Status: design study, shown in renders of the model',
    'Plot: 28 marla (1.4 kanal), 6,287 sq ft within the boundary walls, authority DHA',
    'Storeys: basement, ground floor and first floor, roof terrace with solar panels',
    'Covered areas of the model: basement 1,022, ground floor 2,162, first floor 2,517 sq ft',
    'Total covered area: 5,701 sq ft within the outer walls; for a plot of 28 marla the estimator assumes 10,017, because it counts the plot as fully built up',
    'Estimate in A Grade with all four services: PKR 40,351,243, about PKR 7,078 per sq ft',
    'Work: architecture, structure in outline, interior design, landscape, model and renders',
  ],
  imgsgellery: [
    'db-32-corner',
    'db-32-entrance',
    'db-32-terrace',
    'db-32-porch',
    'db-32-detail',
    'db-32-garden',
    'db-32-aerial',
    'db-32-rooftop',
    'db-32-exploded',
    'db-32-section',
  ],
  drawings: Object.values(db32Drawings),
  dusk: 'db-32-dusk',
  estimateLink:
    '/calculate_actual_cost#v=1&plot=28&unit=marla&authority=DHA&mode=manual&basement_included=yes&basement=1022&ground=2162&first=2517&grade=A&services=architectural%2Einterior%2EgrayStructure%2Efinishing&check=p8blqa',
} as const satisfies ProjectDetailsData
