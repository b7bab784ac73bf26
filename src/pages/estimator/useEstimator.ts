import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { estimate, type InputChange } from '../../estimator'
import {
  estimateLead,
  hasBeenSent,
  subscribeToPendingEstimates,
  type Contact,
  type EstimateLead,
  type SubmitOutcome,
} from '../../leads'
import { paths } from '../../paths'
import { announceLead, dismissLeadNews } from '../../sections/leadNews'
import {
  invalidContactFields,
  currentSubmission,
  emptyFields,
  initialState,
  isSettled,
  type EstimatorState,
} from './estimatorState'
import { estimatorStore } from './estimatorStore'
import { elsewhere, messages, outcomeMessages } from './messages'
import { isOverlayEntry, stepBefore, stepBelowEntry, stepOfHistory, type Step } from './steps'

/** Sends an estimate or keeps it on this device, and says which of the two came about. */
export type SubmitLead = (lead: EstimateLead, contact: Contact) => Promise<SubmitOutcome>

const { dispatch } = estimatorStore

/**
 * The wizard's state and what the visitor can do to it. Each step is an entry of the browser's history, so
 * the browser's Back goes one step back instead of away from the page. What is entered stays in the browser tab,
 * whatever other page is visited or loaded meanwhile.
 */
export function useEstimator(submitLead: SubmitLead) {
  const state = useSyncExternalStore(estimatorStore.subscribe, estimatorStore.get, () => initialState)
  const isHydrated = useIsHydrated()
  const location = useLocation()
  const navigate = useNavigate()

  const result = estimate(state.inputs)
  const submission = currentSubmission(state)
  const submitted = isSettled(submission) ? submission : state.submissions.findLast(isSettled)
  const named = stepOfHistory(location.state)
  const asked = state.typedAt === location.key ? 'contact' : (named ?? state.step)
  const step = reachableStep(asked, state)

  const opened = useRef(named)
  const begin = useCallback(() => {
    // Opened anew, not gone back to: what was submitted is done with.
    if (opened.current === undefined && estimatorStore.get().step === 'success') {
      dispatch({ type: 'newEstimateStarted' })
    }
  }, [])
  useLayoutEffect(begin, [begin])

  useLayoutEffect(() => {
    if (isHydrated && state.step !== step) dispatch({ type: 'stepShown', step })
  }, [isHydrated, state.step, step])

  // Not every entry of the history names the step that is shown: the first visit, a jump within the page, an
  // entry that has outlived what was typed. It is set right, so that the next step is pushed on top of it.
  // While an overlay is open, the browser is at the overlay's entry, and the router is told when it is back here.
  const { search } = location
  useEffect(() => {
    if (!isHydrated || named === step || isOverlayEntry(window.history.state)) return
    void navigate({ search: location.search, hash: location.hash }, { replace: true, state: { step } })
  }, [isHydrated, named, step, navigate, location])

  useEffect(() => {
    takeOverDeliveries()
    return subscribeToPendingEstimates(takeOverDeliveries)
  }, [])

  // The review and the success screen say themselves what became of it.
  const told = step === 'success' ? submitted?.timestamp : step === 'review' && submission?.timestamp
  useEffect(() => {
    dismissLeadNews(({ id }) => id === told)
  }, [told])

  const pushed = useRef<{ readonly from: Location; readonly step: Step }>(undefined)
  const show = (next: Step, replace = false) => {
    // The old step can still be pressed until the new one is drawn: the same step is not pushed twice. Back may come
    // before that too, and leads to another location even where it is the same entry.
    if (pushed.current?.from === location && pushed.current.step === next) return
    pushed.current = { from: location, step: next }
    void navigate({ search }, { replace, state: { step: next, below: replace ? undefined : step } })
  }

  return {
    state,
    result,
    step,
    isHydrated,
    /** The submission of the estimate as it is entered now. */
    submission,
    /** What the success screen shows. */
    submitted,
    changeContact: (field: keyof Contact, value: string) => {
      // A field hands over what was typed before hydration in an effect that runs before this hook's own.
      if (!isHydrated) begin()
      dispatch({ type: 'contactChanged', field, value, at: location.key })
    },
    changeInput: (change: InputChange) => dispatch({ type: 'inputChanged', change }),
    reset: () => dispatch({ type: 'inputsReset' }),
    /** Moves to the step before, which isn't the entry before where the estimator was opened at this step. */
    goBack: () => {
      const before = stepBefore(step)
      if (stepBelowEntry(location.state) === before) void navigate(-1)
      else show(before, true)
    },

    /** Moves to the next step; with faults in the contact it says so and stays. */
    continueTo: (next: Step, faults: readonly (keyof Contact)[] = emptyFields(state.contact)) => {
      if (faults.length > 0) dispatch({ type: 'contactRejected', faults })
      else show(next)
    },

    /** Sends what stands on the review step; an estimate that is pending or settled is not sent again. */
    submit: () => void submitCurrent(submitLead),

    startNewEstimate: () => {
      dispatch({ type: 'newEstimateStarted' })
      show('contact', true)
    },
  }
}

async function submitCurrent(submitLead: SubmitLead) {
  const { contact, inputs } = estimatorStore.get()
  const earlier = currentSubmission(estimatorStore.get())
  if (earlier?.outcome === 'pending' || isSettled(earlier)) return
  // A receiver recognises a repetition by its time: an answer can be lost after the row was written.
  const timestamp = earlier?.timestamp ?? new Date().toISOString()
  dispatch({ type: 'submissionStarted', timestamp })
  const lead = estimateLead(contact, inputs, estimate(inputs), new Date(timestamp))
  const outcome = await submitLead(lead, contact).catch(() => 'lost' as const)

  const before = estimatorStore.get()
  const isAwaited =
    estimatorStore.isShown() && before.step === 'review' && currentSubmission(before)?.timestamp === timestamp
  dispatch({ type: 'submissionEnded', timestamp, outcome })
  if (isAwaited) return
  announceLead({
    id: timestamp,
    outcome:
      outcome === 'lost'
        ? { tone: 'danger', message: messages.lost }
        : { tone: 'success', message: outcomeMessages[outcome] },
    failure: { ...elsewhere, link: { label: elsewhere.link, href: paths.estimator.href() } },
  })
}

/** A copy of this tab may have sent what this one takes for lost, or knows nothing of. */
function takeOverDeliveries() {
  for (const { timestamp, outcome } of estimatorStore.get().submissions) {
    const isOpen = outcome === 'unknown' || outcome === 'lost'
    if (isOpen && hasBeenSent(timestamp)) dispatch({ type: 'submissionEnded', timestamp, outcome: 'sent' })
  }
}

/** False while the prerendered page is hydrated, which knows nothing of what the tab has kept. */
function useIsHydrated(): boolean {
  const [, renderAgain] = useReducer((renders: number) => renders + 1, 0)
  // At once: React follows a store only after the first paint, and would undo what is typed until then.
  useLayoutEffect(renderAgain, [renderAgain])
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => {}

/**
 * The step that can be shown: nothing lies beyond the first without a contact that can be answered, the
 * success screen needs a submission, and what has been submitted is not reviewed again unchanged.
 */
function reachableStep(asked: Step, state: EstimatorState): Step {
  if (asked === 'contact' || invalidContactFields(state.contact).length > 0) return 'contact'
  if (asked === 'calculator') return asked
  if (isSettled(currentSubmission(state))) return 'success'
  return asked === 'success' && state.submissions.some(isSettled) ? 'success' : 'review'
}
