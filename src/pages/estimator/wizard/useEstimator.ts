import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { calculateEstimate, parseSharedInputs } from '../../../estimator'
import { estimateStatus, subscribeToEstimates } from '../../../leads'
import { onPageHidden } from '../../../lib/onPageHidden'
import { dismissSubmissionResults, shownSubmission } from '../../../forms/submissionResults'
import { useStore } from '../../../lib/useStore'
import {
  currentSubmission,
  initialState,
  isContactValid,
  submissionStatus,
  type EstimatorState,
  type Submission,
} from './estimatorState'
import { estimatorStore } from './estimatorStore'
import { withoutLanguage } from '../language/languageStore'
import { stepBefore, stepEntry, stepOfField, type ReviewedField, type Step } from './steps'

const { dispatch } = estimatorStore

/** A submission that the success step can show. */
export interface RecordedSubmission extends Submission {
  readonly status: 'sent' | 'stored'
}

/**
 * The wizard's state and its moves between the steps. Each step is a history entry, so the browser's Back button goes one
 * step back instead of leaving the page. Session storage keeps the input across navigation and reloads.
 */
export function useEstimator() {
  const state = useStore(estimatorStore, initialState)
  useStore({ subscribe: subscribeToEstimates, get: listedStatuses }, '')
  // Not while the prerendered page is hydrated and the store has restored another state.
  const isRestored = state === estimatorStore.get()
  const location = useLocation()
  const navigate = useNavigate()

  const current = currentSubmission(state)
  const status = current && submissionStatus(current, state)
  const submitted = current ? recorded(current, state) : lastRecorded(state)
  const entry = stepEntry(location.state)
  // A new visit starts a new estimate instead of showing the last success, also in its first render.
  const [firstKey] = useState(location.key)
  const isNewVisit = entry.step === undefined && location.key === firstKey
  const storedStep = isNewVisit && state.step === 'success' ? 'contact' : state.step
  const step = reachableStep(entry.step ?? storedStep, state)

  useLayoutEffect(() => {
    if (isNewVisit && estimatorStore.get().step === 'success') dispatch({ type: 'newEstimateStarted' })
  }, [isNewVisit])

  useLayoutEffect(() => {
    if (isRestored && state.step !== step) dispatch({ type: 'stepShown', step })
  }, [isRestored, state.step, step])

  useEffect(() => {
    if (!isRestored) return
    const link = parseSharedInputs(location.hash.slice(1))
    const search = withoutLanguage(location.search)
    if (link.kind !== 'none') {
      // A link that was followed before the application started has only changed the hash.
      if (link.kind === 'inputs') window.scrollTo(0, 0)
      dispatch(
        link.kind === 'inputs'
          ? { type: 'houseOpened', inputs: link.inputs, from: 'link' }
          : { type: 'linkRejected', fault: link.kind },
      )
      void navigate({ search }, { replace: true, state: { step: 'calculator' } })
    } else if (entry.step !== step) {
      // An entry without a step, or with one that can't be shown.
      void navigate({ search, hash: location.hash }, { replace: true, state: { step } })
    }
  }, [isRestored, entry.step, step, navigate, location])

  useEffect(() => onPageHidden(estimatorStore.save), [])

  // No notice is needed for a result that the review or success step shows.
  const shown = step === 'success' ? submitted : step === 'review' && status ? current : undefined
  const shownTimestamp = shown?.timestamp
  useEffect(() => {
    dismissSubmissionResults(({ id }) => id === shownTimestamp)
    shownSubmission.set(shownTimestamp)
    return () => shownSubmission.set(undefined)
  }, [shownTimestamp])

  const lastLocation = useRef<Location>(undefined)
  const navigateOnce = (move: () => unknown) => {
    // A double click. Each navigation creates a new object, also one to the same entry.
    if (lastLocation.current === location) return
    lastLocation.current = location
    move()
  }
  const replaceStep = (next: Step) =>
    navigateOnce(() => navigate({ search: location.search }, { replace: true, state: { step: next } }))
  const pushStep = (next: Step, field?: ReviewedField) =>
    navigateOnce(() =>
      navigate({ search: location.search }, { state: { step: next, pushedFrom: step, field } }),
    )

  return {
    state,
    estimate: calculateEstimate(state.inputs),
    step,
    /** The field whose "Change" link in the review led to the step; undefined if none did. */
    reviewedField: entry.field,
    isRestored,
    /** The status of the current estimate; undefined if it can be submitted. */
    status,
    /** The submission that the success step shows. */
    submitted,
    /** Moves to the previous step, which isn't the previous history entry if the visit started on the current step. */
    goBack: () => {
      if (entry.pushedFrom === stepBefore(step)) navigateOnce(() => navigate(-1))
      else replaceStep(stepBefore(step))
    },
    /** Moves to the next step, or back to the review that led here. */
    continueTo: (next: Step) => pushStep(entry.field === undefined ? next : 'review'),
    /** Moves from the review to the step of a field. */
    changeReviewed: (field: ReviewedField) => pushStep(stepOfField(field), field),
    startNewEstimate: () => {
      dispatch({ type: 'newEstimateStarted' })
      replaceStep('contact')
    },
  }
}

/** Changes when the list of estimates says something else about a submission. */
function listedStatuses(): string {
  return estimatorStore
    .get()
    .submissions.map(({ timestamp }) => estimateStatus(timestamp))
    .join()
}

function recorded(submission: Submission | undefined, state: EstimatorState): RecordedSubmission | undefined {
  if (!submission) return undefined
  const status = submissionStatus(submission, state)
  return status === 'sent' || status === 'stored' ? { ...submission, status } : undefined
}

function lastRecorded(state: EstimatorState): RecordedSubmission | undefined {
  return state.submissions.map((submission) => recorded(submission, state)).findLast(Boolean)
}

/**
 * The requested step, or the one to show instead. All but the first need valid contact details, the success step needs an
 * estimate that was sent or stored, and such an estimate can't be reviewed again unchanged.
 */
function reachableStep(requested: Step, state: EstimatorState): Step {
  if (requested === 'contact' || !isContactValid(state.contact)) return 'contact'
  if (requested === 'calculator') return requested
  const current = currentSubmission(state)
  if (recorded(current, state)) return 'success'
  return requested === 'success' && !current && lastRecorded(state) ? 'success' : 'review'
}
