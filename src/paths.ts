interface Path {
  /** The router's pattern. */
  readonly pattern: string
  /** Builds a URL of this route. */
  readonly href: (...parameters: never[]) => string
  /** The route with the canonical URL of the same page. @default none */
  readonly aliasOf?: string
}

/**
 * The single source of all routes: the router, prerendering, the sitemap, the menus and the tests use this table.
 * The spellings `consultany_services`, `aboutus`, `calculate_actual_cost` and `subpageI` are intended.
 * Source: docs/product.md#routes.
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
  offline: { pattern: '/offline.html', href: () => '/offline.html' },
  notFound: { pattern: '*', href: () => '/404' },
} as const satisfies Record<string, Path>

/** The path of the web manifest. */
export const manifestPath = '/manifest.webmanifest'

export type RouteName = keyof typeof paths

/** All routes, in the order of the table. */
export const routeNames = Object.keys(paths) as RouteName[]

/** The routes with one page per entry of a collection. */
type CollectionRoute = 'service' | 'serviceSubpage' | 'project' | 'blog'

/** The routes whose `href` takes no parameters. */
export type StaticRoute = Exclude<RouteName, CollectionRoute>

/** The routes with a fixed path that search engines may list: excluding the alias, the offline page and the not-found page. */
export type MainRoute = Exclude<ReturnType<typeof canonicalRoute>, 'offline' | 'notFound'>

/** Whether the route's `href` takes no parameters. */
export function isStaticRoute(name: RouteName): name is StaticRoute {
  return !paths[name].pattern.includes(':')
}

/** The route with the canonical URL of this route's page. */
export function canonicalRoute(name: StaticRoute): Exclude<StaticRoute, 'homeAlias'> {
  return name === 'homeAlias' ? paths.homeAlias.aliasOf : name
}
