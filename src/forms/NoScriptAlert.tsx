import { Alert } from '../design-system'
import { ContactText } from '../sections/contact/ContactText'

/** Use in a form or tool that needs JavaScript: says so, and what to do instead, only if the browser runs no scripts. */
export function NoScriptAlert({ title, text }: { title: string; text: string }) {
  return (
    <noscript>
      <Alert tone="warning" live="none" title={title}>
        <ContactText>{text}</ContactText>
      </Alert>
    </noscript>
  )
}
