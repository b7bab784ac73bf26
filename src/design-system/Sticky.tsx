import type { NativeProps } from './internal/NativeProps'

export type StickyProps = NativeProps<'div'>

/**
 * Use in `Columns` aligned at the start, for a short column beside a long one: the contents of a text, or a way to
 * ask. It stays in view while the long one is read. What floats over the page's corner is a `FloatingActions`.
 *
 * - In a narrow or low window it stands where it is written.
 * - Not on paper.
 */
export function Sticky(props: StickyProps) {
  return <div {...props} className="lg:sticky lg:top-aside-stuck print:hidden" />
}
