import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches, now and after each change. `prerendered` is its value in the prerendered page. */
export function useMediaQuery(condition: string, prerendered: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = matchMedia(condition)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    [condition],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(condition).matches,
    () => prerendered,
  )
}
