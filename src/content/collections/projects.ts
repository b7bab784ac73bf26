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
}

const entries = [
  {
    id: 'swiss-tower',
    src: 'swiss-tower-hero',
    alt: pictures['swiss-tower-hero'],
    title: 'Swiss Tower',
    summary:
      'A design study of a slender 24-storey tower on a two-level podium, shown in renders of the model.',
    description:
      'A design study for a corner plot in a dense quarter: a slender tower of 24 storeys rises from a podium that keeps to the scale of the street. White and oak fins shade the glass, and four planted corners break the height into parts. The study asks how much of a tower can be shaded, planted and reached on foot. It exists only as a model and renders; it has not been built.',
    link: '/projects/swiss-tower',
  },
  {
    id: 'db-32',
    src: 'db-32-front',
    alt: pictures['db-32-front'],
    title: 'DB-32',
    summary:
      'A design study of a house for a plot of 28 marla, with a basement and two floors, shown in renders of the model.',
    description:
      'A design study of a family house for a plot of 28 marla in DHA: two floors and a basement, a carport with an oak ceiling, and a living room that opens to a lawn. A concrete blade wall divides arrival from living; the stair lies behind the entry. Drawings and renders come from one model; the plan adds bathrooms and doors. Areas are measured from the model.',
    link: '/projects/db-32',
  },
  {
    id: 'house-project',
    src: 'house-project-front',
    alt: pictures['house-project-front'],
    title: 'House Project',
    summary:
      'A design study of a gabled brick house for a plot of 21 marla, with two floors and no basement, shown in renders.',
    description:
      'A design study of a house for a plot of 21 marla in an LDA scheme: two floors, no basement and a gabled roof that is rare in the city. Brick walls keep the heat out, a perforated screen shades the carport, and oak slats let air through the gable. We used it to find out how much house a family needs when the garden comes first. Areas are measured from the model.',
    link: '/projects/house-project',
  },
] as const satisfies readonly ProjectData[]

/** The id of a project. */
type ProjectId = (typeof entries)[number]['id']

/** A project; what only its page shows is in projectDetails.ts. */
export interface Project extends ProjectData {
  readonly id: ProjectId
}

/** All projects, in display order. */
export const projects: readonly Project[] = entries

/** The metadata of a project's page. */
export function projectHead({ title, summary }: Project): PageHead {
  return { label: title, title, description: summary }
}
