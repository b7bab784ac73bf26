import { useLayoutEffect, type RefObject } from 'react'
import type { Control } from '../../../lib/controlsIn'
import { useIsHydrated } from '../../../lib/useIsHydrated'

/**
 * Reports what a field contains at hydration: typed or chosen by the visitor, or restored by the browser after a reload.
 * Hydration keeps it in the DOM, but the next render would replace it with `value`, unless that is undefined.
 */
export function useInputBeforeHydration(
  field: RefObject<HTMLElement | null>,
  value: string | undefined,
  onInputBeforeHydration: ((value: string) => void) | undefined,
) {
  const isHydrated = useIsHydrated()
  // A layout effect runs before the next render.
  useLayoutEffect(() => {
    if (isHydrated || value === undefined) return
    const control = field.current?.querySelector<Control>(
      'input:not([type=radio]), textarea, select, input[type=radio]:checked',
    )
    if (control && control.value !== value) onInputBeforeHydration?.(control.value)
  }, [isHydrated, field, value, onInputBeforeHydration])
}
