import type { NativeProps } from './internal/NativeProps'

export type ContainerProps = NativeProps<'div'>

/**
 * Use once inside a `Section`, a header or a footer to hold its content to the page's width. For a column of
 * text use `Text` with `isMeasured`.
 */
export function Container(props: ContainerProps) {
  return <div {...props} className="mx-auto w-full max-w-page px-gutter" />
}
