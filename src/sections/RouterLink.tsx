import { use, type ComponentProps, type MouseEvent } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'

export interface RouterLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of the site, from its root; it may have a query and a hash. */
  to: string
  /** Whether it replaces the current entry of the history. @default only if it leads to the current URL */
  replace?: boolean
}

/**
 * Use for links to other pages of the site: a click renders the page without loading a document. The router's own `Link`,
 * like its `useNavigate`, reads the current location, so each navigation would render all links of the page again; and it
 * brings in the prefetching of the router's framework mode. The URL of the window is current even while a page is loading.
 */
export function RouterLink({ to, replace, onClick, children, ...props }: RouterLinkProps) {
  const { navigator } = use(NavigationContext)
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    const { pathname, search, hash } = window.location
    if (replace ?? to === pathname + search + hash) navigator.replace(to)
    else navigator.push(to)
  }
  return (
    <a {...props} href={to} onClick={handleClick}>
      {children}
    </a>
  )
}

/** Whether the browser would open the link in the same tab. */
function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
}
