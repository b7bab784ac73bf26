import { useSyncExternalStore } from 'react'
import type { Store } from './createStore'

/**
 * The value of a store.
 * @param prerendered the value in the prerendered page, by default that of the store
 */
export function useStore<Value>(
  { subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>,
  prerendered?: Value,
): Value {
  return useSyncExternalStore(subscribe, get, () => prerendered ?? get())
}
