import type { ComponentPropsWithRef } from 'react'

export interface ContainerProps extends Omit<ComponentPropsWithRef<'div'>, 'className' | 'style'> {
  /** The element. @default 'div' */
  as?: 'div' | 'header' | 'footer' | 'nav' | 'article'
}

/**
 * Use once inside a `Section`, a header or a footer to hold its content to the page's width. For a column of
 * text use `Text` with `isMeasured`.
 */
export function Container({ as: Element = 'div', ...props }: ContainerProps) {
  return <Element {...props} className="mx-auto w-full max-w-page px-gutter" />
}
