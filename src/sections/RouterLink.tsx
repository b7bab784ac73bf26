import { Link, type LinkProps } from 'react-router-dom'

export interface RouterLinkProps extends Omit<LinkProps, 'to' | 'target'> {
  /** A path of the site, from its root; it may have a query and a hash. */
  to: string
}

/** Use for links to other pages of the site: a click renders the page without loading a document. */
export function RouterLink(props: RouterLinkProps) {
  return <Link {...props} />
}
