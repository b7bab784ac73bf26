import { pictures, type PictureName } from './pictures'
import type { PageHead } from '../pageHead'

interface ProjectData {
  readonly id: string
  /** The main picture. */
  readonly src: PictureName
  readonly alt: string
  readonly title: string
  /** 70 to 160 characters, for search engines. */
  readonly summary: string
  readonly description?: string
  readonly link: `/projects/${string}`
  readonly highlights: readonly string[]
  /** The gallery, without the main picture. Its spelling is that of the data format: docs/product.md#collections. */
  readonly imgsgellery: readonly PictureName[]
  /**
   * The link that opens the estimator with a house like this. A literal, because the code that generates such links
   * would otherwise be loaded with every project. @default none
   */
  readonly estimateLink?: `/calculate_actual_cost#${string}`
}

const entries = [
  {
    id: 'swiss-tower',
    src: 'swiss-tower-hero',
    alt: pictures['swiss-tower-hero'].alt,
    title: 'Swiss Tower',
    summary:
      'A design study of a slender 24-storey tower on a two-level podium, shown in renders of the model.',
    description:
      'A design study for a corner plot in a dense quarter: a slender tower of 24 storeys rises from a podium that keeps to the scale of the street. White and oak fins shade the glass, and four planted corners break the height into parts. The study asks how much of a tower can be shaded, planted and reached on foot. It exists only as a model and renders; it has not been built.',
    link: '/projects/swiss-tower',
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
  },
  {
    id: 'db-32',
    src: 'db-32-front',
    alt: pictures['db-32-front'].alt,
    title: 'DB-32',
    summary:
      'A design study of a house for a plot of 28 marla, with a basement and two floors, shown in renders of the model.',
    description:
      'A design study of a family house for a plot of 28 marla in DHA: two floors and a basement, a carport with an oak ceiling, and a living room that opens to a lawn. A concrete blade wall divides arrival from living; the stair lies behind the entry. Drawings and renders come from one model; the plan adds bathrooms and doors. Areas are measured from the model.',
    link: '/projects/db-32',
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
    estimateLink:
      '/calculate_actual_cost#v=1&plot=28&unit=marla&authority=DHA&mode=manual&basement_included=yes&basement=1022&ground=2162&first=2517&grade=A&services=architectural%2Einterior%2EgrayStructure%2Efinishing&check=p8blqa',
  },
  {
    id: 'house-project',
    src: 'house-project-front',
    alt: pictures['house-project-front'].alt,
    title: 'House Project',
    summary:
      'A design study of a gabled brick house for a plot of 21 marla, with two floors and no basement, shown in renders.',
    description:
      'A design study of a house for a plot of 21 marla in an LDA scheme: two floors, no basement and a gabled roof that is rare in the city. Brick walls keep the heat out, a perforated screen shades the carport, and oak slats let air through the gable. We used it to find out how much house a family needs when the garden comes first. Areas are measured from the model.',
    link: '/projects/house-project',
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
    estimateLink:
      '/calculate_actual_cost#v=1&plot=21&unit=marla&authority=LDA&mode=manual&basement_included=no&basement=&ground=1675&first=1841&grade=A&services=architectural%2Einterior%2EgrayStructure%2Efinishing&check=jt8cmr',
  },
] as const satisfies readonly ProjectData[]

/** The id of a project. */
export type ProjectId = (typeof entries)[number]['id']

/** The name of a picture in the gallery of a project. */
export type GalleryPictureName = (typeof entries)[number]['imgsgellery'][number]

/** A project and its gallery. Source: docs/product.md#collections. */
export interface Project extends ProjectData {
  readonly id: ProjectId
  readonly imgsgellery: readonly GalleryPictureName[]
}

/** All projects, in display order. */
export const projects: readonly Project[] = entries

/** The metadata of a project's page. */
export function projectHead({ title, summary }: Project): PageHead {
  return { label: title, title, description: summary }
}
