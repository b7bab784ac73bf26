import { useLayoutEffect, useReducer, useSyncExternalStore } from 'react'
import type { Store } from './createStore'

/**
 * The value of a store.
 * @param prerendered the value in the prerendered page and during its hydration, by default that of the store
 */
export function useStore<Value>(
  { subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>,
  prerendered?: Value,
): Value {
  const value = useSyncExternalStore(subscribe, get, () => prerendered ?? get())
  const [, rerender] = useReducer((renders: number) => renders + 1, 0)
  // React itself would render another value only after the next paint, and reset what was typed until then.
  useLayoutEffect(() => {
    if (get() !== value) rerender()
  }, [get, value])
  return value
}
