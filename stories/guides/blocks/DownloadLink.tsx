import type { ReactNode } from 'react'
import { Link, VisuallyHidden } from '../../../src/design-system'

interface DownloadLinkProps {
  /** The path of a file, from `downloads`. */
  to: string
  /** What it is, if the text doesn't say so: for screen readers. */
  subject?: string
  children: ReactNode
}

/** A link that saves a file of Storybook. */
export function DownloadLink({ to, subject, children }: DownloadLinkProps) {
  return (
    <Link href={`./${to}`} download>
      {children}
      {subject && <VisuallyHidden> {subject}</VisuallyHidden>}
    </Link>
  )
}
