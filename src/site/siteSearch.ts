import { isStaticRoute } from '../paths'
import type { PageHead } from '../content/pageHead'
import { sitePages, type SitePage } from './sitePages'

/** A page in the search results of the not-found page. */
export interface FindablePage extends PageHead {
  readonly href: string
}

const findable = ({ text, href }: SitePage): FindablePage => ({ ...text, href })

/** The links of the not-found page before a search, or after one that finds nothing. */
export const mainPages = sitePages.filter(({ route }) => isStaticRoute(route)).map(findable)

/** All pages that the search can find. */
export const findablePages = sitePages.map(findable)
