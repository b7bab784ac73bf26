import { lazy, type ComponentType } from 'react'
import type { RouteName } from '../paths'

const Home = lazy(() => import('../pages/home/HomePage'))

/** The page behind each name of the route table; a name without a page does not compile. */
export const routePages: Record<RouteName, ComponentType> = {
  home: Home,
  homeAlias: Home,
  about: lazy(() => import('../pages/about/AboutPage')),
  services: lazy(() => import('../pages/services/ServicesPage')),
  consultancyServices: lazy(() => import('../pages/consultancy-services/ConsultancyServicesPage')),
  service: lazy(() => import('../pages/service/ServicePage')),
  serviceSubpage: lazy(() => import('../pages/service-subpage/ServiceSubpagePage')),
  projects: lazy(() => import('../pages/projects/ProjectsPage')),
  project: lazy(() => import('../pages/project/ProjectPage')),
  blogs: lazy(() => import('../pages/blogs/BlogsPage')),
  blog: lazy(() => import('../pages/blog/BlogPage')),
  estimator: lazy(() => import('../pages/estimator/EstimatorPage')),
  contact: lazy(() => import('../pages/contact/ContactPage')),
  privacy: lazy(() => import('../pages/privacy/PrivacyPage')),
  terms: lazy(() => import('../pages/terms/TermsPage')),
  faq: lazy(() => import('../pages/faq/FaqPage')),
  notFound: lazy(() => import('../pages/not-found/NotFoundPage')),
}
