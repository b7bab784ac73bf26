import { useLocation, type LinkProps } from 'react-router-dom'
import { paths } from '../../paths'
import { RouterLink } from '../../sections/RouterLink'

/** A link of a menu. Its `data-state` says whether it leads to the current page, to a parent of it, or elsewhere. */
export function MenuLink(props: LinkProps & { to: string }) {
  const { pathname } = useLocation()
  const state = highlight(props.to, pathname.replace(/(.)\/+$/, '$1'))
  return <RouterLink {...props} aria-current={state === 'current' ? 'page' : undefined} data-state={state} />
}

function highlight(href: string, path: string) {
  const page = path === paths.homeAlias.href() ? paths.home.href() : path
  if (page === href) return 'current'
  // The list of all services belongs to Services, although its path isn't below it.
  const parent = page === paths.consultancyServices.href() ? paths.services.href() : page
  return parent === href || parent.startsWith(`${href}/`) ? 'within' : 'elsewhere'
}
