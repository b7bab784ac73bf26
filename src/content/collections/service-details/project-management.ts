import type { ServiceDetails } from '../services'
import { serviceSubpages } from '../serviceSubpages'

export const details: ServiceDetails = {
  description:
    'A project goes wrong slowly: a drawing that comes late, a price that nobody wrote down, a slab cast before the pipes were checked. Our project managers work for the owner, not for the contractor. They set up the programme and the budget, run the meetings, check work and invoices against the contract, and report once a week in plain words: what was done, what it has cost so far, what comes next and what needs your decision. You can bring us in at the start or midway; if midway, we begin with a survey of what has been built and what has been paid.',
  points: [
    'Programme with milestones and float',
    'Budget, cost to date and forecast at completion',
    'Contract packages, tenders and comparison of offers',
    'Site meetings with minutes and named actions',
    'Quality checks before each pour and each cover-up',
    'Variation orders priced and agreed in writing',
    'Weekly report with photographs from fixed positions',
    'Handover, snag list and final account',
  ],
  gallery: ['grey-structure-crane', 'grey-structure-yard'],
  subpages: serviceSubpages,
}
