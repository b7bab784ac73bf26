import { clsx } from 'clsx'
import type { HTMLAttributes } from 'react'

type GridColumns = 'two' | 'three' | 'four' | 'sidebar'
type GridSpace = 'none' | 'small' | 'medium' | 'large' | 'xlarge'

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /**
   * How many columns a wide window gets; `sidebar` takes two children, the main one and a narrower one that
   * may be sticky.
   */
  columns: GridColumns
  /** The distance between columns and between rows. @default 'medium', for a sidebar 'large' */
  space?: GridSpace
  /** The element; a list's children are its `<li>`. @default 'div' */
  as?: 'div' | 'ul' | 'ol'
}

const columnClasses: Record<GridColumns, string> = {
  two: 'sm:grid-cols-2',
  three: 'md:grid-cols-3',
  four: 'sm:grid-cols-2 lg:grid-cols-4',
  sidebar: 'items-start lg:grid-cols-12 lg:*:first:col-span-7 lg:*:last:col-span-5',
}

const spaces: Record<GridSpace, string> = {
  none: 'gap-0',
  small: 'gap-3',
  medium: 'gap-6',
  large: 'gap-8',
  xlarge: 'gap-16',
}

/**
 * Use for columns; on a phone they stand below each other. For a single column use `Stack`, for a row of small
 * things `Inline`.
 *
 * - As `ul` or `ol` it is announced as a list, though it shows no bullets.
 */
export function Grid({
  columns,
  space = columns === 'sidebar' ? 'large' : 'medium',
  as: Element = 'div',
  ...props
}: GridProps) {
  return (
    <Element
      // Safari takes a list without bullets for no list unless the role says so.
      role={Element === 'div' ? undefined : 'list'}
      {...props}
      className={clsx('grid min-w-0 grid-cols-1', columnClasses[columns], spaces[space])}
    />
  )
}
