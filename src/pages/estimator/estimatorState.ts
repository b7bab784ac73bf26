import {
  changeInputs,
  initialInputs,
  type Estimate,
  type EstimateInputs,
  type InputChange,
} from '../../estimator'
import { contactExcess, type Contact, type SubmitOutcome } from '../../leads'
import type { WizardMessage } from './messages'

/** An estimate as it was submitted, for the success screen: later changes don't touch it. */
interface SubmittedEstimate {
  readonly outcome: Exclude<SubmitOutcome, 'lost'>
  readonly timestamp: string
  readonly contact: Contact
  readonly inputs: EstimateInputs
  readonly estimate: Estimate
}

/** Everything the wizard remembers, its step aside: that lives in the browser's history. */
export interface EstimatorState {
  readonly contact: Contact
  readonly inputs: EstimateInputs
  /** How often the inputs were reset: fields that hold what the browser can't read begin anew with it. */
  readonly resets: number
  /** What the visitor is to be told, as far as it isn't said elsewhere on the step. */
  readonly message: WizardMessage | undefined
  /** The contact fields that kept the visitor from going on, until each is changed. */
  readonly faults: readonly (keyof Contact)[]
  readonly isSubmitting: boolean
  readonly submitted: SubmittedEstimate | undefined
}

/** Nothing typed, nothing sent. */
export const initialState: EstimatorState = {
  contact: { name: '', email: '', phone: '' },
  inputs: initialInputs,
  resets: 0,
  message: undefined,
  faults: [],
  isSubmitting: false,
  submitted: undefined,
}

/** What can happen to the wizard. */
export type EstimatorEvent =
  | { type: 'contactChanged'; field: keyof Contact; value: string }
  | { type: 'inputChanged'; change: InputChange }
  | { type: 'inputsReset' }
  | { type: 'contactRefused'; faults: readonly (keyof Contact)[] }
  | { type: 'stepLeft' }
  | { type: 'submissionStarted' }
  | { type: 'submissionEnded'; outcome: SubmitOutcome; submitted: Omit<SubmittedEstimate, 'outcome'> }
  | { type: 'newEstimateStarted' }

/** The contact fields that hold nothing but blanks, in their order on the screen. */
export function emptyFields(contact: Contact): (keyof Contact)[] {
  return (['name', 'email', 'phone'] as const).filter((field) => contact[field].trim() === '')
}

/**
 * The contact fields that nothing can be sent with: the empty ones, an e-mail address that is none, and one that is
 * longer than the receiver takes. The browser's own check of the address is stricter; this one needs no field on
 * the screen.
 */
export function contactFaults(contact: Contact): (keyof Contact)[] {
  const faults = emptyFields(contact)
  const isAddress = /^[^\s@]+@[^\s@]+$/.test(contact.email.trim())
  if (!isAddress && !faults.includes('email')) faults.push('email')
  const excess = contactExcess(contact)
  if (excess && !faults.includes(excess.field)) faults.push(excess.field)
  return faults
}

/** Whether all three contact fields are filled in. Source: specification, section 5. */
export function isContactComplete(contact: Contact): boolean {
  return emptyFields(contact).length === 0
}

/** The wizard's state after an event; the one before stays as it is. */
export function estimatorReducer(state: EstimatorState, event: EstimatorEvent): EstimatorState {
  switch (event.type) {
    case 'contactChanged': {
      const contact = { ...state.contact, [event.field]: event.value }
      return {
        ...state,
        contact,
        // The message would contradict the button, which is ready as soon as nothing is missing.
        message: isContactComplete(contact) ? undefined : state.message,
        faults: state.faults.filter((field) => field !== event.field),
      }
    }
    case 'inputChanged':
      return { ...state, inputs: changeInputs(state.inputs, event.change) }
    case 'inputsReset':
      return { ...state, inputs: initialInputs, resets: state.resets + 1 }
    case 'contactRefused':
      return {
        ...state,
        message: isContactComplete(state.contact) ? undefined : 'contactMissing',
        faults: event.faults,
      }
    case 'stepLeft':
      return {
        ...state,
        // What is said of a submission stays until the next one.
        message: state.message === 'contactMissing' ? undefined : state.message,
        faults: [],
      }
    case 'submissionStarted':
      return { ...state, message: 'submitting', isSubmitting: true }
    case 'submissionEnded':
      return {
        ...state,
        // The success screen says the rest, once.
        message: event.outcome === 'lost' ? 'lost' : undefined,
        isSubmitting: false,
        submitted: event.outcome === 'lost' ? undefined : { ...event.submitted, outcome: event.outcome },
      }
    case 'newEstimateStarted':
      return initialState
  }
}
