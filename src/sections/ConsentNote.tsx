import { Link as RouterLink } from 'react-router-dom'
import { pages } from '../content'
import { Link, Text } from '../design-system'
import { paths } from '../paths'

export interface ConsentNoteProps {
  /** What happens with what the visitor enters. */
  children: string
}

/** Stands before a form's button and leads to the privacy policy. */
export function ConsentNote({ children }: ConsentNoteProps) {
  return (
    <Text size="small" tone="muted">
      {children}{' '}
      <Link asChild>
        <RouterLink to={paths.privacy.href()}>{pages.privacy.label}</RouterLink>
      </Link>
    </Text>
  )
}
