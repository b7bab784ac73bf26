import { createStore } from '../../../lib/createStore'
import { calculateEstimate, parseInputs, type EstimateInputs, type InputChange } from '../../../estimator'
import { fieldsOf, parseJson } from '../../../lib/json'
import { estimateStatus, subscribeToEstimates } from '../../../leads'
import { delayedSave } from '../../../lib/delayedSave'
import { readItem, writeItem } from '../../../lib/safeStorage'
import { keptHouses } from '../planning/keptHouses'
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

let keptInputs = store.get().inputs

const { schedule, flush } = delayedSave(() => {
  const { contact, inputs, step, submissions, opened } = store.get()
  const text = JSON.stringify({ contact, inputs, step, submissions })
  writeItem('sessionStorage', key, text)
  if (opened?.kind === 'house' && !opened.isKept) return
  // Deleted there, a house is kept again only once it changes.
  if (inputs !== keptInputs && calculateEstimate(inputs).totals.grand > 0) keptHouses.keepLast(inputs)
  keptInputs = inputs
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

/** Replaces the inputs by those of another house, which can be undone. */
export function openHouse(inputs: EstimateInputs, from: 'page' | 'budget' = 'page') {
  estimatorStore.dispatch({ type: 'houseOpened', inputs, from })
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
  return { ...initialState, ...entered, step, submissions }
}

function parseEntered(value: unknown): EnteredEstimate | undefined {
  const { contact, inputs: storedInputs } = fieldsOf(value)
  const { name, email, phone } = fieldsOf(contact)
  const inputs = parseInputs(storedInputs)
  const isContact = typeof name === 'string' && typeof email === 'string' && typeof phone === 'string'
  return isContact && inputs ? { contact: { name, email, phone }, inputs } : undefined
}
