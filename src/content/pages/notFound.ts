import type { PageHead } from '../pageHead'
import { notFoundDescription } from '../sections'

/** The texts of the not-found page; the pages that its search finds are in siteSearch.ts. */
export const notFoundPage = {
  head: {
    label: 'Page not found',
    title: 'Page not found',
    description: notFoundDescription,
  } satisfies PageHead,
  figure: '404',
  title: "OOPS! THAT PAGE CAN'T BE FOUND",
  text: 'It looks like nothing was found at this location. Maybe try one of the links below or a search?',
  home: '⬅ Go Back to Home',
  searchLabel: 'Search this site',
  searchDescription: 'Services, projects, articles: try one or two words',
  mainHeading: 'Main pages',
  foundHeading: 'Search results',
  found: (count: number) => `Pages found: ${count}`,
  foundNone: 'No page matches your search.',
} as const
