import type { NativeProps } from './internal/NativeProps'

export type ContainerProps = NativeProps<'div'>

/**
 * Use once inside a `Section`, header or footer to limit its content to the page width. To limit the line length of
 * text, use `Text` with `isMeasured`.
 *
 * - Adds nothing to the accessibility tree.
 */
export function Container(props: ContainerProps) {
  return <div {...props} className="mx-auto w-full max-w-page px-gutter" />
}
