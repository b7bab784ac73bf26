import { lazy, type ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { paths, routeNames, type RouteName } from '../paths'

type LoadPage = () => Promise<{ default: ComponentType }>

const loadHome = () => import('../pages/home/HomePage')

/** Fetches the page behind each name of the route table; a name without a page does not compile. */
const loaders: Record<RouteName, LoadPage> = {
  home: loadHome,
  homeAlias: loadHome,
  about: () => import('../pages/about/AboutPage'),
  services: () => import('../pages/services/ServicesPage'),
  consultancyServices: () => import('../pages/consultancy-services/ConsultancyServicesPage'),
  service: () => import('../pages/service/ServicePage'),
  serviceSubpage: () => import('../pages/service-subpage/ServiceSubpagePage'),
  projects: () => import('../pages/projects/ProjectsPage'),
  project: () => import('../pages/project/ProjectPage'),
  blogs: () => import('../pages/blogs/BlogsPage'),
  blog: () => import('../pages/blog/BlogPage'),
  estimator: () => import('../pages/estimator/EstimatorPage'),
  contact: () => import('../pages/contact/ContactPage'),
  privacy: () => import('../pages/privacy/PrivacyPage'),
  terms: () => import('../pages/terms/TermsPage'),
  faq: () => import('../pages/faq/FaqPage'),
  notFound: () => import('../pages/not-found/NotFoundPage'),
}

const Home = lazy(loadHome)

/** The page behind each name of the route table. */
export const routePages: Record<RouteName, ComponentType> = {
  home: Home,
  homeAlias: Home,
  about: lazy(loaders.about),
  services: lazy(loaders.services),
  consultancyServices: lazy(loaders.consultancyServices),
  service: lazy(loaders.service),
  serviceSubpage: lazy(loaders.serviceSubpage),
  projects: lazy(loaders.projects),
  project: lazy(loaders.project),
  blogs: lazy(loaders.blogs),
  blog: lazy(loaders.blog),
  estimator: lazy(loaders.estimator),
  contact: lazy(loaders.contact),
  privacy: lazy(loaders.privacy),
  terms: lazy(loaders.terms),
  faq: lazy(loaders.faq),
  notFound: lazy(loaders.notFound),
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
  await loaders[name]()
}
