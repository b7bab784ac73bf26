import type { FormResult } from '../design-system'
import type { Excess, Room, SendOptions } from '../leads'
import { registerForm, takeFormInput } from './savedFormInput'
import {
  announceResult,
  dismissSubmissionResults,
  hasResultNotice,
  type SubmissionResult,
} from './submissionResults'

/** Sends the fields of a form that became visible at `shownAt`. */
export type SendForm<Fields, SendResult extends string> = (
  fields: Fields,
  options: Pick<SendOptions, 'shownAt'>,
) => Promise<SendResult>

/** The properties in which the site's forms differ. */
export interface FormDefinition<Fields, SendResult extends string> {
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
  /** The text that is near the receiver's limit, and how much can be added to it; undefined if none is. */
  readonly roomOf: (fields: Fields) => Room<keyof Fields & string> | undefined
  /** Added to the message about a failure when it is shown on another page. */
  readonly failure: SubmissionResult['failure']
}

/** The fields of a form and the state of its request. */
export interface SubmissionState<Fields> {
  /** As typed. */
  readonly fields: Fields
  readonly isSending: boolean
  /** True for a few seconds after a success, in which the button of the project enquiry confirms it. */
  readonly isDone: boolean
  /** The result of the last attempt; undefined before the first one and while a request is pending. */
  readonly result: FormResult | undefined
}

/** The fields and the request of a form. They outlive its component. */
interface Submission<Fields, SendResult extends string> {
  /** Returns the current state; the same object until it changes. */
  readonly get: () => SubmissionState<Fields>
  /** Calls the listener after each change; returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void
  readonly change: (field: keyof Fields, value: string) => void
  /** Sends the fields; does nothing while a request is pending, so a double-click sends them once. */
  readonly submit: (send: SendForm<Fields, SendResult>) => Promise<void>
  /** Marks the form as visible; returns a function that marks it as hidden. */
  readonly show: () => () => void
  /** Fills in the text that was saved before the page was loaded again. */
  readonly restore: () => void
}

/** Holds the submission of a form while the visitor is on another page. */
export interface SubmissionStore<Fields, SendResult extends string> extends Pick<
  FormDefinition<Fields, SendResult>,
  'errors' | 'excessOf' | 'roomOf'
> {
  /** Returns the submission of the visitor's last visit to the form, or a new one. */
  readonly open: () => Submission<Fields, SendResult>
}

/** How long `isDone` lasts, in milliseconds. Source: docs/product.md#project-enquiry-form. */
const doneMs = 3000

/**
 * Creates the store of a form, whose text and pending request survive navigation. Outside the site's layout, such as
 * in a story, the form always starts empty.
 */
export function createSubmissionStore<Fields extends Record<keyof Fields, string>, SendResult extends string>(
  definition: FormDefinition<Fields, SendResult>,
): SubmissionStore<Fields, SendResult> {
  let saved: Submission<Fields, SendResult> | undefined

  const save = (submission: Submission<Fields, SendResult> | undefined) => {
    saved = submission
  }

  return {
    errors: definition.errors,
    excessOf: definition.excessOf,
    roomOf: definition.roomOf,
    open: () => (hasResultNotice() ? saved : undefined) ?? createSubmission(definition, save),
  }
}

function createSubmission<Fields extends Record<keyof Fields, string>, SendResult extends string>(
  { id, empty, results, failure }: FormDefinition<Fields, SendResult>,
  save: (submission: Submission<Fields, SendResult> | undefined) => void,
): Submission<Fields, SendResult> {
  const listeners = new Set<() => void>()
  let state: SubmissionState<Fields> = { fields: empty, isSending: false, isDone: false, result: undefined }
  let isShown = false
  let shownAt: number | undefined
  let doneTimer: ReturnType<typeof setTimeout> | undefined

  const update = (changes: Partial<SubmissionState<Fields>>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  const settle = (sent: Fields, sendResult: SendResult) => {
    const isDone = sendResult === 'sent'
    const result = results[sendResult]
    update({
      fields: isDone ? clearSent(state.fields, sent, empty) : state.fields,
      isSending: false,
      isDone,
      result,
    })
    if (isDone) doneTimer = setTimeout(() => update({ isDone: false }), doneMs)
    if (!isShown) announceResult({ id, ...result, failure })
  }

  registerForm(id, () => state.fields)

  const submission: Submission<Fields, SendResult> = {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (field, value) => update({ fields: { ...state.fields, [field]: value } }),
    submit: async (send) => {
      if (state.isSending) return
      const sent = state.fields
      clearTimeout(doneTimer)
      update({ isSending: true, isDone: false, result: undefined })
      try {
        settle(sent, await send(sent, { shownAt }))
      } catch (error) {
        update({ isSending: false })
        throw error
      }
    },
    show: () => {
      isShown = true
      shownAt = performance.now()
      save(undefined)
      dismissSubmissionResults((result) => result.id === id)
      return () => {
        isShown = false
        // The visitor has seen a success; a failure still applies to the text in the form.
        if (state.result?.tone === 'success') update({ result: undefined })
        save(submission)
      }
    },
    restore: () => {
      const saved = takeFormInput(id)
      const fields = { ...state.fields }
      for (const field in fields) {
        const text = saved[field]
        if (typeof text === 'string' && fields[field] === empty[field])
          Object.assign(fields, { [field]: text })
      }
      if (Object.keys(saved).length > 0) update({ fields })
    },
  }
  return submission
}

/** Clears the fields that were sent, except those changed since. */
function clearSent<Fields extends Record<keyof Fields, string>>(
  typed: Fields,
  sent: Fields,
  empty: Fields,
): Fields {
  const remaining = { ...typed }
  for (const field in remaining) if (typed[field] === sent[field]) remaining[field] = empty[field]
  return remaining
}
