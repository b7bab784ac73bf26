import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns a function that is the same in every render, so that a memoized component which takes it isn't rendered again, and
 * that calls the handler of the latest one.
 */
export function useStableHandler(handler: () => void): () => void {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback(() => latest.current(), [])
}
