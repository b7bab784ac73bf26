import type { PageHead } from '../pageHead'
import type { ProjectData } from '../projects/Project'

export const projectsPage = {
  head: {
    label: 'Projects',
    title: 'Projects',
    description:
      'Design studies of a 24-storey tower and two houses in Lahore, with areas, key figures and renders of the models.',
  } satisfies PageHead,
  title: 'PROJECTS',
  badge: 'Construction Projects',
  heading: 'Our Recent Projects',
  text: 'Design studies of a tower and two houses, and below them House 10, with the cost of each floor. All pictures are renders of our models.',
  house10: (cost: string) => `House 10: 10 marla for ${cost}, floor by floor`,
  cardAction: 'Read More →',
} as const

/** A design study below the projects, which isn't one of them: a house with the areas that the estimator suggests. */
export const house10 = {
  badge: 'Design study',
  title: 'House 10',
  text: 'A house on 10 marla in DHA with two floors and no basement: sample content. It exists as a model and as drawings, which add bathrooms and doors. Its covered areas are those the estimator suggests for the plot, and every amount is the estimator’s.',
  views: 'Drawings of House 10',
  drawings: [
    { kind: 'ground', name: 'house-10-ground' },
    { kind: 'first', name: 'house-10-first' },
    { kind: 'section', name: 'house-10-section' },
    { kind: 'elevation', name: 'house-10-elevation' },
  ] satisfies ProjectData['drawings'],
  costHeading: 'Anatomy of its cost',
  conditions: (area: string, price: string) => `${area}, A Grade, all four services: ${price} per sq ft`,
  floors: { first: 'First floor', ground: 'Ground floor' },
  caption: 'Render of the model, lifted apart. The costs of both floors add up to the grand total.',
  lines: [
    { term: 'Grey structure', sum: 'grayStructure' },
    { term: 'Interior/Finishes', sum: 'finishing' },
    { term: 'Construction total', sum: 'construction' },
    { term: 'Architectural, structural and MEP design', sum: 'architectural' },
    { term: 'Interior design', sum: 'interior' },
    { term: 'Design total', sum: 'design' },
    { term: 'Grand total', sum: 'grand' },
  ],
  estimate: 'Get your Construction Estimate →',
} as const
