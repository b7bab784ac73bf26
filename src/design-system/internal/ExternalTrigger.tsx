import { useLayoutEffect, type Ref, type RefObject } from 'react'
import { attachRef } from './useMergedRef'

interface ExternalTriggerProps {
  /** The button on the page. */
  trigger: RefObject<HTMLButtonElement | null>
  /** The ref that Radix passes to its trigger. */
  ref?: Ref<HTMLButtonElement>
}

/**
 * Use as the child of a Radix trigger with `asChild` to make an existing button that trigger. It renders nothing: the
 * button is rendered before Radix has loaded, and must remain the same element afterwards.
 */
export function ExternalTrigger({ trigger, ref }: ExternalTriggerProps) {
  useLayoutEffect(() => (trigger.current ? attachRef(ref, trigger.current) : undefined), [trigger, ref])
  return null
}
