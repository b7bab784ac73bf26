import type { RouteName } from '../paths'
import { company } from './company'

/** How a page presents itself in a browser's tab, to search engines and in the site's own search. */
export interface PageText {
  /** At most 60 characters with the firm's name behind it. */
  readonly title: string
  /** At most 160 characters. */
  readonly description: string
}

export const pages = {
  home: {
    title: company.trade,
    description:
      'Architecture, structure, interiors and construction for houses in Lahore, with a cost estimator that shows every area, rate and line.',
  },
  homeAlias: {
    title: company.trade,
    description:
      'Architecture, structure, interiors and construction for houses in Lahore, with a cost estimator that shows every area, rate and line.',
  },
  estimator: {
    title: 'Construction and Design Cost Estimator',
    description:
      'Work out what a house will cost in PKR: plot and authority, covered area floor by floor, grade and services, line by line.',
  },
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address. Search the site or go back to the home page.',
  },
} as const satisfies Record<RouteName, PageText>

/** The screens that the not-found page offers and searches, in the order of their weight for a visitor. */
export const findablePages = ['home', 'estimator'] as const satisfies readonly RouteName[]
