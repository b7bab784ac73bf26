import { hasBeenSent, pendingEstimates } from '../../leads'
import { stateFrom, textOf } from './estimatorStorage'
import { estimatorReducer, initialState, type EstimatorEvent, type EstimatorState } from './estimatorState'

/** The part of the browser's storage that the store needs. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The wizard's state, which outlives the page that shows it. */
export interface EstimatorStore {
  /** The same object until it changes. */
  readonly get: () => EstimatorState
  /** Takes an event and tells every listener. */
  readonly dispatch: (event: EstimatorEvent) => void
  /** Calls the listener after each change; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void
  /** Whether a page shows the wizard. */
  readonly isShown: () => boolean
}

const key = 'estimator'

/**
 * A store that keeps its state in a browser tab's storage. Where the storage is blocked or full, the state lasts as
 * long as the page; a text that some other code has put there counts as none.
 */
export function createEstimatorStore(area: () => TabStorage): EstimatorStore {
  const listeners = new Set<() => void>()
  let state = initialState
  let seen: string | null = null

  const get = () => {
    const text = attempt(() => area().getItem(key))
    if (text !== undefined && text !== seen) {
      seen = text
      state = stateFrom(text, outcomeOfInterrupted)
    }
    return state
  }

  const keep = () => {
    if (state === initialState) {
      area().removeItem(key)
      seen = null
      return
    }
    const text = textOf(state)
    area().setItem(key, text)
    seen = text
  }

  return {
    get,
    dispatch: (event) => {
      state = estimatorReducer(get(), event)
      attempt(keep)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isShown: () => listeners.size > 0,
  }
}

/** The estimator of this browser tab. */
export const estimatorStore = createEstimatorStore(() => window.sessionStorage)

/** A page that ends before the answer leaves its estimate to the outbox; a copy of its tab doesn't learn of the answer. */
function outcomeOfInterrupted(timestamp: string) {
  if (hasBeenSent(timestamp)) return 'sent'
  return pendingEstimates().some((estimate) => estimate.timestamp === timestamp) ? 'kept' : 'unknown'
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
