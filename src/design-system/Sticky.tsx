import type { NativeProps } from './internal/NativeProps'

export type StickyProps = NativeProps<'div'>

/**
 * Use in `Columns` aligned at the start, for a short column that stays visible next to a long one, such as a table of
 * contents.
 *
 * - Not sticky in a narrow or short window.
 * - Hidden in print.
 */
export function Sticky(props: StickyProps) {
  return <div {...props} className="lg:sticky lg:top-aside-stuck print:hidden" />
}
