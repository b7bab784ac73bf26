import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { consentNote } from '../content/sections/consentNote'
import { Alert, Button, Link, Stack, Text } from '../design-system'
import { NoScriptAlert, type NoScriptAlertProps } from './NoScriptAlert'
import type { useLeadForm } from './useLeadForm'

export interface LeadFormProps {
  /** The id of the heading that names the form. */
  headingId: string
  /** The state of the form, from `useLeadForm`. */
  form: Omit<ReturnType<typeof useLeadForm>, 'field'>
  /** The heading and introduction, if they are inside the form. @default none */
  intro?: ReactNode
  /** The warning if the browser runs no JavaScript. */
  withoutScript: NoScriptAlertProps
  /** The fields, with the props that `form.field` returns. */
  children: ReactNode
  /** How the firm uses the data of the form. */
  consent: string
  /** The label of the button, and its label while the request is pending. */
  submit: { readonly label: string; readonly pending: string }
}

/**
 * Use for a form that is sent to the firm: its fields, a consent note, the submit button and the result. The browser
 * checks the fields on submit. All invalid ones are reported at once, each at the field; the first receives the focus.
 */
export function LeadForm({
  headingId,
  form: { ref, check, isSending, result },
  intro,
  withoutScript,
  children,
  consent,
  submit,
}: LeadFormProps) {
  return (
    // Without JavaScript, `method="dialog"` sends nothing; the default, `get`, would put the input into the URL.
    <form
      ref={ref}
      method="dialog"
      onSubmit={check}
      onInvalidCapture={check}
      aria-labelledby={headingId}
      className="flex min-w-0 flex-col gap-6 wide-fields"
    >
      {intro}
      <NoScriptAlert {...withoutScript} />
      {children}
      <Text size="small" tone="muted">
        {consent}{' '}
        <Link asChild>
          <RouterLink to={consentNote.policy.href}>{consentNote.policy.label}</RouterLink>
        </Link>
      </Text>
      <Stack space="medium" align="start">
        {/* Empty while a request is pending, so that a repeated message is announced again. */}
        <Alert tone={result?.tone ?? 'success'} role="alert">
          {result?.message}
        </Alert>
        <Button type="submit" size="large" isLoading={isSending} loadingLabel={submit.pending}>
          {submit.label}
        </Button>
      </Stack>
    </form>
  )
}
