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
 * header and the tests read this table and no other. Source: specification, section 2.
 */
export const paths = {
  home: { pattern: '/', href: () => '/' },
  homeAlias: { pattern: '/pages', href: () => '/pages', aliasOf: 'home' },
  estimator: { pattern: '/calculate_actual_cost', href: () => '/calculate_actual_cost' },
  notFound: { pattern: '*', href: () => '/404' },
} as const satisfies Record<string, Path>

/** The name of a screen. */
export type RouteName = keyof typeof paths

/** Every screen, in the order of the table. */
export const routeNames = Object.keys(paths) as RouteName[]

/** The screen whose address search engines are told: for a second address the first one's. */
export function canonicalRoute(name: RouteName) {
  const path = paths[name]
  return 'aliasOf' in path ? path.aliasOf : (name as Exclude<RouteName, 'homeAlias'>)
}
