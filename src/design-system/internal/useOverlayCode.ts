import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react'
import type { LazyCode } from './lazyCode'

/** Whether the code of an open overlay is still loading, or couldn't be loaded. */
export type LoadingStatus = 'none' | 'pending' | 'failed'

/**
 * Loads the code of an overlay when it is opened. While the code is loading, the overlay is open, but not shown.
 *
 * - Escape, Tab and a click elsewhere cancel the opening; another click on the control that opened it doesn't.
 * - If the code can't be loaded, the overlay closes, so that the next activation tries again. The failure is reported
 *   until the visitor's next click or key.
 *
 * @param trigger the control that opens the overlay
 */
export function useOverlayCode<Code>(
  lazy: LazyCode<Code>,
  isOpen: boolean,
  close: () => void,
  trigger: RefObject<Element | null>,
): { readonly code: Code | undefined; readonly status: LoadingStatus } {
  const code = useSyncExternalStore(lazy.subscribe, lazy.read, () => undefined)
  const [hasFailed, setHasFailed] = useState(false)
  const isPending = isOpen && code === undefined

  const cancel = useEffectEvent((event: Event, opener: Element | null) => {
    const isOnOpener = event.target instanceof Node && opener?.contains(event.target)
    if (event instanceof KeyboardEvent ? ['Escape', 'Tab'].includes(event.key) : !isOnOpener) close()
  })
  const fail = useEffectEvent(() => {
    setHasFailed(true)
    close()
  })

  useEffect(() => {
    if (!isPending) return undefined
    const controller = new AbortController()
    const { signal } = controller
    lazy.load().catch(() => {
      if (!signal.aborted) fail()
    })
    // Read now, because the visitor may use another control before the next click.
    const opener = trigger.current
    const onInput = (event: Event) => cancel(event, opener)
    for (const type of inputs) addEventListener(type, onInput, { capture: true, signal })
    return () => controller.abort()
  }, [isPending, lazy, trigger])

  useEffect(() => {
    if (!hasFailed) return undefined
    const controller = new AbortController()
    const hide = () => setHasFailed(false)
    for (const type of inputs) addEventListener(type, hide, { capture: true, signal: controller.signal })
    return () => controller.abort()
  }, [hasFailed])

  return { code, status: isPending ? 'pending' : hasFailed ? 'failed' : 'none' }
}

const inputs = ['click', 'keydown'] as const
