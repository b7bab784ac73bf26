import type { ServiceDetails } from '../services'

export const details: ServiceDetails = {
  description:
    'A garden in Lahore has to stand heat, dust, a short monsoon and a cool winter. We plan it with the house, because levels, drainage and shade are decided when the foundations are drawn. Plants are chosen for the soil and for the water that is available, and trees go where they shade glass, not where their roots would meet a pipe. We draw and price the hard surfaces, the irrigation and the lighting, then carry out the work or supervise your own contractor. You also receive a care calendar for the first year.',
  points: [
    'Survey of levels, soil, sun and existing trees',
    'Planting plan with names, numbers and sizes',
    'Paving, steps, water and outdoor lighting',
    'Drip irrigation and drainage of rainwater',
    'Roof gardens and terraces, checked for load and waterproofing',
    'Execution or supervision of the work',
    'Care calendar for the first year',
  ],
  gallery: ['db-32-garden', 'house-project-garden', 'db-32-aerial'],
}
