import type { ComponentPropsWithRef, JSX } from 'react'

/** The element whose attributes a component accepts. */
type Tag = keyof JSX.IntrinsicElements

/** Components own their styles, and a control is disabled by `isDisabled` alone. */
type ExcludedAttribute = 'className' | 'style' | 'disabled'

/**
 * The props that a component accepts in addition to its own: a ref and the native attributes of one element, such as
 * `id`, `data-*`, `aria-*` and event handlers. The component's own props replace native ones of the same name.
 *
 *     export type BadgeProps = BadgeOwnProps & NativeProps<'p', BadgeOwnProps>
 *
 * The own props stay in the intersection because Storybook reads their descriptions from there.
 *
 * @typeParam Element the element that receives the attributes
 * @typeParam Own the component's own props
 * @typeParam Managed the attributes that the component sets itself
 */
export type NativeProps<
  Element extends Tag,
  Own extends object = object,
  Managed extends string = never,
> = Omit<ComponentPropsWithRef<Element>, ExcludedAttribute | keyof Own | Managed>
