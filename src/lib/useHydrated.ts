import { useStore } from './useStore'

/** A value that the prerendered page doesn't know; there and during its hydration, which ends before the first paint, another. */
export function useHydrated<Value>(value: Value, prerendered: Value): Value {
  return useStore({ subscribe: neverChanges, get: () => value }, prerendered)
}

const neverChanges = () => () => {}
