import { useLayoutEffect, useReducer, useSyncExternalStore } from 'react'

/** False in the prerendered page and during its hydration, which ends before the first paint. */
export function useIsHydrated(): boolean {
  const [, rerender] = useReducer((renders: number) => renders + 1, 0)
  // useSyncExternalStore alone would render again only after the first paint, and reset what was typed until then.
  useLayoutEffect(rerender, [rerender])
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => {}
