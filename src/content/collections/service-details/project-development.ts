import type { ServiceDetails } from '../services'

export const details: ServiceDetails = {
  description:
    'Before a piece of land becomes a building site, a few questions decide whether the project makes sense. What may be built here, how much of it, for whom and at what cost? We answer them in steps, so that you can stop early if the answer is no. A short feasibility study comes first. A concept with areas and a cost range follows, then front-end engineering that fixes structure, services and main equipment. You end up with documents that a bank, a partner or a contractor can base an offer on.',
  points: [
    'Study of the plot: access, utilities, soil, rules',
    'Feasibility with areas, cost range and main risks',
    'Concept design in two or three variants',
    'Front-end engineering design (FEED) and basis of design',
    'Structure, services and equipment compared by whole-life cost',
    'Procurement packages and strategy',
    'Programme and budget for the decision to build',
  ],
  gallery: ['swiss-tower-hero', 'swiss-tower-podium', 'swiss-tower-street'],
}
