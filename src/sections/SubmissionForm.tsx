import type { ReactNode, SubmitEvent } from 'react'
import { Button, FormStatus, Stack } from '../design-system'
import { ConsentNote } from './ConsentNote'
import { ScriptNeeded, type ScriptNeededProps } from './ScriptNeeded'
import { focusField } from './tooLong'
import type { FormControl } from './useSubmission'

type SubmissionFormVariant = 'plain' | 'spacious'

export interface SubmissionFormProps<Fields> {
  /** The id of the heading that names the form. */
  headingId: string
  /** The state of its fields. */
  form: FormControl<Fields>
  /** The heading and what goes with it, where they stand in the form. @default none */
  intro?: ReactNode
  /** What is said where the browser runs no JavaScript. */
  withoutScript: ScriptNeededProps
  /** Its fields, bound to `form`. */
  children: ReactNode
  /** What happens with what the visitor enters. */
  consent: string
  /** What its button says, also while a request is pending. */
  submit: { readonly label: string; readonly pending: string }
  /** Plain, or with more room and a button as wide as the form. @default 'plain' */
  variant?: SubmissionFormVariant
}

const spaces: Record<SubmissionFormVariant, string> = { plain: 'gap-6', spacious: 'gap-8' }
const buttonAligns = { plain: 'start', spacious: 'stretch' } as const satisfies Record<
  SubmissionFormVariant,
  string
>

/** What every enquiry has around its fields: sending, its result, and what the visitor should know before. */
export function SubmissionForm<Fields>({
  headingId,
  form: { excess, isSending, outcome, submit: send },
  intro,
  withoutScript,
  children,
  consent,
  submit,
  variant = 'plain',
}: SubmissionFormProps<Fields>) {
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (excess) focusField(event.currentTarget, excess.field)
    else send()
  }

  return (
    // Without JavaScript a "dialog" form goes nowhere; any other would put what was typed into the URL.
    <form
      method="dialog"
      onSubmit={handleSubmit}
      aria-labelledby={headingId}
      className={`flex max-w-field min-w-0 flex-col ${spaces[variant]}`}
    >
      {intro}
      <ScriptNeeded {...withoutScript} />
      {children}
      <ConsentNote>{consent}</ConsentNote>
      <Stack space="medium" align={buttonAligns[variant]}>
        <FormStatus outcome={outcome} />
        <Button type="submit" size="large" isLoading={isSending} loadingLabel={submit.pending}>
          {submit.label}
        </Button>
      </Stack>
    </form>
  )
}
