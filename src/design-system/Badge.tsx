import type { NativeProps } from './internal/NativeProps'

export type BadgeProps = NativeProps<'p'>

/**
 * Use for a few words above or beside a heading that say what kind of thing it heads. For the heading itself use
 * `Heading`, for a message `Alert`.
 *
 * - Plain text in the order of reading: not a heading, and nothing to press.
 * - No wider than its words, and it breaks where there is no room for them.
 */
export function Badge(props: BadgeProps) {
  return (
    <p
      {...props}
      className="w-fit max-w-full rounded-small border border-accent px-2 py-0.5 text-caption font-medium wrap-anywhere text-accent"
    />
  )
}
