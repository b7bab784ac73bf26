interface Path {
  /** What the router matches. */
  readonly pattern: string
  /** The address of one page of this screen. */
  readonly href: (...parameters: never[]) => string
  /** The screen whose page it is, under a second address. @default none */
  readonly aliasOf?: string
}

/**
 * Every screen's name, its pattern and its address: the router, the prerendering build, the sitemap, the
 * header and the tests read this table and no other. Source: docs/product.md#routes.
 */
export const paths = {
  home: { pattern: '/', href: () => '/' },
  homeAlias: { pattern: '/pages', href: () => '/pages', aliasOf: 'home' },
  about: { pattern: '/aboutus', href: () => '/aboutus' },
  services: { pattern: '/services', href: () => '/services' },
  consultancyServices: { pattern: '/consultany_services', href: () => '/consultany_services' },
  service: { pattern: '/services/:id', href: (id: string) => `/services/${id}` },
  serviceSubpage: {
    pattern: '/services/:id/:subpageI',
    href: (id: string, subpageI: string) => `/services/${id}/${subpageI}`,
  },
  projects: { pattern: '/projects', href: () => '/projects' },
  project: { pattern: '/projects/:id', href: (id: string) => `/projects/${id}` },
  blogs: { pattern: '/blogs', href: () => '/blogs' },
  blog: { pattern: '/blogs/:id', href: (slug: string) => `/blogs/${slug}` },
  estimator: { pattern: '/calculate_actual_cost', href: () => '/calculate_actual_cost' },
  contact: { pattern: '/contact', href: () => '/contact' },
  privacy: { pattern: '/privacy-policy', href: () => '/privacy-policy' },
  terms: { pattern: '/terms', href: () => '/terms' },
  faq: { pattern: '/faq', href: () => '/faq' },
  notFound: { pattern: '*', href: () => '/404' },
} as const satisfies Record<string, Path>

/** The name of a screen. */
export type RouteName = keyof typeof paths

/** Every screen, in the order of the table. */
export const routeNames = Object.keys(paths) as RouteName[]

/** The screens that stand at many addresses, one for each of what they show. */
type CollectionRoute = 'service' | 'serviceSubpage' | 'project' | 'blog'

/** The screens that stand at one address each. */
export type SingleRoute = Exclude<RouteName, CollectionRoute>

/** Whether the screen stands at one address, which its `href` gives without parameters. */
export function isSingleRoute(name: RouteName): name is SingleRoute {
  return !paths[name].pattern.includes(':')
}

/** The screen whose address search engines are told: for a second address the first one's. */
export function canonicalRoute(name: SingleRoute): Exclude<SingleRoute, 'homeAlias'> {
  return name === 'homeAlias' ? paths.homeAlias.aliasOf : name
}
