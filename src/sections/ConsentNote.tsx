import { Link as RouterLink } from 'react-router-dom'
import { consentNote } from '../content/sections/consentNote'
import { Link, Text } from '../design-system'

export interface ConsentNoteProps {
  /** How the form's data is used. */
  children: string
}

/** Use above the submit button of a form: how its data is used, with a link to the privacy policy. */
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
