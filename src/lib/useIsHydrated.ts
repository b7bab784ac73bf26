import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether the component has been hydrated; false in the prerendered page and in the first render of its hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
