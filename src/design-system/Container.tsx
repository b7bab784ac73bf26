import type { ReactNode } from 'react'

export interface ContainerProps {
  children: ReactNode
}

/** Use once inside a `Section` to hold its content to the page's width. For a column of text use `Text` with `isMeasured`. */
export function Container({ children }: ContainerProps) {
  return <div className="mx-auto w-full max-w-page px-gutter">{children}</div>
}
