import { useEffect, useReducer, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { canReset, estimate, type InputChange } from '../../estimator'
import { estimateLead, type Contact, type EstimateLead, type SubmitOutcome } from '../../leads'
import {
  contactFaults,
  emptyFields,
  estimatorReducer,
  initialState,
  type EstimatorState,
} from './estimatorState'
import { stepOfHistory, type Step } from './steps'

/** Sends an estimate or keeps it on this device, and says which of the two came about. */
export type SubmitLead = (lead: EstimateLead, contact: Contact) => Promise<SubmitOutcome>

/**
 * The wizard's state and what the visitor can do to it. Each step is an entry of the browser's history, so
 * the browser's Back goes one step back instead of away from the page.
 */
export function useEstimator(submitLead: SubmitLead) {
  const [state, dispatch] = useReducer(estimatorReducer, initialState)
  const location = useLocation()
  const navigate = useNavigate()
  const isUnderWay = useRef(false)

  const result = estimate(state.inputs)
  const [lastStep, setLastStep] = useState<Step>('contact')
  const named = stepOfHistory(location.state)
  const step = reachableStep(named ?? lastStep, state)

  // Not every entry of the history names the step that is shown: the first visit, a jump within the page, an
  // entry that has outlived what was typed. It is set right, so that the next step is pushed on top of it.
  const { search, hash } = location
  useEffect(() => {
    if (named !== step) void navigate({ search, hash }, { replace: true, state: { step } })
  }, [named, step, navigate, search, hash])

  if (lastStep !== step) {
    setLastStep(step)
    dispatch({ type: 'stepLeft' })
  }

  const shown = useRef<Step>(undefined)
  const pushed = useRef<Step>(undefined)
  useEffect(() => {
    shown.current = step
    pushed.current = undefined
    if (step === 'success') isUnderWay.current = false
    return () => {
      shown.current = undefined
    }
  }, [step])

  const show = (next: Step, replace = false) => {
    // The old step can still be pressed until the new one is drawn: the same step is not pushed twice.
    if (pushed.current === next) return
    pushed.current = next
    void navigate({ search }, { replace, state: { step: next } })
  }

  return {
    state,
    result,
    step,
    canReset: canReset(state.inputs),
    changeContact: (field: keyof Contact, value: string) =>
      dispatch({ type: 'contactChanged', field, value }),
    changeInput: (change: InputChange) => dispatch({ type: 'inputChanged', change }),
    reset: () => dispatch({ type: 'inputsReset' }),
    goBack: () => void navigate(-1),

    /** Moves to the next step; with faults in the contact it says so and stays. */
    continueTo: (next: Step, faults: readonly (keyof Contact)[] = emptyFields(state.contact)) => {
      if (faults.length > 0) dispatch({ type: 'contactRefused', faults })
      else show(next)
    },

    /** Sends what stands on the review step; a second press while the first is under way does nothing. */
    submit: async () => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      dispatch({ type: 'submissionStarted' })
      const lead = estimateLead(state.contact, state.inputs, result, new Date())
      let outcome: SubmitOutcome = 'lost'
      try {
        outcome = await submitLead(lead, state.contact)
      } finally {
        dispatch({
          type: 'submissionEnded',
          outcome,
          submitted: {
            timestamp: lead.timestamp,
            contact: state.contact,
            inputs: state.inputs,
            estimate: result,
          },
        })
        // A visitor who has left the review meanwhile is not brought back to it.
        const isAwaited = outcome !== 'lost' && shown.current === 'review'
        if (isAwaited) show('success', true)
        // The review can be pressed until the success screen is drawn, so until then the guard stays.
        else isUnderWay.current = false
      }
    },

    startNewEstimate: () => {
      dispatch({ type: 'newEstimateStarted' })
      show('contact', true)
    },
  }
}

/** What `useEstimator` gives to the steps. */
export type Estimator = ReturnType<typeof useEstimator>

/**
 * The step that can be shown: nothing lies beyond the first without a contact that can be answered, the
 * success screen needs a submission, and what has been submitted is not reviewed again unchanged.
 */
function reachableStep(asked: Step, { contact, inputs, submitted }: EstimatorState): Step {
  if (asked === 'contact' || contactFaults(contact).length > 0) return 'contact'
  const isUnchanged = submitted?.inputs === inputs && submitted.contact === contact
  if (asked === 'success' || asked === 'review') {
    return isUnchanged || (asked === 'success' && submitted) ? 'success' : 'review'
  }
  return asked
}
