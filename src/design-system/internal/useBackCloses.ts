import { useEffect, useEffectEvent } from 'react'

/**
 * The property of `history.state` by which the entry of an open overlay is told. Whatever else replaces the state of
 * the entry that is shown leaves such an entry alone until the browser has gone back over it.
 */
export const overlayMark = 'layer'

let count = 0
/** Settles when the browser has gone back over the entries of the layers that were closed before. */
let isClear: Promise<unknown> = Promise.resolve()

/**
 * Makes the browser's Back close a layer over the page, instead of leaving the page. The layer has an entry of its
 * own in the history while it is open: Back takes it, and whatever else closes the layer goes back over it. A
 * link inside the layer replaces the entry by its page, and so closes the layer too.
 */
export function useBackCloses(isOpen: boolean, close: () => void) {
  const closeByBack = useEffectEvent(close)

  useEffect(() => {
    if (!isOpen) return undefined
    const closing = new AbortController()
    const enter = async () => {
      await isClear
      if (closing.signal.aborted) return
      count += 1
      // Told from those of the document before a reload, whose entries are still there.
      const name = `${performance.timeOrigin}-${count}`
      history.pushState({ ...history.state, [overlayMark]: name }, '')
      const leave = () => {
        if (layerOfEntry() !== name) closeByBack()
      }
      addEventListener('popstate', leave, { signal: closing.signal })
      closing.signal.addEventListener('abort', () => {
        // Another entry is a page that a link led to, or the one that Back led to.
        if (layerOfEntry() === name) isClear = goBack()
      })
    }
    void enter()
    return () => closing.abort()
  }, [isOpen])
}

function layerOfEntry(): unknown {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && overlayMark in state ? state[overlayMark] : undefined
}

function goBack(): Promise<unknown> {
  const arrived = new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true })
    // The browser tells nothing of a step back that something else has cancelled.
    setTimeout(resolve, 500)
  })
  history.back()
  return arrived
}
