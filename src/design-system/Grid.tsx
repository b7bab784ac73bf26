import { clsx } from 'clsx'
import type { ElementType } from 'react'
import type { NativeProps } from './internal/NativeProps'

type GridColumns = 'two' | 'three' | 'two-then-three' | 'two-then-four'

interface GridOwnProps {
  /**
   * The number of columns. Two: from `sm`. Three: from `md`. Two then three, and two then four, for cards with pictures:
   * two from `md`, and three from `lg` or four from `xl`; the first item is two columns wide if the last row would
   * otherwise be exactly one item short.
   */
  columns: GridColumns
  /** The element to render; a `ul` takes `<li>` children. @default 'div' */
  as?: 'div' | 'ul'
}

export type GridProps = GridOwnProps & NativeProps<'section', GridOwnProps>

const columnClasses: Record<GridColumns, string> = {
  two: 'gap-6 sm:grid-cols-2 print:grid-cols-2 print:gap-4',
  three: 'gap-6 md:grid-cols-3',
  // The cells are containers, by whose width a `LinkCard` chooses its layout.
  'two-then-three':
    'gap-6 *:@container/cell md:grid-cols-2 lg:grid-cols-3 md:max-lg:*:first:nth-last-[odd]:col-span-2 lg:*:first:nth-last-[3n+2]:col-span-2 print:grid-cols-2',
  'two-then-four':
    'gap-6 *:@container/cell md:grid-cols-2 xl:grid-cols-4 md:max-xl:*:first:nth-last-[odd]:col-span-2 xl:*:first:nth-last-[4n+3]:col-span-2 print:grid-cols-2',
}

// The elements have different ref types, which no single ref satisfies.
const elements: Record<'div' | 'ul', ElementType> = { div: 'div', ul: 'ul' }

/**
 * Use for items of the same kind in columns, such as cards; on a phone they stack. For different kinds of content use
 * `Columns`, for a single column `Stack`, for a row of small items `Inline`.
 *
 * - As `ul`, it is announced as a list even though it has no bullets.
 * - The reading order is that of its children, whatever the number of columns.
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
