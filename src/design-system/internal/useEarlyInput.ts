import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react'

const controls = 'input, textarea, select'

/**
 * Reports what stood in a field before React hydrated it: typed or selected by the visitor, or put back by the browser
 * after a reload. Hydration leaves it there, but the next rendering would put `value` in its place.
 */
export function useEarlyInput(
  field: RefObject<HTMLElement | null>,
  value: string,
  onEarlyInput: (value: string) => void,
) {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  // In a layout effect, so that nothing is rendered in between.
  useLayoutEffect(() => {
    if (!isHydrating) return
    const control = field.current?.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      controls,
    )
    if (control && control.value !== value) onEarlyInput(control.value)
  }, [isHydrating, field, value, onEarlyInput])
}

const neverChanges = () => () => {}
