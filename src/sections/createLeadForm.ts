import { useEffect, useLayoutEffect, useState } from 'react'
import { tooLongError } from '../content/sections/tooLongError'
import { createStore } from '../createStore'
import { groupedNumber } from '../groupedNumber'
import type { Excess } from '../leads'
import { registerForm, takeFormInput } from './savedFormInput'
import {
  announceResult,
  dismissSubmissionResults,
  submissionResults,
  type FormResult,
  type SubmissionResult,
} from './submissionResults'

/** Sends the fields of a form; never rejects. */
export type SendForm<Fields, SendResult extends string> = (fields: Fields) => Promise<SendResult>

/** The properties in which the site's forms differ. */
interface FormDefinition<Fields, SendResult extends string> {
  /** Unique among the forms. */
  readonly id: string
  /** The fields of an empty form. */
  readonly empty: Fields
  /** What to enter, for each field that is empty or invalid. */
  readonly errors: Readonly<Record<keyof Fields, string>>
  /** The message for each result of sending. */
  readonly results: Readonly<Record<SendResult, FormResult>>
  /** The text that is too long for the receiver; undefined if the form fits. */
  readonly excessOf: (fields: Fields) => Excess<keyof Fields & string> | undefined
  /** Added to the message about a failure when it is shown on another page. */
  readonly failure: SubmissionResult['failure']
}

/** The fields of a form and the state of its request. */
interface FormState<Fields> {
  /** As typed. */
  readonly fields: Fields
  readonly isSending: boolean
  /** True for a few seconds after a success, in which the button of the project enquiry confirms it. */
  readonly isDone: boolean
  /** The result of the last attempt; undefined before the first one and while a request is pending. */
  readonly result: FormResult | undefined
}

/** The props that `bind` returns for a field; all fields are required. */
interface BoundField<Name> {
  readonly name: Name
  readonly isRequired: true
  readonly value: string
  readonly errorMessage: string | undefined
  readonly onValueChange: (value: string) => void
}

/** The state and actions of a form. */
export interface FormControl<Fields> extends FormState<Fields> {
  /** Returns the props that connect a field to the form. */
  readonly bind: <Field extends keyof Fields & string>(field: Field) => BoundField<Field>
  readonly excess: Excess<keyof Fields & string> | undefined
  /** Shows the errors of these fields, each until the field changes, and of no others. */
  readonly reject: (fields: readonly string[]) => void
  /** Sends the fields; does nothing while a request is pending, so a double-click sends them once. */
  readonly submit: () => void
}

/** How long `isDone` lasts, in milliseconds. Source: docs/product.md#project-enquiry-form. */
const doneMs = 3000

/**
 * Creates the hook of a form, whose text and pending request survive navigation. A success clears only the fields that
 * the visitor has not changed since submitting. Outside the site's layout, such as in a story, the form starts empty.
 */
export function createLeadForm<Fields extends Record<keyof Fields, string>, SendResult extends string>({
  id,
  empty,
  errors,
  results,
  excessOf,
  failure,
}: FormDefinition<Fields, SendResult>) {
  const initial: FormState<Fields> = { fields: empty, isSending: false, isDone: false, result: undefined }
  const { get, set, subscribe } = createStore(initial)
  const update = (changes: Partial<FormState<Fields>>) => set({ ...get(), ...changes })
  let isShown = false
  let doneTimer: ReturnType<typeof setTimeout> | undefined

  const submit = async (send: SendForm<Fields, SendResult>) => {
    if (get().isSending) return
    const sent = get().fields
    clearTimeout(doneTimer)
    update({ isSending: true, isDone: false, result: undefined })
    const sendResult = await send(sent)
    const isDone = sendResult === 'sent'
    const result = results[sendResult]
    const fields = { ...get().fields }
    for (const field in fields) if (isDone && fields[field] === sent[field]) fields[field] = empty[field]
    update({ fields, isSending: false, isDone, result })
    if (isDone) doneTimer = setTimeout(() => update({ isDone: false }), doneMs)
    if (!isShown) announceResult({ id, ...result, failure })
  }

  const open = () => {
    if (!submissionResults.hasListeners()) set(initial)
    return get()
  }

  /** Marks the form as visible; returns a function that marks it as hidden. */
  const show = () => {
    isShown = true
    dismissSubmissionResults((result) => result.id === id)
    return () => {
      isShown = false
      // The visitor has seen a success; a failure still applies to the text in the form.
      if (get().result?.tone === 'success') update({ result: undefined })
    }
  }

  /** Fills in the text that was saved before the page was loaded again. */
  const restore = () => {
    const saved = takeFormInput(id)
    const fields = { ...get().fields }
    for (const field in fields) {
      const text = saved[field]
      if (typeof text === 'string' && fields[field] === empty[field]) Object.assign(fields, { [field]: text })
    }
    update({ fields })
  }

  registerForm(id, () => get().fields)

  return function useLeadForm(send: SendForm<Fields, SendResult>): FormControl<Fields> {
    const [state, setState] = useState(open)
    const [rejected, setRejected] = useState<readonly string[]>([])
    // A field reports text typed before hydration in its first effect. useSyncExternalStore would re-render only after
    // the first paint, and reset that text.
    useLayoutEffect(() => {
      const refresh = () => setState(get())
      restore()
      refresh()
      return subscribe(refresh)
    }, [])
    useEffect(show, [])

    const excess = excessOf(state.fields)
    const errorOf = (field: string & keyof Fields) => {
      // Rounded up.
      if (excess?.field === field) return tooLongError(groupedNumber(Math.ceil(excess.characters / 10) * 10))
      return rejected.includes(field) ? errors[field] : undefined
    }
    return {
      ...state,
      excess,
      bind: (field) => ({
        name: field,
        isRequired: true,
        value: state.fields[field],
        errorMessage: errorOf(field),
        onValueChange: (value) => {
          update({ fields: { ...get().fields, [field]: value } })
          setRejected((fields) => fields.filter((name) => name !== field))
        },
      }),
      reject: setRejected,
      submit: () => void submit(send),
    }
  }
}
