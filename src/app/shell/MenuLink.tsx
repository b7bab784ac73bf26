import { useLocation } from 'react-router-dom'
import { menuHighlight } from './menuHighlight'
import { RouterLink, type RouterLinkProps } from '../../sections/RouterLink'

/** A link of a menu. `aria-current` marks a link to the current page; `data-state` is its highlight. */
export function MenuLink(props: RouterLinkProps) {
  const { pathname } = useLocation()
  const state = menuHighlight(props.to, pathname)
  return <RouterLink {...props} aria-current={state === 'current' ? 'page' : undefined} data-state={state} />
}
