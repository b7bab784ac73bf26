import { changeInputs, estimate, initialInputs, type EstimateInputs, type InputChange } from '../../estimator'
import { contactExcess, estimateLead, type Contact, type SubmitOutcome } from '../../leads'
import type { Step } from './steps'

/** What a visitor has entered: who it is for and what is to be built. */
interface EnteredEstimate {
  readonly contact: Contact
  readonly inputs: EstimateInputs
}

/** An estimate as it was submitted: later changes don't touch it. */
export interface Submission extends EnteredEstimate {
  /** The ISO time of its first attempt, which tells it from every other. */
  readonly timestamp: string
  /** Unknown where the page ended before the answer, and neither a delivery nor a copy on the device is known. */
  readonly outcome: 'pending' | 'unknown' | SubmitOutcome
}

/** Everything that the wizard remembers. */
export interface EstimatorState extends EnteredEstimate {
  /** The step that was shown last; the current one is named by the browser's history. */
  readonly step: Step
  /** How often the inputs were reset: fields that hold what the browser can't read begin anew with it. */
  readonly resets: number
  /** Whether the visitor is to be told that a part of the contact is missing. */
  readonly isContactMissing: boolean
  /** The contact fields that kept the visitor from going on, until each is changed. */
  readonly faults: readonly (keyof Contact)[]
  /** The history entry at which the visitor changed the contact; they stay on the first step there. */
  readonly typedAt: string | undefined
  /** What has been submitted, oldest first. */
  readonly submissions: readonly Submission[]
}

/** Nothing typed, nothing sent. */
export const initialState: EstimatorState = {
  contact: { name: '', email: '', phone: '' },
  inputs: initialInputs,
  step: 'contact',
  resets: 0,
  isContactMissing: false,
  faults: [],
  typedAt: undefined,
  submissions: [],
}

/** What can happen to the wizard. */
export type EstimatorEvent =
  | { type: 'contactChanged'; field: keyof Contact; value: string; at: string }
  | { type: 'inputChanged'; change: InputChange }
  | { type: 'inputsReset' }
  | { type: 'contactRejected'; faults: readonly (keyof Contact)[] }
  | { type: 'stepShown'; step: Step }
  | { type: 'submissionStarted'; timestamp: string }
  | { type: 'submissionEnded'; timestamp: string; outcome: SubmitOutcome }
  | { type: 'newEstimateStarted' }

/** The submission of the estimate as it is entered now; undefined where it has not been submitted. */
export function currentSubmission(state: EstimatorState): Submission | undefined {
  const entered = sentText(state)
  return state.submissions.findLast((submission) => sentText(submission) === entered)
}

/** Whether a submission has reached the firm or waits on this device: it is not sent from the wizard again. */
export function isSettled(submission: Submission | undefined): submission is SettledSubmission {
  return submission?.outcome === 'sent' || submission?.outcome === 'kept'
}

/** A submission for the success screen. */
export interface SettledSubmission extends Submission {
  readonly outcome: Exclude<SubmitOutcome, 'lost'>
}

/** Two estimates are the same where the same is sent of them, the time aside. */
function sentText({ contact, inputs }: EnteredEstimate): string {
  return JSON.stringify(estimateLead(contact, inputs, estimate(inputs), new Date(0)))
}

/** The contact fields that hold nothing but blanks, in their order on the screen. */
export function emptyFields(contact: Contact): (keyof Contact)[] {
  return (['name', 'email', 'phone'] as const).filter((field) => contact[field].trim() === '')
}

/**
 * The contact fields that nothing can be sent with: the empty ones, an e-mail address that is none, and one that is
 * longer than the receiver takes. The browser's own check of the address is stricter; this one needs no field on
 * the screen.
 */
export function invalidContactFields(contact: Contact): (keyof Contact)[] {
  const faults = emptyFields(contact)
  const isAddress = /^[^\s@]+@[^\s@]+$/.test(contact.email.trim())
  if (!isAddress && !faults.includes('email')) faults.push('email')
  const excess = contactExcess(contact)
  if (excess && !faults.includes(excess.field)) faults.push(excess.field)
  return faults
}

/** Whether all three contact fields are filled in. Source: docs/product.md#contact-step. */
export function isContactComplete(contact: Contact): boolean {
  return emptyFields(contact).length === 0
}

/** The wizard's state after an event; the one before stays as it is. */
export function estimatorReducer(state: EstimatorState, event: EstimatorEvent): EstimatorState {
  switch (event.type) {
    case 'contactChanged': {
      if (state.contact[event.field] === event.value) return state
      const contact = { ...state.contact, [event.field]: event.value }
      return {
        ...state,
        contact,
        // The message would contradict the button, which is ready as soon as nothing is missing.
        isContactMissing: state.isContactMissing && !isContactComplete(contact),
        faults: state.faults.filter((field) => field !== event.field),
        typedAt: event.at,
      }
    }
    case 'inputChanged':
      return { ...state, inputs: changeInputs(state.inputs, event.change) }
    case 'inputsReset':
      return { ...state, inputs: initialInputs, resets: state.resets + 1 }
    case 'contactRejected':
      return { ...state, isContactMissing: !isContactComplete(state.contact), faults: event.faults }
    case 'stepShown':
      return {
        ...state,
        step: event.step,
        isContactMissing: false,
        faults: [],
        // An entry without a key of its own, such as a jump within the page, is mistaken for the first one.
        typedAt: event.step === 'contact' ? state.typedAt : undefined,
      }
    case 'submissionStarted': {
      const { contact, inputs, submissions } = state
      const { timestamp } = event
      const others = submissions.filter((submission) => submission.timestamp !== timestamp)
      return { ...state, submissions: [...others, { timestamp, contact, inputs, outcome: 'pending' }] }
    }
    case 'submissionEnded':
      return {
        ...state,
        submissions: state.submissions.map((submission) =>
          submission.timestamp === event.timestamp ? { ...submission, outcome: event.outcome } : submission,
        ),
      }
    case 'newEstimateStarted':
      return initialState
  }
}
