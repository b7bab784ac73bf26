import type { ServiceDetails } from '../services'

export const details: ServiceDetails = {
  description:
    'Most failures in a building announce themselves: a pump that starts too often, a damp line under a roof outlet, a breaker that trips in June. A maintenance plan makes sure that somebody looks. We list the equipment, set intervals for inspection and service, and write contracts with specialists so that response times and prices are clear. For larger buildings we also track power and water use and suggest measures that pay for themselves. You receive a log of every visit, fault and spare part.',
  points: [
    'Register of equipment with age and condition',
    'Calendar of preventive maintenance',
    'Annual contracts for lifts, generators, cooling and pumps',
    'Checks of roof, drains and joints before the monsoon',
    'Tests of earthing, detectors and fire equipment',
    'Readings of power and water, with advice',
    'Log of faults, visits and spare parts',
  ],
  gallery: ['db-32-aerial', 'house-project-aerial', 'swiss-tower-podium'],
}
