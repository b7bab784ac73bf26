import { useLayoutEffect, useRef } from 'react'

const controls = 'a[href], button, summary, input, select, textarea, [tabindex]'

/**
 * The control that the visitor has operated last: the one that was clicked, or got the focus since. Safari gives
 * a clicked button no focus, so `document.activeElement` doesn't tell it in every browser.
 */
export function useLastOperated() {
  const last = useRef<Element>(null)

  // Before the passive effects, in whose place a click that was held until the page listens may be made again.
  useLayoutEffect(() => {
    const remember = ({ target }: Event) => {
      if (target instanceof Element) last.current = target.closest(controls)
    }
    const listening = new AbortController()
    for (const type of ['click', 'focusin'] as const) {
      document.addEventListener(type, remember, { capture: true, signal: listening.signal })
    }
    return () => listening.abort()
  }, [])

  return last
}
