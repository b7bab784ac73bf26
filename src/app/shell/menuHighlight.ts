import { paths } from '../../paths'

/** Whether a menu link leads to the current page, to a parent of it, or elsewhere. */
export type MenuHighlight = 'current' | 'within' | 'elsewhere'

/** A page that belongs to the services although its path is not below theirs. */
const serviceList = paths.consultancyServices.href()

/** How a menu link is highlighted on the page at `pathname`; a trailing slash is ignored. */
export function menuHighlight(href: string, pathname: string): MenuHighlight {
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '')
  const shown = path === paths.homeAlias.href() ? paths.home.href() : path
  if (shown === href) return 'current'
  if (path === serviceList && href === paths.services.href()) return 'within'
  if (href !== '/' && path.startsWith(`${href}/`)) return 'within'
  return 'elsewhere'
}
