import { paths } from '../../paths'

/** How a link of the menu stands to the page that is shown. */
export type MenuState = 'current' | 'within' | 'elsewhere'

/** The pages that belong to an entry of the menu without lying below its address. */
const belongsTo: Readonly<Record<string, string>> = {
  [paths.homeAlias.href()]: paths.home.href(),
  [paths.consultancyServices.href()]: paths.services.href(),
}

/**
 * Whether a link of the menu leads to the page that is shown, to what the page is part of, or elsewhere. A
 * slash at an address's end says nothing.
 */
export function menuState(href: string, pathname: string): MenuState {
  const address = pathname === '/' ? pathname : pathname.replace(/\/+$/, '')
  if (address === href) return 'current'
  if (belongsTo[address] === href || (href !== '/' && address.startsWith(`${href}/`))) return 'within'
  return 'elsewhere'
}
