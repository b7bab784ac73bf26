import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useSyncExternalStore,
} from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { calculateEstimate, type InputChange } from '../../estimator'
import { submissionStatus, subscribeToPendingEstimates, type Contact } from '../../leads'
import { dismissSubmissionResults } from '../../sections/submissionResults'
import {
  invalidContactFields,
  currentSubmission,
  emptyFields,
  initialState,
  isSettled,
  resultInReview,
  type EstimatorState,
} from './estimatorState'
import { estimatorStore } from './estimatorStore'
import {
  reviewedFieldIn,
  reviewedFields,
  stepBefore,
  previousStepIn,
  stepOfHistory,
  type ReviewedField,
  type Step,
} from './steps'
import { isAwaitedHere, submitEstimate, type SubmitLead } from './submitEstimate'

const { dispatch } = estimatorStore

const changeInput = (change: InputChange) => dispatch({ type: 'inputChanged', change })
const reset = () => dispatch({ type: 'inputsReset' })
/** Restores the inputs that a link has replaced. */
const undoLink = () => dispatch({ type: 'linkUndone' })
/** Keeps the current inputs, to compare later ones with them. */
const startComparison = () => dispatch({ type: 'comparisonStarted' })
const endComparison = () => dispatch({ type: 'comparisonEnded' })

/**
 * The wizard's state and actions. Each step is a history entry, so the browser's Back button goes back one step instead
 * of leaving the page. Session storage keeps the input across navigation and reloads.
 */
export function useEstimator(submitLead: SubmitLead) {
  const state = useSyncExternalStore(estimatorStore.subscribe, estimatorStore.get, () => initialState)
  const isHydrated = useIsHydrated()
  const location = useLocation()
  const navigate = useNavigate()

  const estimate = useMemo(() => calculateEstimate(state.inputs), [state.inputs])
  const submission = currentSubmission(state)
  const submitted = isSettled(submission) ? submission : state.submissions.findLast(isSettled)
  const stepInHistory = stepOfHistory(location.state)
  const requestedStep = state.contactEditedIn === location.key ? 'contact' : (stepInHistory ?? state.step)
  const step = reachableStep(requestedStep, state)

  const initialHistoryStep = useRef(stepInHistory)
  const discardSubmitted = useCallback(() => {
    // A history entry without a step is a new visit, which starts a new estimate instead of showing the last success.
    if (initialHistoryStep.current === undefined && estimatorStore.get().step === 'success') {
      dispatch({ type: 'newEstimateStarted' })
    }
  }, [])
  useLayoutEffect(discardSubmitted, [discardSubmitted])

  useLayoutEffect(() => {
    if (isHydrated && state.step !== step) dispatch({ type: 'stepShown', step })
  }, [isHydrated, state.step, step])

  // Corrects a history entry without a step or with an unreachable one, before another is pushed on top of it.
  useEffect(() => {
    if (!isHydrated || stepInHistory === step) return
    void navigate({ search: location.search, hash: location.hash }, { replace: true, state: { step } })
  }, [isHydrated, stepInHistory, step, navigate, location])

  useEffect(() => {
    updateResults()
    return subscribeToPendingEstimates(updateResults)
  }, [])

  // No notice is needed for a result that the review or success step shows.
  const shownSubmissions = {
    contact: undefined,
    calculator: undefined,
    review: resultInReview(state) === undefined ? undefined : submission,
    success: submitted,
  }
  const shownTimestamp = shownSubmissions[step]?.timestamp
  useEffect(() => {
    dismissSubmissionResults(({ id }) => id === shownTimestamp)
  }, [shownTimestamp])

  const reviewedField = reviewedFieldIn(location.state)
  const lastNavigation = useRef<{ readonly from: Location; readonly step: Step }>(undefined)
  /**
   * False for a second navigation to the same step from the same location, such as by a double click. Compares location
   * objects, not keys: returning to an entry creates a new object with the same key.
   */
  const beginNavigation = (next: Step): boolean => {
    if (lastNavigation.current?.from === location && lastNavigation.current.step === next) return false
    lastNavigation.current = { from: location, step: next }
    return true
  }
  const navigateTo = (next: Step, replace = false, field?: ReviewedField) => {
    if (!beginNavigation(next)) return
    void navigate(
      { search: location.search },
      { replace, state: { step: next, below: replace ? undefined : step, field } },
    )
  }

  return {
    state,
    estimate,
    step,
    /** The field whose "Change" link in the review led to the step; undefined if none did. */
    reviewedField,
    isHydrated,
    /** The submission that the success step shows. */
    submitted,
    changeContact: (field: keyof Contact, value: string) => {
      // Text typed before hydration is reported before this hook's effects run, so discard a submitted estimate first.
      if (!isHydrated) discardSubmitted()
      dispatch({ type: 'contactChanged', field, value, at: location.key })
    },
    changeInput,
    reset,
    undoLink,
    startComparison,
    endComparison,
    /** Moves to the previous step, which isn't the previous history entry if the visit started on the current step. */
    goBack: () => {
      const before = stepBefore(step)
      if (previousStepIn(location.state) !== before) navigateTo(before, true)
      else if (beginNavigation(before)) void navigate(-1)
    },

    /** Moves to the next step, or back to the review that led here; or reports the invalid contact fields. */
    continueTo: (next: Step, invalidFields: readonly (keyof Contact)[] = emptyFields(state.contact)) => {
      if (invalidFields.length > 0) dispatch({ type: 'contactRejected', invalidFields })
      else navigateTo(reviewedField === undefined ? next : 'review')
    },
    /** Moves from the review to the step of a field. */
    changeReviewed: (reviewed: ReviewedField) => {
      const isContact = reviewedFields.contact.some((name) => name === reviewed)
      navigateTo(isContact ? 'contact' : 'calculator', false, reviewed)
    },

    /** Submits the estimate, unless it is being sent or was already sent or stored. */
    submit: () => void submitEstimate(submitLead),

    startNewEstimate: () => {
      dispatch({ type: 'newEstimateStarted' })
      navigateTo('contact', true)
    },
  }
}

/** Updates the results of submissions that another page has sent or stored, or is sending. */
function updateResults() {
  for (const submission of estimatorStore.get().submissions) {
    const { timestamp, result } = submission
    if (isSettled(submission) || isAwaitedHere(timestamp)) continue
    const latest = submissionStatus(timestamp)
    const isKnown = latest !== 'sending' && latest !== 'unknown'
    if (isKnown || (result === 'sending' && latest === 'unknown')) {
      dispatch({ type: 'submissionEnded', timestamp, result: latest })
    }
  }
}

/** False during hydration, when the prerendered markup can't reflect the stored state. */
function useIsHydrated(): boolean {
  const [, rerender] = useReducer((renders: number) => renders + 1, 0)
  // useSyncExternalStore alone would re-render only after the first paint, and reset text typed until then.
  useLayoutEffect(rerender, [rerender])
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => {}

/**
 * The requested step, or the one to show instead. All but the first need valid contact details, the success step needs an
 * estimate that was sent or stored, and such an estimate can't be reviewed again unchanged.
 */
function reachableStep(requested: Step, state: EstimatorState): Step {
  if (requested === 'contact' || invalidContactFields(state.contact).length > 0) return 'contact'
  if (requested === 'calculator') return requested
  if (isSettled(currentSubmission(state))) return 'success'
  return requested === 'success' && state.submissions.some(isSettled) ? 'success' : 'review'
}
