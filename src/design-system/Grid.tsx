import { clsx } from 'clsx'
import type { ElementType } from 'react'
import type { NativeProps } from './internal/NativeProps'

type GridColumns = 'two' | 'three'

interface GridOwnProps {
  /** How many columns a wide window gets. */
  columns: GridColumns
  /** The element; a list's children are its `<li>`. @default 'div' */
  as?: 'div' | 'ul'
}

export type GridProps = GridOwnProps & NativeProps<'section', GridOwnProps>

const columnClasses: Record<GridColumns, string> = {
  two: 'gap-6 sm:grid-cols-2 print:grid-cols-2 print:gap-4',
  three: 'gap-6 md:grid-cols-3',
}

// Each has a ref type of its own, and no ref fits both.
const elements: Record<'div' | 'ul', ElementType> = { div: 'div', ul: 'ul' }

/**
 * Use for things of one kind in columns, such as cards; on a phone they stand below each other. For two things that
 * differ in kind use `Columns`, for a single column `Stack`, for a row of small things `Inline`.
 *
 * - As `ul` it is announced as a list, though it shows no bullets.
 */
export function Grid({ columns, as = 'div', ...props }: GridProps) {
  const Element = elements[as]
  return (
    <Element
      // Safari takes a list without bullets for no list unless the role says so.
      role={as === 'div' ? undefined : 'list'}
      {...props}
      className={clsx('grid min-w-0 grid-cols-1', columnClasses[columns])}
    />
  )
}
