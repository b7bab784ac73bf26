import type { NativeProps } from './internal/NativeProps'

export type VisuallyHiddenProps = NativeProps<'span'>

/**
 * Use for text that sighted visitors infer from the layout.
 *
 * - Read out by screen readers in reading order, but not visible.
 */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className="sr-only" />
}
