import { useEffect, useLayoutEffect, useState } from 'react'
import type { Excess } from '../leads'
import type { LeadForm, SubmissionState } from './submission'
import { excessMessage } from './tooLong'

/** What a form gives to one of its fields, all of which are required. */
interface BoundField<Name> {
  readonly name: Name
  readonly isRequired: true
  readonly value: string
  readonly errorMessage: string | undefined
  readonly onValueChange: (value: string) => void
}

/** What a form shows, and what its visitor can do to it. */
export interface FormControl<Fields> extends SubmissionState<Fields> {
  /** What a field needs besides its words. */
  readonly bind: <Field extends keyof Fields & string>(field: Field) => BoundField<Field>
  /** What has to go before the fields can be sent; undefined where they fit. */
  readonly excess: Excess<keyof Fields & string> | undefined
  /** Sends what is typed; a second submit while the first is pending does nothing. */
  readonly submit: () => void
}

/**
 * A form's fields and the result of sending them. What is typed survives a change of page, and so does a pending
 * request: a visitor who comes back finds both. Only what was sent is cleared by a success.
 */
export function useSubmission<Fields extends Readonly<Record<keyof Fields, string>>, Result extends string>(
  form: LeadForm<Fields, Result>,
  send: (fields: Fields) => Promise<Result>,
): FormControl<Fields> {
  const [submission] = useState(form.open)
  const [state, setState] = useState(submission.get)
  // Followed from the first commit on, in which the fields report what was typed before hydration.
  // useSyncExternalStore follows only after the next paint; React would undo what is typed until then.
  useLayoutEffect(() => {
    const follow = () => setState(submission.get())
    follow()
    return submission.subscribe(follow)
  }, [submission])
  useEffect(() => submission.show(), [submission])

  const excess = form.excessOf(state.fields)
  return {
    ...state,
    excess,
    bind: (field) => ({
      name: field,
      isRequired: true,
      value: state.fields[field],
      errorMessage: excessMessage(excess, field),
      onValueChange: (value) => submission.change(field, value),
    }),
    submit: () => void submission.submit(send),
  }
}
