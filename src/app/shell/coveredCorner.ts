import { useEffect, useSyncExternalStore } from 'react'
import { leadNews, subscribeToLeadNews } from '../../sections/leadNews'

let overlays = 0
const listeners = new Set<() => void>()

function change(count: number) {
  overlays += count
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const unsubscribe = subscribeToLeadNews(listener)
  return () => {
    listeners.delete(listener)
    unsubscribe()
  }
}

/** Takes the corner for an overlay while it is shown. */
export function useCorner(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined
    change(1)
    return () => change(-1)
  }, [isShown])
}

/** Whether another notice has the corner: the result of a form, or an overlay that takes it with `useCorner`. */
export function useIsCornerCovered(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => overlays > 0 || leadNews().length > 0,
    () => false,
  )
}
