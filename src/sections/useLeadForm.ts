import { useEffect, useLayoutEffect, useState } from 'react'
import type { Excess } from '../leads'
import type { SendForm, SubmissionStore, SubmissionState } from './formSubmission'
import { excessMessage } from './formFieldHelpers'

/** The props that `bind` returns for a field; all fields are required. */
interface BoundField<Name> {
  readonly name: Name
  readonly isRequired: true
  readonly value: string
  readonly errorMessage: string | undefined
  readonly charactersLeft: number | undefined
  readonly onValueChange: (value: string) => void
}

/** The state and actions of a form. */
export interface FormControl<Fields> extends SubmissionState<Fields> {
  /** Returns the props that connect a field to the form. */
  readonly bind: <Field extends keyof Fields & string>(field: Field) => BoundField<Field>
  /** The text that is too long for the receiver; undefined if the form fits. */
  readonly excess: Excess<keyof Fields & string> | undefined
  /** Shows the errors of these fields, each until the field changes, and of no others. */
  readonly reject: (fields: readonly string[]) => void
  /** Sends the fields; does nothing while a request is pending. */
  readonly submit: () => void
}

/**
 * The state of a form and its request. Both survive navigation. A success clears only the fields that the visitor has
 * not changed since submitting.
 */
export function useLeadForm<Fields extends Readonly<Record<keyof Fields, string>>, SendResult extends string>(
  store: SubmissionStore<Fields, SendResult>,
  send: SendForm<Fields, SendResult>,
): FormControl<Fields> {
  const [submission] = useState(store.open)
  const [state, setState] = useState(submission.get)
  const [rejected, setRejected] = useState<readonly string[]>([])
  // A field reports text typed before hydration in its first effect. useSyncExternalStore would re-render only after
  // the first paint, and reset that text.
  useLayoutEffect(() => {
    const update = () => setState(submission.get())
    submission.restore()
    update()
    return submission.subscribe(update)
  }, [submission])
  useEffect(() => submission.show(), [submission])

  const excess = store.excessOf(state.fields)
  const room = store.roomOf(state.fields)
  return {
    ...state,
    excess,
    bind: (field) => ({
      name: field,
      isRequired: true,
      value: state.fields[field],
      errorMessage:
        excessMessage(excess, field) ?? (rejected.includes(field) ? store.errors[field] : undefined),
      charactersLeft: room?.field === field ? room.characters : undefined,
      onValueChange: (value) => {
        submission.change(field, value)
        setRejected((fields) => fields.filter((name) => name !== field))
      },
    }),
    reject: setRejected,
    submit: () => void submission.submit(send),
  }
}
