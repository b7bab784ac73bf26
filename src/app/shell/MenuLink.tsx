import { Link as RouterLink, useLocation, type LinkProps } from 'react-router-dom'
import { menuHighlight } from './menuHighlight'

interface MenuLinkProps extends LinkProps {
  to: string
}

/** A link of a menu. Its `data-state` and `aria-current` show whether it leads to the current page. */
export function MenuLink(props: MenuLinkProps) {
  const { pathname } = useLocation()
  const state = menuHighlight(props.to, pathname)
  return <RouterLink {...props} aria-current={state === 'current' ? 'page' : undefined} data-state={state} />
}
