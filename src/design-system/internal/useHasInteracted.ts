import { useSyncExternalStore } from 'react'

const interactions = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const

/** Holds for all pages of a visit. */
let hasInteracted = false

function subscribe(onChange: () => void) {
  const listening = new AbortController()
  const handleInteraction = () => {
    hasInteracted = true
    listening.abort()
    onChange()
  }
  for (const type of hasInteracted ? [] : interactions) {
    document.addEventListener(type, handleInteraction, {
      capture: true,
      passive: true,
      signal: listening.signal,
    })
  }
  return () => listening.abort()
}

/** Whether the visitor has used the page: moved the pointer, touched, typed or scrolled. */
export function useHasInteracted() {
  return useSyncExternalStore(
    subscribe,
    () => hasInteracted,
    () => false,
  )
}
