import type { FormOutcome } from '../design-system'
import type { Excess } from '../leads'
import { announceLead, dismissLeadNews, isLeadNewsShown, type LeadNews } from './leadNews'

/** One of the site's forms. */
export interface FormDefinition<Fields, Result extends string> {
  /** Tells the forms apart. */
  readonly id: string
  /** The fields at the beginning and after each success. */
  readonly empty: Fields
  /** What the visitor is told after each result. */
  readonly outcomes: Readonly<Record<Result, FormOutcome>>
  /** What has to go before the fields can be sent; undefined where they fit. */
  readonly excessOf: (fields: Fields) => Excess<keyof Fields & string> | undefined
  /** What is added to a failure that is reported on another page. */
  readonly failure: LeadNews['failure']
}

/** What a form holds, and what has become of it. */
export interface SubmissionState<Fields> {
  /** As typed. */
  readonly fields: Fields
  readonly isSending: boolean
  /** Whether the last attempt has just succeeded, for as long as the form's button says so. */
  readonly isDone: boolean
  /** What the visitor is told; nothing before the first attempt and during each. */
  readonly outcome: FormOutcome | undefined
}

/** A form's fields and its one request; both outlive the component that shows them. */
interface Submission<Fields, Result extends string> {
  /** The same object until it changes. */
  readonly get: () => SubmissionState<Fields>
  /** Calls the listener after each change; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void
  readonly change: (field: keyof Fields, value: string) => void
  /** Sends what is typed; while a request is pending, nothing happens. */
  readonly submit: (send: (fields: Fields) => Promise<Result>) => Promise<void>
  /** Says that the visitor sees the form; returns what says that they have left it. */
  readonly show: () => () => void
}

/** A form, and where a visitor who comes back to it finds what they left. */
export interface LeadForm<Fields, Result extends string> extends Pick<
  FormDefinition<Fields, Result>,
  'excessOf'
> {
  /** What a visitor has left in the form, or an empty submission. */
  readonly open: () => Submission<Fields, Result>
}

/** How long a form's button says that it is done, in ms. Source: docs/product.md#project-enquiry-form. */
const doneMs = 3000

/**
 * A form whose text and pending request survive a change of page. Each component that opens it anew has a
 * submission of its own; only what a visitor of the site leaves behind is handed on.
 */
export function createLeadForm<Fields extends Record<keyof Fields, string>, Result extends string>(
  definition: FormDefinition<Fields, Result>,
): LeadForm<Fields, Result> {
  let left: Submission<Fields, Result> | undefined

  const hold = (submission: Submission<Fields, Result> | undefined) => {
    left = submission
  }

  return {
    excessOf: definition.excessOf,
    open: () => (isLeadNewsShown() ? left : undefined) ?? createSubmission(definition, hold),
  }
}

function createSubmission<Fields extends Record<keyof Fields, string>, Result extends string>(
  { id, empty, outcomes, failure }: FormDefinition<Fields, Result>,
  hold: (left: Submission<Fields, Result> | undefined) => void,
): Submission<Fields, Result> {
  const listeners = new Set<() => void>()
  let state: SubmissionState<Fields> = { fields: empty, isSending: false, isDone: false, outcome: undefined }
  let isShown = false
  let doneTimer: ReturnType<typeof setTimeout> | undefined

  const update = (changes: Partial<SubmissionState<Fields>>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  const settle = (sent: Fields, result: Result) => {
    const isDone = result === 'sent'
    const outcome = outcomes[result]
    update({
      fields: isDone ? withoutSent(state.fields, sent, empty) : state.fields,
      isSending: false,
      isDone,
      outcome,
    })
    if (isDone) doneTimer = setTimeout(() => update({ isDone: false }), doneMs)
    if (!isShown) announceLead({ id, outcome, failure })
  }

  const submission: Submission<Fields, Result> = {
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
      update({ isSending: true, isDone: false, outcome: undefined })
      try {
        settle(sent, await send(sent))
      } catch (error) {
        update({ isSending: false })
        throw error
      }
    },
    show: () => {
      isShown = true
      hold(undefined)
      dismissLeadNews((item) => item.id === id)
      return () => {
        isShown = false
        // A success has been read; a failure is still true of what is typed.
        if (state.outcome?.tone === 'success') update({ outcome: undefined })
        hold(submission)
      }
    },
  }
  return submission
}

/** The fields after a success: one that still holds what was sent is empty, one that was changed since keeps its text. */
function withoutSent<Fields extends Record<keyof Fields, string>>(
  typed: Fields,
  sent: Fields,
  empty: Fields,
): Fields {
  const rest = { ...typed }
  for (const field in rest) if (typed[field] === sent[field]) rest[field] = empty[field]
  return rest
}
