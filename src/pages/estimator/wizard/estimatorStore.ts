import { createStore } from '../../../lib/createStore'
import { parseInputs, type InputChange } from '../../../estimator'
import { fieldsOf, parseJson } from '../../../lib/json'
import { estimateStatus, subscribeToEstimates } from '../../../leads'
import { delayedSave } from '../../../lib/delayedSave'
import { readItem, writeItem } from '../../../lib/safeStorage'
import {
  estimatorReducer,
  initialState,
  type EnteredEstimate,
  type EstimatorEvent,
  type EstimatorState,
} from './estimatorState'
import { stepEntry } from './steps'

/** The key in session storage, with the version of the format. */
const key = 'estimator.1'

const { set, ...store } = createStore(parseState(readItem('sessionStorage', key)))

const { schedule, flush } = delayedSave(() => {
  const { contact, inputs, comparedInputs, step, submissions } = store.get()
  const text = JSON.stringify({ contact, inputs, comparedInputs, step, submissions })
  writeItem('sessionStorage', key, text)
})

/** The estimator of this browser tab, which survives navigation to other pages, reloads and Back from another site. */
export const estimatorStore = {
  ...store,
  dispatch: (event: EstimatorEvent) => {
    set(estimatorReducer(store.get(), event))
    schedule()
  },
  /** Saves what has changed, instead of some time after the last change. */
  save: flush,
}

/** Records which of the tab's estimates were sent, in whichever tab. */
function recordSent() {
  for (const { timestamp, isSent } of store.get().submissions) {
    if (isSent || estimateStatus(timestamp) !== 'sent') continue
    estimatorStore.dispatch({ type: 'submissionSent', timestamp })
    flush()
  }
}
subscribeToEstimates(recordSent)
recordSent()

/** Changes one input. */
export function changeInput(change: InputChange) {
  estimatorStore.dispatch({ type: 'inputChanged', change })
}

/** Parses a saved state; the initial state if there is none or it is invalid. */
export function parseState(text: string | null): EstimatorState {
  const stored = fieldsOf(parseJson(text))
  const entered = parseEntered(stored)
  const { step } = stepEntry(stored)
  if (!entered || !step) return initialState
  const entries: readonly unknown[] = Array.isArray(stored['submissions']) ? stored['submissions'] : []
  const submissions = entries.flatMap((entry) => {
    const submitted = parseEntered(entry)
    const { timestamp, isSent } = fieldsOf(entry)
    const isTime = typeof timestamp === 'string' && !Number.isNaN(Date.parse(timestamp))
    return submitted && isTime ? [{ ...submitted, timestamp, isSent: isSent === true }] : []
  })
  const comparedInputs = parseInputs(stored['comparedInputs'])
  return { ...initialState, ...entered, comparedInputs, step, submissions }
}

function parseEntered(value: unknown): EnteredEstimate | undefined {
  const { contact, inputs: storedInputs } = fieldsOf(value)
  const { name, email, phone } = fieldsOf(contact)
  const inputs = parseInputs(storedInputs)
  const isContact = typeof name === 'string' && typeof email === 'string' && typeof phone === 'string'
  return isContact && inputs ? { contact: { name, email, phone }, inputs } : undefined
}
