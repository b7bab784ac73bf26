import type { canonicalRoute } from '../paths'
import { company } from './company'

/** How a page presents itself in a browser's tab, to search engines and in the site's own search. */
export interface PageText {
  /** What a link to it says. */
  readonly label: string
  /** At most 60 characters with the firm's name behind it. */
  readonly title: string
  /** At most 160 characters. */
  readonly description: string
}

/** The texts of every screen; a second address shows those of the first. */
export const pages = {
  home: {
    label: 'Home',
    title: company.trade,
    description:
      'Architecture, structure, interiors and construction for houses in Lahore, with a cost estimator that shows every area, rate and line.',
  },
  estimator: {
    label: 'Cost Estimator',
    title: 'Construction and Design Cost Estimator',
    description:
      'Work out what a house will cost in PKR: plot and authority, covered area floor by floor, grade and services, line by line.',
  },
  notFound: {
    label: 'Page not found',
    title: 'Page not found',
    description: 'There is no page at this address. Search the site or go back to the home page.',
  },
} as const satisfies Record<ReturnType<typeof canonicalRoute>, PageText>

/** The screens that the not-found page offers and searches, in the order of their weight for a visitor. */
export const findablePages = ['home', 'estimator'] as const satisfies readonly (keyof typeof pages)[]
