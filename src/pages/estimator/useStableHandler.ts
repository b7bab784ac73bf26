import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns a function that stays the same across renders, so that it doesn't make a memoized component render again. It
 * calls the latest handler. For events only: during a render it still has the previous one.
 */
export function useStableHandler(handler: () => void): () => void {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback(() => latest.current(), [])
}
