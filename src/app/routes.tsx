import { lazy, type ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { paths, routeNames, type RouteName } from '../paths'

type LoadPage = () => Promise<{ default: ComponentType }>

interface Screen {
  readonly load: LoadPage
  /** The page, which suspends until its code is there. */
  readonly Page: ComponentType
}

const screen = (load: LoadPage): Screen => ({ load, Page: lazy(load) })

const home = screen(() => import('../pages/home/HomePage'))

/** The page behind each name of the route table, fetched when it is first asked for; a name without one does not compile. */
export const screens: Record<RouteName, Screen> = {
  home,
  homeAlias: home,
  about: screen(() => import('../pages/about/AboutPage')),
  services: screen(() => import('../pages/services/ServicesPage')),
  consultancyServices: screen(() => import('../pages/consultancy-services/ConsultancyServicesPage')),
  service: screen(() => import('../pages/service/ServicePage')),
  serviceSubpage: screen(() => import('../pages/service-subpage/ServiceSubpagePage')),
  projects: screen(() => import('../pages/projects/ProjectsPage')),
  project: screen(() => import('../pages/project/ProjectPage')),
  blogs: screen(() => import('../pages/blogs/BlogsPage')),
  blog: screen(() => import('../pages/blog/BlogPage')),
  estimator: screen(() => import('../pages/estimator/EstimatorPage')),
  contact: screen(() => import('../pages/contact/ContactPage')),
  privacy: screen(() => import('../pages/privacy/PrivacyPage')),
  terms: screen(() => import('../pages/terms/TermsPage')),
  faq: screen(() => import('../pages/faq/FaqPage')),
  notFound: screen(() => import('../pages/not-found/NotFoundPage')),
}

/** The name of the screen that a path leads to; notFound where no other claims it. */
export function routeOf(pathname: string): RouteName {
  const claims = (name: RouteName) =>
    name !== 'notFound' && matchPath({ path: paths[name].pattern, caseSensitive: true }, pathname) !== null
  return routeNames.find(claims) ?? 'notFound'
}

/**
 * Fetches a page before it is drawn for the first time.
 * @throws when its code can't be fetched.
 */
export async function loadPage(name: RouteName): Promise<void> {
  await screens[name].load()
}
