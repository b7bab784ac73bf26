import type { NativeProps } from './internal/NativeProps'

export type BadgeProps = NativeProps<'p'>

/**
 * Use for a short label above or beside a heading, such as a category. For the heading itself use `Heading`, for a
 * message `Alert`.
 *
 * - Plain text in reading order: neither a heading nor a control.
 * - As wide as its text, and wraps in a narrow container.
 */
export function Badge(props: BadgeProps) {
  return (
    <p
      {...props}
      className="w-fit max-w-full rounded-small border border-accent px-2 py-0.5 text-caption font-medium wrap-anywhere text-accent"
    />
  )
}
