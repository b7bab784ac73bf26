import type { ServiceDetails } from '../services'

export const details: ServiceDetails = {
  description:
    'Two plots of the same size can differ by far more than their price. One has a sewer at the wrong level, a high-tension line above it or dues that nobody mentioned. We look at plots and houses for buyers and investors before money changes hands. Our part is the technical one: possession and demarcation, rules on coverage and height, soil, services, the condition of any building, and what it would cost to build or repair. Title and tax questions go to your lawyer, and we tell you which papers to ask for.',
  points: [
    'Site visit and a check of the boundaries on the ground',
    'List of papers to ask for: title, possession, dues',
    'Permitted coverage, height and use',
    'Soil, water table, levels and utilities',
    'Condition survey of existing buildings',
    'Likely cost of building, from the covered areas',
    'Technical input for a valuation',
    'Comparison of several plots in one table',
  ],
  gallery: ['town-planning', 'swiss-tower-street', 'house-project-gable'],
}
