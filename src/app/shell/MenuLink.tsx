import { useLocation } from 'react-router-dom'
import { menuHighlight } from './menuHighlight'
import { RouterLink, type RouterLinkProps } from '../../sections/RouterLink'

/** A link of a menu. Its `data-state` and `aria-current` show whether it leads to the current page. */
export function MenuLink(props: RouterLinkProps) {
  const { pathname } = useLocation()
  const state = menuHighlight(props.to, pathname)
  return <RouterLink {...props} aria-current={state === 'current' ? 'page' : undefined} data-state={state} />
}
