import {
  changeInputs,
  initialInputs,
  type Estimate,
  type EstimateInputs,
  type InputChange,
} from '../../estimator'
import type { Contact, SubmitOutcome } from '../../leads'
import { messages, outcomeMessages } from './messages'

/** An estimate as it was submitted, for the success screen: later changes don't touch it. */
export interface SubmittedEstimate {
  readonly outcome: Exclude<SubmitOutcome, 'lost'>
  readonly timestamp: string
  readonly inputs: EstimateInputs
  readonly estimate: Estimate
}

/** Everything the wizard remembers, its step aside: that lives in the browser's history. */
export interface EstimatorState {
  readonly contact: Contact
  readonly inputs: EstimateInputs
  readonly message: string
  /** The contact fields that kept the visitor from going on, until each is changed. */
  readonly faults: readonly (keyof Contact)[]
  readonly isSubmitting: boolean
  readonly submitted: SubmittedEstimate | undefined
}

export const initialState: EstimatorState = {
  contact: { name: '', email: '', phone: '' },
  inputs: initialInputs,
  message: '',
  faults: [],
  isSubmitting: false,
  submitted: undefined,
}

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

/** Whether all three contact fields are filled in. Source: specification, section 5. */
export function isContactComplete(contact: Contact): boolean {
  return emptyFields(contact).length === 0
}

export function estimatorReducer(state: EstimatorState, event: EstimatorEvent): EstimatorState {
  switch (event.type) {
    case 'contactChanged':
      return {
        ...state,
        contact: { ...state.contact, [event.field]: event.value },
        faults: state.faults.filter((field) => field !== event.field),
      }
    case 'inputChanged':
      return { ...state, inputs: changeInputs(state.inputs, event.change) }
    case 'inputsReset':
      return { ...state, inputs: initialInputs }
    case 'contactRefused':
      return {
        ...state,
        message: isContactComplete(state.contact) ? '' : messages.contactMissing,
        faults: event.faults,
      }
    case 'stepLeft':
      return { ...state, message: '', faults: [] }
    case 'submissionStarted':
      return { ...state, message: messages.submitting, isSubmitting: true }
    case 'submissionEnded':
      return {
        ...state,
        message: outcomeMessages[event.outcome],
        isSubmitting: false,
        submitted: event.outcome === 'lost' ? undefined : { ...event.submitted, outcome: event.outcome },
      }
    case 'newEstimateStarted':
      return initialState
  }
}
