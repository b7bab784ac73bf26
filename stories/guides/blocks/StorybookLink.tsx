import type { ReactNode } from 'react'
import { Link } from '../../../src/design-system'

interface StorybookLinkProps {
  /** The id of a docs page or story. */
  to: string
  children: ReactNode
}

/** A link within Storybook, independent of the base URL. */
export function StorybookLink({ to, children }: StorybookLinkProps) {
  const kind = to.endsWith('--docs') ? 'docs' : 'story'
  return (
    <Link href={`./?path=/${kind}/${to}`} target="_parent">
      {children}
    </Link>
  )
}
