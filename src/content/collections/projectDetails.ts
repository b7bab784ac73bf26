import { db32Drawings } from './db32Drawings'
import type { PictureName } from './pictures'
import type { ProjectDrawing } from './projectDrawings'
import type { Project } from './projects'

/** What only the page of a project shows. */
export interface ProjectDetails {
  /** Four figures from the highlights and drawings, shown large. */
  readonly figures: readonly { readonly value: string; readonly label: string }[]
  readonly highlights: readonly string[]
  /** The gallery, without the main picture. Its spelling is that of the data format: docs/product.md#collections. */
  readonly imgsgellery: readonly PictureName[]
  /** In the order of their tabs. */
  readonly drawings: readonly ProjectDrawing[]
  /** The main picture at dusk, from the same camera. @default none */
  readonly dusk?: PictureName | undefined
  /**
   * The link that opens the estimator with a house like this. A literal, because the code that generates such links
   * would otherwise be loaded with every project. @default none
   */
  readonly estimateLink?: `/calculate_actual_cost#${string}`
}

/** What only the page of a project shows, by id. */
export const projectDetails: Readonly<Record<Project['id'], ProjectDetails>> = {
  'swiss-tower': {
    figures: [
      { value: '24', label: 'Storeys above the podium' },
      { value: '100.2 m', label: 'High to the roof' },
      { value: '26 × 22 m', label: 'Floor plate' },
      { value: '3.7 m', label: 'Floor to floor' },
    ],
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
  },
  'db-32': {
    figures: [
      { value: '28 marla', label: 'Plot' },
      { value: '5,701 sq ft', label: 'Total covered area' },
      { value: '4.04 crore', label: 'PKR in A Grade with all four services' },
      { value: 'PKR 7,078', label: 'Per sq ft' },
    ],
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
  },
  'house-project': {
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
  },
}
