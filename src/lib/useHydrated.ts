import { useStore } from './useStore'

/** A value that the prerendered page doesn't know, and until the end of its hydration the one that it has instead. */
export function useHydrated<Value extends string | boolean>(value: Value, prerendered: Value): Value {
  return useStore({ subscribe: neverChanges, get: () => value }, prerendered)
}

const neverChanges = () => () => {}
