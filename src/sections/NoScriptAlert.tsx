import { Alert } from '../design-system'
import { ContactText } from './ContactText'

export interface NoScriptAlertProps {
  /** What needs JavaScript. */
  title: string
  /** What to do instead. */
  text: string
}

/** Use in a form or tool that needs JavaScript: a warning that is rendered only if the browser runs no scripts. */
export function NoScriptAlert({ title, text }: NoScriptAlertProps) {
  return (
    <noscript>
      <Alert tone="warning" role="none" title={title}>
        <ContactText>{text}</ContactText>
      </Alert>
    </noscript>
  )
}
