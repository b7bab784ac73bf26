import type { ReactNode } from 'react'
import { Link } from '../../../src/design-system'

interface BookLinkProps {
  /** A docs page's or a story's id. */
  to: string
  children: ReactNode
}

/** A link to another place of this book, wherever the book is served. */
export function BookLink({ to, children }: BookLinkProps) {
  const kind = to.endsWith('--docs') ? 'docs' : 'story'
  return (
    <Link href={`./?path=/${kind}/${to}`} target="_parent">
      {children}
    </Link>
  )
}
