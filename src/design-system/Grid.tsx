import { clsx } from 'clsx'
import type { ElementType } from 'react'
import type { NativeProps } from './internal/NativeProps'

type GridColumns = 'two' | 'three'

interface GridOwnProps {
  /** The number of columns in a wide window. */
  columns: GridColumns
  /** The element to render; a `ul` takes `<li>` children. @default 'div' */
  as?: 'div' | 'ul'
}

export type GridProps = GridOwnProps & NativeProps<'section', GridOwnProps>

const columnClasses: Record<GridColumns, string> = {
  two: 'gap-6 sm:grid-cols-2 print:grid-cols-2 print:gap-4',
  three: 'gap-6 md:grid-cols-3',
}

// The elements have different ref types, which no single ref satisfies.
const elements: Record<'div' | 'ul', ElementType> = { div: 'div', ul: 'ul' }

/**
 * Use for items of the same kind in columns, such as cards; on a phone they stack. For different kinds of content use
 * `Columns`, for a single column `Stack`, for a row of small items `Inline`.
 *
 * - As `ul`, it is announced as a list even though it has no bullets.
 */
export function Grid({ columns, as = 'div', ...props }: GridProps) {
  const Element = elements[as]
  return (
    <Element
      // Safari doesn't expose a list without bullets as a list unless it has the role.
      role={as === 'div' ? undefined : 'list'}
      {...props}
      className={clsx('grid min-w-0 grid-cols-1', columnClasses[columns])}
    />
  )
}
