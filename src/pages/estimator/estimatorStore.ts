import { createStore, type Store } from '../../createStore'
import { submissionStatus } from '../../leads'
import { parseState, serializeState } from './estimatorStorage'
import { estimatorReducer, initialState, type EstimatorEvent, type EstimatorState } from './estimatorState'

/** The storage methods that the store uses. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The store of the wizard's state, which survives navigation to other pages. */
export interface EstimatorStore extends Omit<Store<EstimatorState>, 'set'> {
  readonly dispatch: (event: EstimatorEvent) => void
}

const key = 'estimator'

/**
 * Creates a store that saves its state in a storage area. If that is blocked or full, the state lasts as long as the
 * page. Invalid stored text is ignored.
 */
export function createEstimatorStore(area: () => TabStorage): EstimatorStore {
  const { set, ...store } = createStore(initialState)
  let state = initialState
  let lastText: string | null = null

  const get = () => {
    let text = lastText
    try {
      text = area().getItem(key)
    } catch {
      // The storage is blocked: the state in memory stays.
    }
    if (text !== lastText) {
      lastText = text
      state = parseState(text, submissionStatus)
    }
    return state
  }

  const save = () => {
    const text = state === initialState ? null : serializeState(state)
    try {
      if (text === null) area().removeItem(key)
      else area().setItem(key, text)
      lastText = text
    } catch {
      // The storage is blocked or full: the state lasts as long as the page.
    }
  }

  return {
    ...store,
    get,
    dispatch: (event) => {
      state = estimatorReducer(get(), event)
      save()
      set(state)
    },
  }
}

/** The estimator of this browser tab. */
export const estimatorStore = createEstimatorStore(() => window.sessionStorage)
