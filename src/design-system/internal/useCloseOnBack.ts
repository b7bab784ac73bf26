import { useEffect, useEffectEvent } from 'react'

/**
 * The property of `history.state` that identifies the entry of an open overlay. Code that replaces the state of such an
 * entry without navigating must keep this property.
 */
export const overlayStateKey = 'layer'

let count = 0
/** Resolves when the history entries of closed overlays have been left. */
let pendingBack: Promise<unknown> = Promise.resolve()

/**
 * Makes the browser's Back close an overlay instead of leaving the page. An open overlay has a history entry of its
 * own: Back leaves it, and closing the overlay in any other way goes back too. A link inside the overlay should
 * navigate with `replace`.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void) {
  const closeOverlay = useEffectEvent(close)

  useEffect(() => {
    if (!isOpen) return undefined
    const controller = new AbortController()
    const pushEntry = async () => {
      await pendingBack
      if (controller.signal.aborted) return
      count += 1
      // Unique across reloads, because the entries of the earlier document remain.
      const id = `${performance.timeOrigin}-${count}`
      history.pushState({ ...history.state, [overlayStateKey]: id }, '')
      const onPopState = () => {
        if (overlayOfEntry() !== id) closeOverlay()
      }
      addEventListener('popstate', onPopState, { signal: controller.signal })
      controller.signal.addEventListener('abort', () => {
        // If the current entry is another one, a link or Back has already left the overlay's.
        if (overlayOfEntry() === id) pendingBack = goBack()
      })
    }
    void pushEntry()
    return () => controller.abort()
  }, [isOpen])
}

function overlayOfEntry(): unknown {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && overlayStateKey in state
    ? state[overlayStateKey]
    : undefined
}

function goBack(): Promise<unknown> {
  const left = new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true })
    // A cancelled navigation fires no event.
    setTimeout(resolve, 500)
  })
  history.back()
  return left
}
