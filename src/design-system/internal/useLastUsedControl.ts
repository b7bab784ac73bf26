import { useLayoutEffect, useRef } from 'react'

const controls = 'a[href], button, summary, input, select, textarea, [tabindex]'

/**
 * The control that was last clicked or focused; at first the one with the focus. `document.activeElement` isn't enough:
 * Safari doesn't focus a clicked button.
 */
export function useLastUsedControl() {
  const last = useRef<Element>(null)

  // A layout effect, because clicks from before hydration are replayed when the passive effects run.
  useLayoutEffect(() => {
    last.current ??= document.activeElement?.closest(controls) ?? null
    const remember = ({ target }: Event) => {
      if (target instanceof Element) last.current = target.closest(controls)
    }
    const controller = new AbortController()
    for (const type of ['click', 'focusin'] as const) {
      document.addEventListener(type, remember, { capture: true, signal: controller.signal })
    }
    return () => controller.abort()
  }, [])

  return last
}
