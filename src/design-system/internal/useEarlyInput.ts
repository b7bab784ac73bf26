import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react'

const controls = 'input, textarea, select'

/**
 * Reports what a field contained before hydration: entered by the visitor, or restored by the browser after a reload.
 * Hydration keeps it in the DOM, but the next render would replace it with `value`.
 */
export function useEarlyInput(
  field: RefObject<HTMLElement | null>,
  value: string,
  onEarlyInput: (value: string) => void,
) {
  const isHydrating = useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  )
  // A layout effect runs before the next render.
  useLayoutEffect(() => {
    if (!isHydrating) return
    const control = field.current?.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      controls,
    )
    if (control && control.value !== value) onEarlyInput(control.value)
  }, [isHydrating, field, value, onEarlyInput])
}

const noSubscription = () => () => {}
