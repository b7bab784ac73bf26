import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

type ListLayout = 'column' | 'columns' | 'row'
type ListSpace = 'none' | 'small'
type ListRules = 'none' | 'above' | 'below' | 'between'

interface ListOwnProps {
  /**
   * Column: a single column. Columns: two columns from `sm` to `lg`, otherwise one, for a list that is beside a longer text
   * in a wide window. Row: a row that wraps. @default 'column'
   */
  layout?: ListLayout
  /** The distance between the items. @default 'none' */
  space?: ListSpace
  /** Hairlines above or below each item, or between them. @default 'none' */
  rules?: ListRules
}

export type ListProps = ListOwnProps & NativeProps<'ul', ListOwnProps>

const layouts: Record<ListLayout, Record<ListSpace, string>> = {
  column: { none: 'flex flex-col', small: 'flex flex-col gap-1' },
  columns: {
    none: 'gap-x-6 *:break-inside-avoid sm:max-lg:columns-2',
    small: 'gap-x-6 *:break-inside-avoid *:pb-3 sm:max-lg:columns-2',
  },
  row: { none: 'flex flex-wrap items-center', small: 'flex flex-wrap items-center gap-x-6 gap-y-1' },
}

const ruleClasses: Record<ListRules, string> = {
  none: '',
  above: '*:border-t *:border-line',
  below: '*:border-b *:border-line',
  between: '*:border-line *:not-last:border-b',
}

/**
 * Use for a list of links or other items without markers; its children are `<li>`. For items with markers use
 * `NestedList`, for cards `Grid`.
 *
 * - Announced as a list even though it has no bullets.
 * - In print, items don't break across pages.
 */
export function List({ layout = 'column', space = 'none', rules = 'none', ...props }: ListProps) {
  return (
    <ul
      // Safari doesn't expose a list without bullets as a list unless it has the role.
      role="list"
      {...props}
      className={clsx(
        'min-w-0 *:min-w-0 *:print:break-inside-avoid',
        layouts[layout][space],
        ruleClasses[rules],
      )}
    />
  )
}
