import { useSyncExternalStore } from 'react'

const interactions = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const

/** How long a page has to be open before its visitor counts as engaged, in milliseconds. */
const engagementDelayMs = 5000

/** Stays true for all pages of a visit. */
let isEngaged = false

function subscribe(onChange: () => void) {
  if (isEngaged) return () => undefined
  const listening = new AbortController()
  const engage = () => {
    isEngaged = true
    stop()
    onChange()
  }
  const timer = setTimeout(engage, engagementDelayMs)
  const stop = () => {
    clearTimeout(timer)
    listening.abort()
  }
  for (const type of interactions) {
    document.addEventListener(type, engage, { capture: true, passive: true, signal: listening.signal })
  }
  return stop
}

/** Whether the visitor has moved the pointer, touched, typed or scrolled, or has had the page open for 5 s. */
export function useIsEngaged() {
  return useSyncExternalStore(
    subscribe,
    () => isEngaged,
    () => false,
  )
}
