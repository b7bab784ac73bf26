import { useEffect, useRef, type ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { leadForm } from '../content/forms'
import { Alert, Button, Link, Stack, Text, VisuallyHidden } from '../design-system'
import { NoScriptAlert } from './NoScriptAlert'
import type { useLeadForm } from './useLeadForm'

export interface LeadFormProps {
  /** The id of the heading that names the form. */
  headingId: string
  /** The state of the form, from `useLeadForm`. */
  form: Omit<ReturnType<typeof useLeadForm>, 'field'>
  /** The fields, with the props that `form.field` returns. */
  children: ReactNode
  /** The label of the button, and its label while the request is pending. */
  submit: { readonly label: string; readonly pending: string }
}

/**
 * Use for a form that is sent to the firm: its fields, a consent note, the submit button and the result. The browser
 * checks the fields on submit. All invalid ones are reported at once, each at the field; the first receives the focus.
 */
export function LeadForm({
  headingId,
  form: { ref, check, isSending, result, announcedError },
  children,
  submit,
}: LeadFormProps) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Enter in the first field may have sent a form whose end is out of view; a visitor who has moved on is left alone.
    const isUsed = ref.current?.contains(document.activeElement)
    if (result && isUsed) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [ref, result])

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
      <NoScriptAlert {...leadForm.withoutScript} />
      {children}
      <Text size="small" tone="muted">
        {leadForm.consent}{' '}
        <Link asChild>
          <RouterLink to={leadForm.policy.href}>{leadForm.policy.label}</RouterLink>
        </Link>
      </Text>
      <VisuallyHidden aria-live="assertive">
        <span key={announcedError.attempt}>{announcedError.text}</span>
      </VisuallyHidden>
      <Stack space="large" align="start">
        {/* Empty while a request is pending, so that a repeated message is announced again. */}
        <Alert ref={alert} tone={result?.tone ?? 'success'} live="alert">
          {result?.message}
        </Alert>
        <Button type="submit" size="large" isLoading={isSending} loadingLabel={submit.pending}>
          {submit.label}
        </Button>
      </Stack>
    </form>
  )
}
