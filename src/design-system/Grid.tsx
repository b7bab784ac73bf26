import type { ReactNode } from 'react'

type GridColumns = 'two' | 'three' | 'sidebar'

export interface GridProps {
  /** How many columns a wide window gets; `sidebar` is a wide one and a narrower one beside it. */
  columns: GridColumns
  children: ReactNode
}

const columnClasses: Record<GridColumns, string> = {
  two: 'gap-6 sm:grid-cols-2',
  three: 'gap-6 sm:grid-cols-3',
  sidebar: 'items-start gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
}

/** Use for columns; on a phone they stand below each other. For a single column use `Stack`. */
export function Grid({ columns, children }: GridProps) {
  return <div className={`grid min-w-0 grid-cols-1 ${columnClasses[columns]}`}>{children}</div>
}
