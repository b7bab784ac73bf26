import { paths } from '../../paths'
import type { PictureName } from '../pictures'
import type { ServiceSubpage } from './serviceSubpages'
import type { PageHead } from '../pageHead'

interface ServiceData {
  readonly id: string
  /** The Font Awesome name of an icon, which no page shows. */
  readonly icon: string
  readonly title: string
  /** A title of at most 47 characters, for the browser tab. */
  readonly shortTitle: string
  /** 70 to 160 characters, for cards and search engines. */
  readonly summary: string
  readonly img: PictureName
}

const entries = [
  {
    id: 'dha-construction',
    icon: 'helmet-safety',
    title: 'DHA Construction Consultancy & Execution',
    shortTitle: 'DHA Construction Consultancy',
    summary:
      'Drawings, submission, inspections and the building itself for a house on a DHA plot, handled by one office.',
    img: 'db-32-corner',
  },
  {
    id: 'project-management',
    icon: 'list-check',
    title: 'Project Management Consultancy',
    shortTitle: 'Project Management Consultancy',
    summary:
      'One team answers for the time, cost and quality of your building project: planning, execution and close-out, reported every week.',
    img: 'grey-structure-aerial',
  },
  {
    id: 'project-development',
    icon: 'diagram-project',
    title: 'Project Development Consultancy',
    shortTitle: 'Project Development Consultancy',
    summary:
      'From a plot to a project that can be built: feasibility, concept, front-end engineering and a procurement plan.',
    img: 'swiss-tower-aerial',
  },
  {
    id: 'landscaping',
    icon: 'tree',
    title: 'Landscaping Consultancy, Planning & Execution',
    shortTitle: 'Landscaping Consultancy and Planning',
    summary:
      'Gardens, courtyards and terraces for Lahore: shade, water, paving and planting that one gardener can look after.',
    img: 'landscape-garden',
  },
  {
    id: 'asset-management',
    icon: 'key',
    title: 'Asset Management (Building & House Rental) Consultancy',
    shortTitle: 'Asset and Rental Management',
    summary:
      'We look after tenants, rent, inspections and repairs of houses and buildings for owners in Lahore and abroad.',
    img: 'house-project-dusk',
  },
  {
    id: 'town-planning',
    icon: 'city',
    title: 'Town Planning Consultancy',
    shortTitle: 'Town Planning Consultancy',
    summary:
      'Layouts for housing schemes and larger sites: plots, roads, open space and services, drawn ready for submission.',
    img: 'town-planning',
  },
  {
    id: 'operations-maintenance',
    icon: 'screwdriver-wrench',
    title: 'Operation & Maintenance Consultancy',
    shortTitle: 'Operation and Maintenance Consultancy',
    summary:
      'Preventive maintenance for houses and buildings: pumps, power, cooling, lifts, roof and drains, all to a written plan.',
    img: 'db-32-rooftop',
  },
  {
    id: 'real-estate',
    icon: 'house',
    title: 'Real Estate Advisory Consultancy',
    shortTitle: 'Real Estate Advisory Consultancy',
    summary:
      'An engineer looks before you buy: papers, possession, rules, soil and the likely cost of building on the plot.',
    img: 'house-project-aerial',
  },
  {
    id: 'equipment-selection',
    icon: 'snowplow',
    title: 'Construction Equipment Selection Consultancy',
    shortTitle: 'Construction Equipment Selection',
    summary:
      'Cranes, mixers, pumps, formwork and earthmoving plant: what a site needs, rented or bought, from comparable offers.',
    img: 'grey-structure-slab',
  },
] as const satisfies readonly ServiceData[]

type ServiceId = (typeof entries)[number]['id']

/** The title of a service, also an option of the enquiry form. */
export type ServiceTitle = (typeof entries)[number]['title']

/** A service of the firm; what only its page shows is in serviceDetails.ts. */
export interface Service extends ServiceData {
  readonly id: ServiceId
  readonly title: ServiceTitle
  readonly link: string
}

/** What only the page of a service shows. */
export interface ServiceDetails {
  /** 60 to 120 words. */
  readonly description: string
  readonly points: readonly string[]
  readonly gallery: readonly PictureName[]
  /** Whether the sheets that a client gets are shown. @default false */
  readonly hasWorkSheets?: boolean
  /** Whether cost, time and payments of a house are shown. @default false */
  readonly hasHouseFigures?: boolean
  readonly subpages?: readonly ServiceSubpage[]
}

/** All services, in display order. */
export const services: readonly Service[] = entries.map((entry) =>
  Object.assign({ link: paths.service.href(entry.id) }, entry),
)

export function serviceHead({ title, shortTitle, summary }: Service): PageHead {
  return { label: title, title: shortTitle, description: summary }
}
