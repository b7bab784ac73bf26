import { useLayoutEffect, type Ref, type RefObject } from 'react'
import { attachRef } from './useMergedRef'

interface TriggerStandInProps {
  /** The button on the page. */
  trigger: RefObject<HTMLButtonElement | null>
  /** The ref that Radix passes to its trigger. */
  ref?: Ref<HTMLButtonElement>
}

/**
 * Use as the child of a Radix trigger with `asChild`: it renders nothing, and Radix takes the button on the page for
 * its trigger. The button is rendered before Radix is loaded and stays the same element afterwards.
 */
export function TriggerStandIn({ trigger, ref }: TriggerStandInProps) {
  useLayoutEffect(() => (trigger.current ? attachRef(ref, trigger.current) : undefined), [trigger, ref])
  return null
}
