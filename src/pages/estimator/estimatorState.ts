import {
  changeInputs,
  calculateEstimate,
  initialInputs,
  canReset,
  type EstimateInputs,
  type InputChange,
  type SharedInputs,
} from '../../estimator'
import { estimateLead, isEmailAddress, type Contact, type SubmitResult } from '../../leads'
import type { Step } from './steps'

/** What a visitor has entered. */
interface EnteredEstimate {
  readonly contact: Contact
  readonly inputs: EstimateInputs
}

/** A submitted estimate, with copies of what was entered. */
export interface Submission extends EnteredEstimate {
  /** The ISO time of the first attempt, which identifies the submission. */
  readonly timestamp: string
  /**
   * 'sending' while this page or another awaits the response; 'unknown' if the page was closed first, and the estimate is
   * neither stored nor recorded as sent.
   */
  readonly result: 'sending' | 'unknown' | SubmitResult
}

/** A link that the visitor has opened, with inputs or a reason why they can't be read. */
export type OpenedLink =
  | {
      readonly kind: 'inputs'
      /** The inputs that it replaced; undefined if nothing had been entered. */
      readonly replaced: EstimateInputs | undefined
    }
  | { readonly kind: 'damaged' | 'unknownVersion' }

/** The wizard's state. */
export interface EstimatorState extends EnteredEstimate {
  /** The last step that was shown. The current one is in the state of the history entry. */
  readonly step: Step
  /** Whether to show the message about missing contact fields. */
  readonly isContactMissing: boolean
  /** The contact fields that were rejected and not changed since. */
  readonly invalidFields: readonly (keyof Contact)[]
  /**
   * The key of the history entry in which the contact details were last edited. That entry keeps showing the contact
   * step; otherwise the wizard would jump to the step in its state as soon as the details are valid.
   */
  readonly contactEditedIn: string | undefined
  /** Whether the message about a failed attempt is hidden, because the visitor has moved to another step since. */
  readonly isFailureHidden: boolean
  /** The inputs that the visitor compares the current ones with; undefined if none. */
  readonly comparedInputs: EstimateInputs | undefined
  /**
   * The last link that was opened; undefined if none was, or once the visitor has moved past the calculator, reset it or
   * undone the link.
   */
  readonly openedLink: OpenedLink | undefined
  /** Oldest first. */
  readonly submissions: readonly Submission[]
}

/** The state of a new wizard. */
export const initialState: EstimatorState = {
  contact: { name: '', email: '', phone: '' },
  inputs: initialInputs,
  step: 'contact',
  isContactMissing: false,
  invalidFields: [],
  contactEditedIn: undefined,
  isFailureHidden: false,
  comparedInputs: undefined,
  openedLink: undefined,
  submissions: [],
}

/** The events of the wizard. */
export type EstimatorEvent =
  | { type: 'contactChanged'; field: keyof Contact; value: string; at: string }
  | { type: 'inputChanged'; change: InputChange }
  | { type: 'inputsReset' }
  | { type: 'linkOpened'; link: Exclude<SharedInputs, { kind: 'none' }> }
  | { type: 'linkUndone' }
  | { type: 'comparisonStarted' }
  | { type: 'comparisonEnded' }
  | { type: 'contactRejected'; invalidFields: readonly (keyof Contact)[] }
  | { type: 'stepShown'; step: Step }
  | { type: 'submissionStarted'; timestamp: string }
  | { type: 'submissionEnded'; timestamp: string; result: 'unknown' | SubmitResult }
  | { type: 'newEstimateStarted' }

/** The submission of the current contact details and inputs; undefined if they have not been submitted. */
export function currentSubmission(state: EstimatorState): Submission | undefined {
  const entered = submissionKey(state)
  return state.submissions.findLast((submission) => submissionKey(submission) === entered)
}

/**
 * The result that the review shows: moving to another step hides the message about a failure.
 * Source: docs/product.md#review-step.
 */
export function resultInReview(state: EstimatorState): Submission['result'] | undefined {
  const result = currentSubmission(state)?.result
  const isFailure = result === 'lost' || result === 'unknown'
  return isFailure && state.isFailureHidden ? undefined : result
}

/** Whether a submission was sent or is stored on this device, so that the wizard must not send it again. */
export function isSettled(submission: Submission | undefined): submission is SettledSubmission {
  return submission?.result === 'sent' || submission?.result === 'stored'
}

