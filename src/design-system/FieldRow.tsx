import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

type FieldRowSplit = 'halves' | 'wide-halves' | 'short-and-long'
type FieldRowAlign = 'start' | 'end'

interface FieldRowOwnProps {
  /**
   * How the two fields share the width.
   * Halves: equally.
   * Wide halves: like halves, but they stack below 28rem, for long options.
   * Short and long: one to two; a message of the short field is below both, as wide as the row.
   * @default 'halves'
   */
  split?: FieldRowSplit
  /** The vertical alignment; `end` for a checkbox beside a field without messages. @default 'start' */
  align?: FieldRowAlign
}

export type FieldRowProps = FieldRowOwnProps & NativeProps<'div', FieldRowOwnProps>

const splits: Record<FieldRowSplit, string> = {
  halves: '@bar:grid-cols-2',
  'wide-halves': '@beside:grid-cols-2',
  'short-and-long': '@bar:first-message-across @bar:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
}

const aligns: Record<FieldRowAlign, string> = { start: 'items-start', end: 'items-end' }

/**
 * Use for two short fields that belong together, such as a quantity and its unit. For stacked fields use `Stack`, for
 * columns of a page `Columns`.
 *
 * - The Tab key follows the reading order.
 * - Each field is as wide as its column.
 * - The fields stack if the row is narrower than 20rem, such as at a large text size; wide halves stack below 28rem.
 */
export function FieldRow({ split = 'halves', align = 'start', children, ...props }: FieldRowProps) {
  return (
    <div {...props} className="@container min-w-0 wide-fields">
      <div className={clsx('grid gap-x-3 gap-y-4 *:min-w-0 sm:gap-x-4', splits[split], aligns[align])}>
        {children}
      </div>
    </div>
  )
}
