import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { consentNote } from '../content/sections/consentNote'
import { Alert, Button, Link, Stack, Text } from '../design-system'
import type { FormControl } from './createLeadForm'
import { focusField, invalidFields } from './formFieldHelpers'
import { NoScriptAlert, type NoScriptAlertProps } from './NoScriptAlert'
import { RouterLink } from './RouterLink'

export interface LeadFormProps<Fields> {
  /** The id of the heading that names the form. */
  headingId: string
  /** The state of the form, from the hook that `createLeadForm` creates. */
  form: FormControl<Fields>
  /** The heading and introduction, if they are inside the form. @default none */
  intro?: ReactNode
  /** The warning if the browser runs no JavaScript. */
  withoutScript: NoScriptAlertProps
  /** The fields, bound to `form`. */
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
export function LeadForm<Fields>({
  headingId,
  form: { excess, isSending, result, reject, submit: send },
  intro,
  withoutScript,
  children,
  consent,
  submit,
}: LeadFormProps<Fields>) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The result pushes the clicked button down.
    if (result) end.current?.scrollIntoView({ block: 'nearest' })
  }, [result])

  const check = (event: SyntheticEvent<HTMLFormElement>) => {
    // Also prevents the browser's message, which is shown for one field only, and disappears.
    event.preventDefault()
    const { currentTarget: form, target, type } = event
    // `invalid` fires for every invalid field; handled once, at the first.
    if (type === 'invalid' && target !== form.querySelector(':invalid')) return
    const invalid = invalidFields(form, excess?.field)
    reject(invalid)
    if (invalid[0] === undefined) send()
    else focusField(form, invalid[0])
  }

  return (
    // Without JavaScript, `method="dialog"` sends nothing; the default, `get`, would put the input into the URL.
    <form
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
      <Stack ref={end} space="medium" align="start">
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
