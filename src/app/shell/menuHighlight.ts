import { paths } from '../../paths'

/** Whether a menu link leads to the current page, to a parent of it, or elsewhere. */
export type MenuHighlight = 'current' | 'within' | 'elsewhere'

/**
 * The path of the page that lists all services. That page counts as within Services, although its path isn't below that of
 * Services.
 */
const serviceListPath = paths.consultancyServices.href()

/** How a menu link is highlighted on the page at `pathname`; a trailing slash is ignored. */
export function menuHighlight(href: string, pathname: string): MenuHighlight {
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '')
  const shown = path === paths.homeAlias.href() ? paths.home.href() : path
  if (shown === href) return 'current'
  if (path === serviceListPath && href === paths.services.href()) return 'within'
  if (href !== '/' && path.startsWith(`${href}/`)) return 'within'
  return 'elsewhere'
}
