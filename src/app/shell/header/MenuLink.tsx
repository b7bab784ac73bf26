import { Link as RouterLink, useLocation, type LinkProps } from 'react-router-dom'
import { paths } from '../../../paths'

/** A link of a menu. Its `data-state` says whether it leads to the current page, to a parent of it, or elsewhere. */
export function MenuLink(props: LinkProps & { to: string }) {
  const { pathname } = useLocation()
  const page = pathname === paths.homeAlias.href() ? paths.home.href() : pathname
  // The list of all services belongs to Services, although its path isn't below it.
  const parent = page === paths.consultancyServices.href() ? paths.services.href() : page
  const isCurrent = props.to === page
  const state = isCurrent ? 'current' : `${parent}/`.startsWith(`${props.to}/`) ? 'within' : 'elsewhere'
  return <RouterLink {...props} aria-current={isCurrent ? 'page' : undefined} data-state={state} />
}
