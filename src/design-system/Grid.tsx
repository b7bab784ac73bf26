import { clsx } from 'clsx'
import type { ElementType } from 'react'
import type { NativeProps } from './internal/NativeProps'

type GridColumns = 'two' | 'three' | 'sidebar'

interface GridOwnProps {
  /**
   * How many columns a wide window gets; `sidebar` takes two children, the main one and a narrower one that
   * may be sticky.
   */
  columns: GridColumns
  /** The element; a list's children are its `<li>`. @default 'div' */
  as?: 'div' | 'ul'
}

export type GridProps = GridOwnProps & NativeProps<'section', GridOwnProps>

const columnClasses: Record<GridColumns, string> = {
  two: 'gap-6 sm:grid-cols-2 print:grid-cols-2 print:gap-4',
  three: 'gap-6 md:grid-cols-3',
  sidebar: 'items-start gap-8 lg:grid-cols-12 lg:*:first:col-span-7 lg:*:last:col-span-5',
}

// Each has a ref type of its own, and no ref fits both.
const elements: Record<'div' | 'ul', ElementType> = { div: 'div', ul: 'ul' }

/**
 * Use for columns; on a phone they stand below each other. For a single column use `Stack`, for a row of small
 * things `Inline`.
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
