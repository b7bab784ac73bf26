import type { FormResult } from '../design-system'
import type { Excess } from '../leads'
import { addForm, takeFormTexts } from './formTexts'
import { announceLead, dismissLeadNews, isLeadNewsShown, type LeadNews } from './leadNews'

/** The parts in which the site's forms differ. */
export interface FormDefinition<Fields, Result extends string> {
  /** Unique among the forms. */
  readonly id: string
  /** The fields of an empty form. */
  readonly empty: Fields
  /** The outcome to show for each result. */
  readonly outcomes: Readonly<Record<Result, FormResult>>
  /** Which text is too long for the receiver; undefined if the form fits. */
  readonly excessOf: (fields: Fields) => Excess<keyof Fields & string> | undefined
  /** Added to the failure message that is shown on other pages. */
  readonly failure: LeadNews['failure']
}

/** The fields of a form, and the state of its request. */
export interface SubmissionState<Fields> {
  /** As typed. */
  readonly fields: Fields
  readonly isSending: boolean
  /** True for a few seconds after a success, while the button confirms it. */
  readonly isDone: boolean
  /** The result of the last attempt; undefined before the first one and while a request is pending. */
  readonly outcome: FormResult | undefined
}

/** The fields and the request of a form. They survive the unmount of its component. */
interface Submission<Fields, Result extends string> {
  /** Returns the current state; the same object until it changes. */
  readonly get: () => SubmissionState<Fields>
  /** Calls the listener after each change; returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void
  readonly change: (field: keyof Fields, value: string) => void
  /** Sends the fields; does nothing while a request is pending. */
  readonly submit: (send: (fields: Fields) => Promise<Result>) => Promise<void>
  /** Marks the form as visible; returns a function that marks it as hidden. */
  readonly show: () => () => void
  /** Fills in the text that was kept when the page was loaded again. */
  readonly restore: () => void
}

/** A form that restores the visitor's input. */
export interface LeadForm<Fields, Result extends string> extends Pick<
  FormDefinition<Fields, Result>,
  'excessOf'
> {
  /** Returns the submission of the visitor's last visit to the form, or a new one. */
  readonly open: () => Submission<Fields, Result>
}

/** How long the button of a form confirms a success. Source: docs/product.md#project-enquiry-form. */
const doneMs = 3000

/**
 * Creates a form whose text and pending request survive navigation. Outside the site's layout, such as in a story, the
 * form always starts empty.
 */
export function createLeadForm<Fields extends Record<keyof Fields, string>, Result extends string>(
  definition: FormDefinition<Fields, Result>,
): LeadForm<Fields, Result> {
  let saved: Submission<Fields, Result> | undefined

  const save = (submission: Submission<Fields, Result> | undefined) => {
    saved = submission
  }

  return {
    excessOf: definition.excessOf,
    open: () => (isLeadNewsShown() ? saved : undefined) ?? createSubmission(definition, save),
  }
}

function createSubmission<Fields extends Record<keyof Fields, string>, Result extends string>(
  { id, empty, outcomes, failure }: FormDefinition<Fields, Result>,
  save: (submission: Submission<Fields, Result> | undefined) => void,
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
      fields: isDone ? clearSent(state.fields, sent, empty) : state.fields,
      isSending: false,
      isDone,
      outcome,
    })
    if (isDone) doneTimer = setTimeout(() => update({ isDone: false }), doneMs)
    if (!isShown) announceLead({ id, outcome, failure })
  }

  addForm(id, () => state.fields)

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
      save(undefined)
      dismissLeadNews((item) => item.id === id)
      return () => {
        isShown = false
        // A success has been seen; a failure still applies to the text that is kept.
        if (state.outcome?.tone === 'success') update({ outcome: undefined })
        save(submission)
      }
    },
    restore: () => {
      const kept = takeFormTexts(id)
      const fields = { ...state.fields }
      for (const field in fields) {
        const text = kept[field]
        if (typeof text === 'string' && fields[field] === empty[field])
          Object.assign(fields, { [field]: text })
      }
      if (Object.keys(kept).length > 0) update({ fields })
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
