import type { NativeProps } from './internal/NativeProps'

export type VisuallyHiddenProps = NativeProps<'span'>

/** Use for text that sighted visitors infer from the layout; screen readers read it out in its place. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className="sr-only" />
}
