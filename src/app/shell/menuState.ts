import { paths } from '../../paths'

/** Whether a menu link leads to the current page, to a parent of it, or elsewhere. */
export type MenuState = 'current' | 'within' | 'elsewhere'

/** Pages that belong to a menu entry although their path is not below it. */
const parentPaths: Readonly<Record<string, string>> = {
  [paths.homeAlias.href()]: paths.home.href(),
  [paths.consultancyServices.href()]: paths.services.href(),
}

/** The state of a menu link on the page at `pathname`; a trailing slash is ignored. */
export function menuState(href: string, pathname: string): MenuState {
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '')
  if (path === href) return 'current'
  if (parentPaths[path] === href || (href !== '/' && path.startsWith(`${href}/`))) return 'within'
  return 'elsewhere'
}
