import { useSyncExternalStore } from 'react'

const condition = '(prefers-reduced-motion: reduce)'

function subscribe(onChange: () => void) {
  const query = matchMedia(condition)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the visitor prefers reduced motion. True in the prerendered page, where the preference isn't known. */
export function usePrefersReducedMotion() {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(condition).matches,
    () => true,
  )
}
