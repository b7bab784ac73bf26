import { clsx } from 'clsx'
import type { HTMLAttributes } from 'react'

type GridColumns = 'two' | 'three'

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** How many columns a wide window gets. */
  columns: GridColumns
  /** The element; a list's children are its `<li>`. @default 'div' */
  as?: 'div' | 'ul'
}

const columnClasses: Record<GridColumns, string> = {
  two: 'gap-6 sm:grid-cols-2 print:grid-cols-2 print:gap-4',
  three: 'gap-6 md:grid-cols-3',
}

/**
 * Use for things of one kind in columns, such as cards; on a phone they stand below each other. For two things that
 * differ in kind use `Columns`, for a single column `Stack`, for a row of small things `Inline`.
 *
 * - As `ul` it is announced as a list, though it shows no bullets.
 */
export function Grid({ columns, as: Element = 'div', ...props }: GridProps) {
  return (
    <Element
      // Safari takes a list without bullets for no list unless the role says so.
      role={Element === 'div' ? undefined : 'list'}
      {...props}
      className={clsx('grid min-w-0 grid-cols-1', columnClasses[columns])}
    />
  )
}
