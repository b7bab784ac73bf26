import type { ComponentPropsWithRef, JSX } from 'react'

/** Components own their styles, and a control is disabled by `isDisabled` alone. */
type ExcludedAttribute = 'className' | 'style' | 'disabled'

/**
 * The native attributes of an element that a component accepts besides its own props: a ref, `id`, `data-*`, `aria-*`
 * and event handlers, without those that it sets or replaces itself.
 */
export type NativeProps<Element extends keyof JSX.IntrinsicElements, Managed extends string = never> = Omit<
  ComponentPropsWithRef<Element>,
  ExcludedAttribute | Managed
>
