import { useSyncExternalStore } from 'react'

const condition = '(prefers-reduced-motion: reduce)'

function subscribe(onChange: () => void) {
  const query = matchMedia(condition)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Whether the visitor wants things to stand still, also when that changes while the page is open. In the
 * prerendered page the answer is yes: what isn't known yet must not move.
 */
export function usePrefersReducedMotion() {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(condition).matches,
    () => true,
  )
}
