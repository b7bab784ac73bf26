import type { ComponentPropsWithRef, JSX } from 'react'

/** The element whose attributes a component takes. */
type Tag = keyof JSX.IntrinsicElements

/** Looks are the component's own, and a control is disabled by `isDisabled` alone. */
type NeverPassedOn = 'className' | 'style' | 'disabled'

/**
 * What a component takes besides its own props: a ref and the attributes of one of its elements, such as `id`,
 * `data-*`, `aria-*` and event handlers. Props of its own replace native ones of the same name.
 *
 *     export type BadgeProps = BadgeOwnProps & NativeProps<'p', BadgeOwnProps>
 *
 * The own props stay a part of the intersection because Storybook reads their descriptions from there.
 *
 * @typeParam Element the element that gets them
 * @typeParam Own the component's own props
 * @typeParam Decided the attributes that the component sets itself
 */
export type NativeProps<
  Element extends Tag,
  Own extends object = object,
  Decided extends string = never,
> = Omit<ComponentPropsWithRef<Element>, NeverPassedOn | keyof Own | Decided>
