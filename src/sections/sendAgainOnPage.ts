import { useLayoutEffect, useSyncExternalStore } from 'react'

/** How many parts of the page use `useOfferSendAgain`. */
let offers = 0
const listeners = new Set<() => void>()

function changeOffers(change: 1 | -1) {
  offers += change
  for (const listener of listeners) listener()
}

function offer() {
  changeOffers(1)
  return () => changeOffers(-1)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Tells the notice of pending estimates that the page itself offers to send them again. */
export function useOfferSendAgain(): void {
  useLayoutEffect(offer, [])
}

/** Whether the page itself offers to send pending estimates again. */
export function useIsSendAgainOffered(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => offers > 0,
    () => false,
  )
}
