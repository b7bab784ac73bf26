import type { ServiceDetails } from '../services'

export const details: ServiceDetails = {
  description:
    'A good layout is felt long after the planner has gone: in the shade on a footpath, in a street that does not flood, in a park that children can reach without crossing a main road. We plan neighbourhoods and larger sites, from the survey to the submission drawings. The numbers come first: people, plots, traffic, water, drainage, power. Then we draw streets and open spaces that can carry them, compare the plan with the zoning rules in force, and prepare the documents that the authority asks for.',
  points: [
    'Survey, contours and study of the surroundings',
    'Layout with plot schedule and land-use table',
    'Hierarchy of streets, parking and footpaths',
    'Water supply, sewerage, rainwater and power in outline',
    'Parks, schools, mosques and shops within walking distance',
    'Check against zoning and planning rules',
    'Submission set and phasing plan',
  ],
  gallery: ['house-project-aerial', 'swiss-tower-street'],
}
