import { clsx } from 'clsx'
import { Container } from './internal/Container'
import type { NativeProps } from './internal/NativeProps'

export interface GridProps extends NativeProps<'section'> {
  /**
   * The number of columns; after 'then', that in a wide window. With two numbers, the first item is wide if the last row
   * would otherwise be one item short.
   */
  columns: keyof typeof columnClasses
  /** The element to render; a `ul` takes `<li>` children. @default 'div' */
  as?: 'div' | 'ul' | undefined
}

const columnClasses = {
  two: 'sm:grid-cols-2 print:grid-cols-2 print:gap-4',
  three: 'md:grid-cols-3',
  // The cells are containers, by whose width a `LinkCard` chooses its layout.
  'two-then-three': clsx(
    '*:@container/cell',
    'md:grid-cols-2 lg:grid-cols-3 not-print:md:max-lg:*:first:nth-last-[odd]:col-span-2',
    'lg:*:first:nth-last-[3n+2]:col-span-2',
    'print:grid-cols-2 sm:print:grid-cols-3',
  ),
}

/**
 * Use for items of the same kind in columns, such as cards; on a phone they stack. For different kinds of content use
 * `Columns`, for a single column `Stack`, for a row of small items `Inline`.
 */
export function Grid({ columns, as = 'div', ...props }: GridProps) {
  return (
    <Container
      as={as}
      {...props}
      className={clsx('grid min-w-0 grid-cols-1 gap-6', columnClasses[columns])}
    />
  )
}
