import { details as projectPlanning } from './subpage-details/Project-Planning'
import { details as projectExecution } from './subpage-details/project-execution'
import { details as projectCloseout } from './subpage-details/project-closeout'
import type { ServiceSubpage, SubpageDetails } from './serviceSubpages'

/** What only a subpage itself shows, of all subpages, by id: for the tests. A page imports the file of its subpage. */
export const subpageDetails: Readonly<Record<ServiceSubpage['id'], SubpageDetails>> = {
  'Project-Planning': projectPlanning,
  'project-execution': projectExecution,
  'project-closeout': projectCloseout,
}
