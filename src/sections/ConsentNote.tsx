import { Link as RouterLink } from 'react-router-dom'
import { consentNote } from '../content/sections/consentNote'
import { Link, Text } from '../design-system'

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
        <RouterLink to={consentNote.policy.href}>{consentNote.policy.label}</RouterLink>
      </Link>
    </Text>
  )
}
