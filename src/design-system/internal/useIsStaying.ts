import { useSyncExternalStore } from 'react'

const interactions = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const

/** How long a visitor looks at a page before they count as staying, in milliseconds. */
const lookMs = 5000

/** Holds for all pages of a visit. */
let isStaying = false

function subscribe(onChange: () => void) {
  if (isStaying) return () => undefined
  const listening = new AbortController()
  const stay = () => {
    isStaying = true
    stop()
    onChange()
  }
  const timer = setTimeout(stay, lookMs)
  const stop = () => {
    clearTimeout(timer)
    listening.abort()
  }
  for (const type of interactions) {
    document.addEventListener(type, stay, { capture: true, passive: true, signal: listening.signal })
  }
  return stop
}

/** Whether the visitor has used the page (moved the pointer, touched, typed or scrolled) or looked at it for 5 s. */
export function useIsStaying() {
  return useSyncExternalStore(
    subscribe,
    () => isStaying,
    () => false,
  )
}