/** A submission that the success step can show. */
export interface SettledSubmission extends Submission {
  readonly result: Exclude<SubmitResult, 'lost'>
}

/** A key that is equal for estimates that would send the same data, apart from the time. */
function submissionKey({ contact, inputs }: EnteredEstimate): string {
  return JSON.stringify(estimateLead(contact, inputs, calculateEstimate(inputs), new Date(0)))
}

/** The contact fields that are empty or contain only whitespace, in display order. */
export function emptyFields(contact: Contact): (keyof Contact)[] {
  return (['name', 'email', 'phone'] as const).filter((field) => contact[field].trim() === '')
}

/**
 * The contact fields that prevent a submission: empty ones and a malformed e-mail address. Works without the rendered
 * fields, so the browser doesn't check the e-mail address.
 */
export function invalidContactFields(contact: Contact): (keyof Contact)[] {
  const invalidFields = emptyFields(contact)
  if (!isEmailAddress(contact.email) && !invalidFields.includes('email')) invalidFields.push('email')
  return invalidFields
}

/** Whether all three contact fields are filled in. Source: docs/product.md#contact-step. */
export function isContactComplete(contact: Contact): boolean {
  return emptyFields(contact).length === 0
}

/** The wizard's state after an event. */
export function estimatorReducer(state: EstimatorState, event: EstimatorEvent): EstimatorState {
  switch (event.type) {
    case 'contactChanged': {
      if (state.contact[event.field] === event.value) return state
      const contact = { ...state.contact, [event.field]: event.value }
      return {
        ...state,
        contact,
        // The message would contradict the button, which is enabled once all fields are filled in.
        isContactMissing: state.isContactMissing && !isContactComplete(contact),
        invalidFields: state.invalidFields.filter((field) => field !== event.field),
        contactEditedIn: event.at,
      }
    }
    case 'inputChanged':
      return { ...state, inputs: changeInputs(state.inputs, event.change) }
    case 'inputsReset':
      return { ...state, inputs: initialInputs, openedLink: undefined }
    case 'linkOpened': {
      const { link } = event
      if (link.kind !== 'inputs') return { ...state, openedLink: link }
      const replaced = canReset(state.inputs) ? state.inputs : undefined
      return { ...state, inputs: link.inputs, openedLink: { kind: 'inputs', replaced } }
    }
    case 'linkUndone': {
      const replaced = state.openedLink?.kind === 'inputs' ? state.openedLink.replaced : undefined
      return { ...state, inputs: replaced ?? state.inputs, openedLink: undefined }
    }
    case 'comparisonStarted':
      return { ...state, comparedInputs: state.inputs }
    case 'comparisonEnded':
      return { ...state, comparedInputs: undefined }
    case 'contactRejected':
      return {
        ...state,
        isContactMissing: !isContactComplete(state.contact),
        invalidFields: event.invalidFields,
      }
    case 'stepShown':
      return {
        ...state,
        step: event.step,
        isContactMissing: false,
        invalidFields: [],
        // Cleared on leaving the first step. React Router gives entries without a key, such as those of hash links, the key
        // of the first entry, so they would match, too.
        contactEditedIn: event.step === 'contact' ? state.contactEditedIn : undefined,
        isFailureHidden: true,
        openedLink: event.step === 'contact' || event.step === 'calculator' ? state.openedLink : undefined,
      }
    case 'submissionStarted': {
      const { contact, inputs, submissions } = state
      const { timestamp } = event
      const others = submissions.filter((submission) => submission.timestamp !== timestamp)
      const submission = { timestamp, contact, inputs, result: 'sending' } as const
      return { ...state, isFailureHidden: false, submissions: [...others, submission] }
    }
    case 'submissionEnded': {
      const isInReview = state.step === 'review' && currentSubmission(state)?.timestamp === event.timestamp
      return {
        ...state,
        // The visitor may have left the review and come back while it was being sent.
        isFailureHidden: state.isFailureHidden && !isInReview,
        submissions: state.submissions.map((submission) =>
          submission.timestamp === event.timestamp ? { ...submission, result: event.result } : submission,
        ),
      }
    }
    case 'newEstimateStarted':
      return initialState
  }
}
