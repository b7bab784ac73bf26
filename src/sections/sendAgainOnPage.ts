import { useLayoutEffect, useSyncExternalStore } from 'react'
import { createStore } from '../createStore'

const isOffered = createStore(false)

function offer() {
  isOffered.set(true)
  return () => isOffered.set(false)
}

/** Hides the notice of pending estimates while the page itself offers to send them again. */
export function useOfferSendAgain(): void {
  useLayoutEffect(offer, [])
}

/** Whether the page itself offers to send pending estimates again. */
export function useIsSendAgainOffered(): boolean {
  return useSyncExternalStore(isOffered.subscribe, isOffered.get, () => false)
}
