import { details as db32 } from './project-details/db-32'
import { details as houseProject } from './project-details/house-project'
import { details as swissTower } from './project-details/swiss-tower'
import type { Project, ProjectDetailsData } from './projects'

const details = {
  'swiss-tower': swissTower,
  'db-32': db32,
  'house-project': houseProject,
} as const satisfies Record<Project['id'], ProjectDetailsData>

/** The name of a picture in the gallery of a project. */
export type GalleryPictureName = (typeof details)[Project['id']]['imgsgellery'][number]

/** What only the page of a project shows. */
export interface ProjectDetails extends ProjectDetailsData {
  readonly imgsgellery: readonly GalleryPictureName[]
}

/** What only the page of a project shows, of all projects, by id: for the build and the tests. A page imports the file of its project. */
export const projectDetails: Readonly<Record<Project['id'], ProjectDetails>> = details
