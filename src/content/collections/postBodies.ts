import { body as constructionIsHardWorkingProject } from './post-bodies/construction-is-hard-working-project'
import { body as projectReportingMadeEasy } from './post-bodies/project-reporting-made-easy'
import { body as grayStructureQualityMatters } from './post-bodies/gray-structure-quality-matters'
import type { Post, PostBody } from './posts'

/** The texts of all posts, by slug: for the tests and stories. A page imports the file of its post. */
export const postBodies: Readonly<Record<Post['slug'], PostBody>> = {
  'construction-is-hard-working-project': constructionIsHardWorkingProject,
  'project-reporting-made-easy': projectReportingMadeEasy,
  'gray-structure-quality-matters': grayStructureQualityMatters,
}
