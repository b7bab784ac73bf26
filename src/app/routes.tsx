import { lazy, type ComponentType } from 'react'
import type { RouteName } from '../paths'

const Home = lazy(() => import('../pages/home/HomePage'))

/** The page behind each name of the route table; a name without a page does not compile. */
export const routePages: Record<RouteName, ComponentType> = {
  home: Home,
  homeAlias: Home,
  estimator: lazy(() => import('../pages/estimator/EstimatorPage')),
  notFound: lazy(() => import('../pages/not-found/NotFoundPage')),
}
