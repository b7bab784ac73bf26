import { clsx } from 'clsx'
import type { HTMLAttributes } from 'react'

type GridColumns = 'two' | 'three' | 'sidebar'

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /**
   * How many columns a wide window gets; `sidebar` takes two children, the main one and a narrower one that
   * may be sticky.
   */
  columns: GridColumns
  /** The element; a list's children are its `<li>`. @default 'div' */
  as?: 'div' | 'ul'
}

const columnClasses: Record<GridColumns, string> = {
  two: 'gap-6 sm:grid-cols-2 print:grid-cols-2 print:gap-4',
  three: 'gap-6 md:grid-cols-3',
  sidebar: 'items-start gap-8 lg:grid-cols-12 lg:*:first:col-span-7 lg:*:last:col-span-5',
}

/**
 * Use for columns; on a phone they stand below each other. For a single column use `Stack`, for a row of small
 * things `Inline`.
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
