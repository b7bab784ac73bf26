import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react'

const controls = 'input, textarea, select'

/**
 * Reports the text that a field contains at hydration: typed by the visitor, or restored by the browser after a reload.
 * Hydration keeps it in the DOM, but the next render would replace it with `value`. If React re-renders the page instead of
 * hydrating it, `src/boot.ts` copies the text to the new field.
 */
export function useInputBeforeHydration(
  field: RefObject<HTMLElement | null>,
  value: string,
  onInputBeforeHydration: (value: string) => void,
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
    if (control && control.value !== value) onInputBeforeHydration(control.value)
  }, [isHydrating, field, value, onInputBeforeHydration])
}

const noSubscription = () => () => {}
