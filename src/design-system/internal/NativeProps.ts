import type { ComponentPropsWithRef, JSX } from 'react'

/** Components own their styles, and a control is disabled by `isDisabled` alone. */
type ExcludedAttribute = 'className' | 'style' | 'disabled'

/** The ref and attributes of an element that a component accepts besides its own props and those it sets itself. */
export type NativeProps<Element extends keyof JSX.IntrinsicElements, Managed extends string = never> = Omit<
  ComponentPropsWithRef<Element>,
  ExcludedAttribute | Managed
>
