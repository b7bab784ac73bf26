import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

export interface FieldRowProps extends NativeProps<'div'> {
  /**
   * 'halves-or-longer-second' has halves only in a wide row; 'short-and-long' has a third and two thirds, with the
   * message of the first field below both. @default 'halves'
   */
  split?: keyof typeof splits | undefined
  /** The vertical alignment; `end` for a checkbox beside a field without messages. @default 'start' */
  align?: 'start' | 'end' | undefined
}

const splits = {
  halves: '@beside:grid-cols-2',
  'halves-or-longer-second': '@beside:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @row:grid-cols-2',
  'short-and-long':
    '@bar:gap-y-0 @bar:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] @bar:*:first:contents @bar:[&>:first-child>[data-field-message]]:[grid-area:2/1/auto/-1]',
}

/**
 * Use for two short fields that belong together, such as a quantity and its unit. For stacked fields use `Stack`, for
 * columns of a page `Columns`.
 * - Stacked if the row, not the window, is narrower than 28rem; short and long below 20rem.
 */
export function FieldRow({ split = 'halves', align = 'start', children, ...props }: FieldRowProps) {
  return (
    <div {...props} className="@container min-w-0 wide-fields">
      <div
        className={clsx(
          'grid gap-x-3 gap-y-4 *:min-w-0 sm:gap-x-4',
          splits[split],
          align === 'end' ? 'items-end' : 'items-start',
        )}
      >
        {children}
      </div>
    </div>
  )
}
