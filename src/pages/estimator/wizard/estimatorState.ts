import {
  areSameInputs,
  calculateEstimate,
  changeInputs,
  initialInputs,
  type EstimateInputs,
  type InputChange,
  type SharedInputs,
} from '../../../estimator'
import { estimateStatus, isEmailAddress, type Contact } from '../../../leads'
import { contactFields, type Step } from './steps'

/** What a visitor has entered. */
export interface EnteredEstimate {
  readonly contact: Contact
  readonly inputs: EstimateInputs
}

/** A submitted estimate. */
export interface Submission extends EnteredEstimate {
  /** The ISO time of the first attempt, which identifies the submission. */
  readonly timestamp: string
  /** Whether this tab knows that it was sent. The list of estimates forgets it after a while. */
  readonly isSent: boolean
}

/** A house that has replaced all inputs at once. */
interface OpenedHouse {
  readonly kind: 'house'
  /** What offered it. */
  readonly from: 'link' | 'page' | 'budget'
  /** The inputs before; undefined if nothing had been entered, or once an input has changed since. */
  readonly replaced: EstimateInputs | undefined
  /** Whether it is kept for the next visit: that of a link only once the visitor has gone on with it. */
  readonly isKept: boolean
}

/** Why the house of a link can't be opened. */
type LinkFault = Exclude<SharedInputs['kind'], 'inputs' | 'none'>

/** The wizard's state. */
export interface EstimatorState extends EnteredEstimate {
  /** The last step that was shown. The current one is in the state of the history entry. */
  readonly step: Step
  /**
   * The house that was opened last, or the fault of its link; undefined once the visitor has moved past the calculator,
   * reset it or undone it.
   */
  readonly opened: OpenedHouse | { readonly kind: LinkFault } | undefined
  /** Oldest first. */
  readonly submissions: readonly Submission[]
  /** The timestamp of a submission that was lost, until the visitor leaves the review. */
  readonly lost: string | undefined
}

/** The state of a new wizard. */
export const initialState: EstimatorState = {
  contact: { name: '', email: '', phone: '' },
  inputs: initialInputs,
  step: 'contact',
  opened: undefined,
  submissions: [],
  lost: undefined,
}

/** The events of the wizard. */
export type EstimatorEvent =
  | { type: 'contactChanged'; field: keyof Contact; value: string }
  | { type: 'inputChanged'; change: InputChange }
  | { type: 'inputsReset' }
  | { type: 'houseOpened'; inputs: EstimateInputs; from: OpenedHouse['from'] }
  | { type: 'houseUndone' }
  | { type: 'linkRejected'; fault: LinkFault }
  | { type: 'stepShown'; step: Step }
  | { type: 'submissionStarted'; timestamp: string }
  | { type: 'submissionSent'; timestamp: string }
  | { type: 'submissionLost'; timestamp: string }
  | { type: 'newEstimateStarted' }

/** The submission of the current contact details and inputs; undefined if they have not been submitted. */
export function currentSubmission(state: EstimatorState): Submission | undefined {
  return state.submissions.findLast((submission) => sendsSameData(submission, state))
}

/** Whether two estimates would send the same data, apart from the time. */
function sendsSameData(one: EnteredEstimate, other: EnteredEstimate): boolean {
  const isSameContact = contactFields.every(
    (field) => one.contact[field].trim() === other.contact[field].trim(),
  )
  return isSameContact && areSameInputs(one.inputs, other.inputs)
}

/**
 * 'sent' if this tab knows so; otherwise what the list of estimates says about a submission, or 'lost' if this page's
 * attempt has failed. Undefined if it can be submitted.
 */
export function submissionStatus(
  { timestamp, isSent }: Submission,
  { lost }: EstimatorState,
): 'sending' | 'sent' | 'stored' | 'lost' | undefined {
  if (isSent) return 'sent'
  return estimateStatus(timestamp) ?? (lost === timestamp ? 'lost' : undefined)
}

/** Whether the contact details allow the later steps. Works without the rendered fields. */
export function isContactValid({ name, email, phone }: Contact): boolean {
  return name.trim() !== '' && isEmailAddress(email) && phone.trim() !== ''
}

/** The wizard's state after an event. */
export function estimatorReducer(state: EstimatorState, event: EstimatorEvent): EstimatorState {
  switch (event.type) {
    case 'contactChanged': {
      // The success step has no fields: the text was typed into the prerendered first step, on a new visit.
      const before = state.step === 'success' ? initialState : state
      return { ...before, contact: { ...before.contact, [event.field]: event.value } }
    }
    case 'inputChanged':
      return {
        ...state,
        inputs: changeInputs(state.inputs, event.change),
        opened: used(state.opened, false),
      }
    case 'inputsReset':
      return { ...state, inputs: initialInputs, opened: undefined }
    case 'houseOpened': {
      const { inputs, from } = event
      const replaced = calculateEstimate(state.inputs).canReset ? state.inputs : undefined
      return { ...state, inputs, opened: { kind: 'house', from, replaced, isKept: from !== 'link' } }
    }
    case 'houseUndone': {
      const replaced = state.opened?.kind === 'house' ? state.opened.replaced : undefined
      return { ...state, inputs: replaced ?? state.inputs, opened: undefined }
    }
    case 'linkRejected':
      return { ...state, opened: { kind: event.fault } }
    case 'stepShown': {
      const { step } = event
      const lost = state.step === 'review' ? undefined : state.lost
      const isLater = step === 'review' || step === 'success'
      if (isLater) return { ...state, step, lost, opened: undefined }
      const opened = step === 'calculator' ? used(state.opened, true) : state.opened
      return { ...state, step, lost, opened }
    }
    case 'submissionStarted': {
      const { contact, inputs } = state
      const { timestamp } = event
      const others = state.submissions.filter((submission) => submission.timestamp !== timestamp)
      const submission = { timestamp, contact, inputs, isSent: false }
      return { ...state, submissions: [...others, submission], lost: undefined }
    }
    case 'submissionSent': {
      const submissions = state.submissions.map((submission) =>
        submission.timestamp === event.timestamp ? { ...submission, isSent: true } : submission,
      )
      return { ...state, submissions }
    }
    case 'submissionLost':
      return { ...state, lost: event.timestamp }
    case 'newEstimateStarted':
      return initialState
  }
}

/** An opened house once the visitor has gone on with it. Undo would also undo changes made since. */
function used(opened: EstimatorState['opened'], canUndo: boolean): EstimatorState['opened'] {
  if (opened?.kind !== 'house') return opened
  return { ...opened, replaced: canUndo ? opened.replaced : undefined, isKept: true }
}
