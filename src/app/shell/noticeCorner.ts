import { useEffect, useSyncExternalStore } from 'react'
import { submissionResults, subscribeToSubmissionResults } from '../../sections/submissionResults'

/** How many notices occupy the corner with `useOccupyCorner`. */
let occupants = 0
const listeners = new Set<() => void>()

function changeOccupants(change: 1 | -1) {
  occupants += change
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const unsubscribe = subscribeToSubmissionResults(listener)
  return () => {
    listeners.delete(listener)
    unsubscribe()
  }
}

/** Marks the bottom corner at the inline start of the window as occupied while a notice is shown there. */
export function useOccupyCorner(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined
    changeOccupants(1)
    return () => changeOccupants(-1)
  }, [isShown])
}

/** Whether the corner is occupied: by the result of a submission, or by a notice that uses `useOccupyCorner`. */
export function useIsCornerOccupied(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => occupants > 0 || submissionResults().length > 0,
    () => false,
  )
}
