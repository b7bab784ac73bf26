import { paths } from '../../paths'
import type { PageHead } from '../pageHead'
import type { Project } from './Project'
import { db32 } from './db32'
import { houseProject } from './houseProject'
import { swissTower } from './swissTower'

/** All projects, in display order. */
export const projects: readonly Project[] = [swissTower, db32, houseProject].map((project) =>
  Object.assign({ link: paths.project.href(project.id) }, project),
)

export function projectHead({ title, summary }: Project): PageHead {
  return { label: title, title, description: summary }
}
