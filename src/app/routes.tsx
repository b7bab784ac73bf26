import { lazy, type ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'
import { paths, routeNames, type RouteName } from '../paths'

const page = (load: () => Promise<{ readonly default: ComponentType }>) => ({ load, Page: lazy(load) })

const home = page(() => import('../pages/home/HomePage'))

/** The page of each route, loaded on demand. A route without a page does not compile. */
export const pages: Record<RouteName, ReturnType<typeof page>> = {
  home,
  homeAlias: home,
  about: page(() => import('../pages/about/AboutPage')),
  services: page(() => import('../pages/services/ServicesPage')),
  consultancyServices: page(() => import('../pages/consultancy-services/ConsultancyServicesPage')),
  service: page(() => import('../pages/service/ServicePage')),
  serviceSubpage: page(() => import('../pages/service-subpage/ServiceSubpagePage')),
  projects: page(() => import('../pages/projects/ProjectsPage')),
  project: page(() => import('../pages/project/ProjectPage')),
  blogs: page(() => import('../pages/blogs/BlogsPage')),
  blog: page(() => import('../pages/blog/BlogPage')),
  estimator: page(() => import('../pages/estimator/EstimatorPage')),
  contact: page(() => import('../pages/contact/ContactPage')),
  privacy: page(() => import('../pages/legal/PrivacyPage')),
  terms: page(() => import('../pages/legal/TermsPage')),
  faq: page(() => import('../pages/faq/FaqPage')),
  offline: page(() => import('../pages/offline/OfflinePage')),
  notFound: page(() => import('../pages/not-found/NotFoundPage')),
}

const routes = routeNames.map((name) => ({ id: name, path: paths[name].pattern, caseSensitive: true }))

/** The route that the router renders for a path, which may be encoded. */
export function matchRoute(pathname: string): RouteName {
  const match = matchRoutes(routes, pathname)?.[0]?.route.id
  return routeNames.find((name) => name === match) ?? 'notFound'
}

function preload({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null
  // If this fails, following the link loads the document.
  if (link?.origin === location.origin) pages[matchRoute(link.pathname)].load().catch(() => undefined)
}

/** From now on, loads a page as soon as the visitor hovers, focuses or touches a link to it. */
export function preloadPages(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, preload, { passive: true })
}
