import type { ReactNode, SyntheticEvent } from 'react'
import { Button, FormStatus, Stack } from '../design-system'
import { ConsentNote } from './ConsentNote'
import { NoScriptAlert, type NoScriptAlertProps } from './NoScriptAlert'
import { focusField, invalidFields } from './formFieldHelpers'
import type { FormControl } from './useLeadForm'

type LeadFormVariant = 'plain' | 'spacious'

export interface LeadFormProps<Fields> {
  /** The id of the heading that names the form. */
  headingId: string
  /** The state of the form, from `useLeadForm`. */
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
  /** `'spacious'` has larger gaps and a full-width button. @default 'plain' */
  variant?: LeadFormVariant
}

const spaces: Record<LeadFormVariant, string> = { plain: 'gap-6', spacious: 'gap-8' }
const buttonAligns = { plain: 'start', spacious: 'stretch' } as const satisfies Record<
  LeadFormVariant,
  string
>

/**
 * Use for a form that is sent to the firm: its fields, a consent note, the submit button and the result.
 *
 * - As wide as its column, and so are its fields.
 * - The browser checks the fields on submit. All invalid ones are reported at once, each at the field; the first one
 *   receives the focus.
 */
export function LeadForm<Fields>({
  headingId,
  form: { excess, isSending, result, reject, submit: send },
  intro,
  withoutScript,
  children,
  consent,
  submit,
  variant = 'plain',
}: LeadFormProps<Fields>) {
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
      className={`flex min-w-0 flex-col wide-fields ${spaces[variant]}`}
    >
      {intro}
      <NoScriptAlert {...withoutScript} />
      {children}
      <ConsentNote>{consent}</ConsentNote>
      <Stack space="medium" align={buttonAligns[variant]}>
        <FormStatus result={result} />
        <Button type="submit" size="large" isLoading={isSending} loadingLabel={submit.pending}>
          {submit.label}
        </Button>
      </Stack>
    </form>
  )
}
