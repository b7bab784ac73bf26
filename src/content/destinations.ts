/** The addresses that the content leads to, each once. Source: specification, section 2. */
export const destinations = {
  home: '/',
  about: '/aboutus',
  services: '/services',
  consultancyServices: '/consultany_services',
  projects: '/projects',
  blogs: '/blogs',
  contact: '/contact',
  estimator: '/calculate_actual_cost',
  privacy: '/privacy-policy',
  terms: '/terms',
  faq: '/faq',
} as const

/** An address on this site that a text may lead to. */
export type Destination = (typeof destinations)[keyof typeof destinations]

/** A text that leads to a page of this site. */
export interface SiteLink {
  readonly label: string
  readonly href: Destination
}
