import { consentNote } from '../content/sections/consentNote'
import { Link, Text } from '../design-system'
import { RouterLink } from './RouterLink'

export interface ConsentNoteProps {
  /** How the firm uses the data of the form. */
  children: string
}

/** Use above the submit button of a form: how the firm uses its data, with a link to the privacy policy. */
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
