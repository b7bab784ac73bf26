import type { NativeProps } from './internal/NativeProps'

export type VisuallyHiddenProps = NativeProps<'span'>

/**
 * Use for words that the eye takes from the layout and a screen reader can't. For what can get the focus use
 * `SkipLink`, which shows itself then.
 *
 * - Read out where it stands, and seen by nobody.
 */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className="sr-only" />
}
