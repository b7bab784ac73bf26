import { paths } from '../../paths'
import type { PictureName } from '../pictures'
import type { ServiceTitle } from './services'

/** An entry of a category: a text, or a title with nested entries. */
export type SubService = string | { readonly title: string; readonly subServices: readonly SubService[] }

export interface ServiceCategory {
  readonly title: string
  readonly description: string
  readonly modalDescription: string
  /** The Font Awesome name of an icon, which no page shows. */
  readonly iconName: string
  readonly picture: PictureName
  readonly subServices: readonly SubService[]
  /** The path of the page that "Read More" links to; without it, "Read More" opens a dialog. */
  readonly href?: string
}

/** All categories, in display order. */
export const categories: readonly ServiceCategory[] = [
  {
    title: 'Project Development',
    description: 'From a plot and an idea to a project with areas, a budget and a programme.',
    modalDescription:
      'We study what a plot allows, what the building would cost and how long it would take, and prepare the documents you need to decide.',
    iconName: 'diagram-project',
    picture: 'swiss-tower-street',
    subServices: [
      {
        title: 'Feasibility',
        subServices: ['Plot and bylaw study', 'Areas and cost range', 'Main risks and options'],
      },
      {
        title: 'Concept',
        subServices: ['Design variants', 'Area schedule', 'Models and renders'],
      },
      {
        title: 'Development documents',
        subServices: ['Project brief', 'Programme and budget', 'Packages for procurement'],
      },
    ],
  },
  {
    title: 'Engineering Services',
    description: 'Front-end engineering, technical proposals and training for engineers.',
    modalDescription:
      'We prepare front-end engineering and proposals for other firms’ projects, and we pass on what we know in training with real drawings, on real sites.',
    iconName: 'compass-drafting',
    picture: 'grey-structure-pipes',
    subServices: [
      {
        title: 'FEED details',
        subServices: ['Basis of design', 'Outline drawings and specifications', 'Quantities and cost plan'],
      },
      {
        title: 'Proposal preparation',
        subServices: ['Civil', 'Electro Mechanical', 'MEP'],
      },
      {
        title: 'Trainings',
        subServices: ['Early Career Professionals', 'Mid Career Professionals'],
      },
    ],
  },
  {
    title: 'Consultancy Services',
    description: 'Advice for owners, from approvals to letting a finished house.',
    modalDescription:
      'Each consultancy stands on its own: hire the one you need, for a single question or for the whole project.',
    iconName: 'handshake',
    picture: 'db-32-corner',
    href: paths.consultancyServices.href(),
    subServices: [
      'DHA Construction Consultancy & Execution',
      'Landscaping Consultancy, Planning & Execution',
      'Asset Management (Building & House Rental) Consultancy',
      'Town Planning Consultancy',
      'Operation & Maintenance Consultancy',
      'Real Estate Advisory Consultancy',
      'Construction Equipment Selection Consultancy',
    ] satisfies readonly ServiceTitle[],
  },
  {
    title: 'Procurement Support',
    description: 'Bids set side by side, so that you can see which price is right.',
    modalDescription:
      'We write the enquiry, clear up what bidders leave open and compare their offers, technically and commercially.',
    iconName: 'boxes-stacked',
    picture: 'grey-structure-yard',
    subServices: ['Technical and Commercial Bid Evaluation'],
  },
  {
    title: 'Construction Equipment Machinery Solutions',
    description: 'The plant that a site needs, rented or bought on terms we have compared.',
    modalDescription:
      'We work out which machines the programme calls for, compare renting with buying, and check what is delivered.',
    iconName: 'snowplow',
    picture: 'grey-structure-crane',
    subServices: ['Selection consultancy', 'Procurement consultancy', 'Rental consultancy'],
  },
]
