import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Reports what a field contains at hydration: typed or chosen by the visitor, or restored by the browser after a reload.
 * Hydration keeps it in the DOM, but the next render would replace it with `value`, unless that is undefined.
 * @param field contains the control, or the radio buttons of a group
 */
export function useInputBeforeHydration(
  field: RefObject<HTMLElement | null>,
  value: string | undefined,
  onInputBeforeHydration: ((value: string) => void) | undefined,
) {
  const isHydrating = useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  )
  // A layout effect runs before the next render.
  useLayoutEffect(() => {
    if (!isHydrating || value === undefined) return
    const control = field.current?.querySelector<Control>(
      'input:not([type=radio]), textarea, select, input[type=radio]:checked',
    )
    if (control && control.value !== value) onInputBeforeHydration?.(control.value)
  }, [isHydrating, field, value, onInputBeforeHydration])
}

const noSubscription = () => () => {}
