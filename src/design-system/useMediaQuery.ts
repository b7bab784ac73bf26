import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** Whether a media query matches, now and after each change; false in the prerendered page. */
export function useMediaQuery(condition: string): boolean {
  // Kept, because creating a query takes a slow phone 1 ms. There is none while a page is prerendered.
  const query = useMemo(
    () => (typeof matchMedia === 'undefined' ? undefined : matchMedia(condition)),
    [condition],
  )
  const subscribe = useCallback(
    (onChange: () => void) => {
      query?.addEventListener('change', onChange)
      return () => query?.removeEventListener('change', onChange)
    },
    [query],
  )
  const matches = () => query?.matches ?? false
  return useSyncExternalStore(subscribe, matches, () => false)
}
