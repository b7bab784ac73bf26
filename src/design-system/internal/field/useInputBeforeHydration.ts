import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
import type { Control } from '../../../lib/controlsIn'

/**
 * Reports what a field contains at hydration: typed or chosen by the visitor, or restored by the browser after a reload.
 * Hydration keeps it in the DOM, but the next render would replace it with `value`, unless that is undefined.
 */
export function useInputBeforeHydration(
  field: RefObject<HTMLElement | null>,
  value: string | undefined,
  onInputBeforeHydration: ((value: string) => void) | undefined,
) {
  const isHydrating = useRef(false)
  // React calls the third function only when it prerenders or hydrates. A state that says so would cost another render.
  useSyncExternalStore(neverChanges, constant, () => {
    isHydrating.current = true
    return constant()
  })
  // A layout effect runs before the next render.
  useLayoutEffect(() => {
    if (!isHydrating.current) return
    isHydrating.current = false
    if (value === undefined) return
    const control = field.current?.querySelector<Control>(
      'input:not([type=radio]), textarea, select, input[type=radio]:checked',
    )
    if (control && control.value !== value) onInputBeforeHydration?.(control.value)
  }, [field, value, onInputBeforeHydration])
}

const neverChanges = () => () => {}
const constant = () => 0
