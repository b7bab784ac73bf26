import { createStore } from '../../createStore'
import { parseInputs } from '../../estimator'
import { readItem, writeItem } from '../../safeStorage'
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

const saveDelayMs = 300

const { set, get, ...store } = createStore(initialState)
let isLoaded = false
let saveTimer: ReturnType<typeof setTimeout> | undefined

function load() {
  isLoaded = true
  set(parseState(readItem('sessionStorage', key)))
}

function save() {
  if (saveTimer === undefined) return
  clearTimeout(saveTimer)
  saveTimer = undefined
  const { contact, inputs, comparedInputs, step, submissions } = get()
  const text = JSON.stringify({ contact, inputs, comparedInputs, step, submissions })
  writeItem('sessionStorage', key, text)
}

function getLoaded(): EstimatorState {
  if (!isLoaded) load()
  return get()
}

/** The estimator of this browser tab, which survives navigation to other pages, reloads and Back from another site. */
export const estimatorStore = {
  ...store,
  get: getLoaded,
  /** Replaces the state with the one in session storage. */
  load,
  /** Saves what has changed, instead of some time after the last change. */
  save,
  dispatch: (event: EstimatorEvent) => {
    set(estimatorReducer(getLoaded(), event))
    clearTimeout(saveTimer)
    saveTimer = setTimeout(save, saveDelayMs)
  },
}

/** Parses a saved state; the initial state if there is none or it is invalid. */
export function parseState(text: string | null): EstimatorState {
  const stored = fieldsOf(parseJson(text))
  const entered = parseEntered(stored)
  const { step } = stepEntry(stored)
  if (!entered || !step) return initialState
  const entries: readonly unknown[] = Array.isArray(stored['submissions']) ? stored['submissions'] : []
  const submissions = entries.flatMap((entry) => {
    const submitted = parseEntered(fieldsOf(entry))
    const { timestamp } = fieldsOf(entry)
    const isTime = typeof timestamp === 'string' && !Number.isNaN(Date.parse(timestamp))
    return submitted && isTime ? [{ ...submitted, timestamp }] : []
  })
  const comparedInputs = parseInputs(stored['comparedInputs'])
  return { ...initialState, ...entered, comparedInputs, step, submissions }
}

function parseEntered({ contact, inputs: storedInputs }: Fields): EnteredEstimate | undefined {
  const { name, email, phone } = fieldsOf(contact)
  const inputs = parseInputs(storedInputs)
  const isContact = typeof name === 'string' && typeof email === 'string' && typeof phone === 'string'
  return isContact && inputs ? { contact: { name, email, phone }, inputs } : undefined
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' ? { ...value } : {}
}
