import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'
import { rowGaps, type Space } from './internal/space'

export interface ListProps extends NativeProps<'ul'> {
  /** The marker of each item; a check means done or included. @default 'none' */
  marker?: keyof typeof markers | undefined
  /** The text size: that of the text around it, or small. @default 'inherit' */
  size?: keyof typeof sizes | undefined
  /** 'columns' are two, read one after the other; 'groups' are nested lists below rules; a 'row' wraps. @default 'column' */
  layout?: keyof typeof layouts | undefined
  /** The distance between the items of a column or row. @default 'none' */
  space?: Space | undefined
  /** Hairlines above or below each item, or between them. @default 'none' */
  rules?: keyof typeof rulesOf | undefined
}

// Borders, which are visible in print and in forced colours, too.
const marked =
  'text-pretty *:relative *:ps-[1.375em] *:before:absolute *:before:border-accent-strong *:before:content-[""]'

const markers = {
  none: '',
  square: `${marked} *:before:start-[0.25em] *:before:top-[calc(0.5lh-0.1875em)] *:before:border-[0.1875em]`,
  check: clsx(
    marked,
    '*:before:start-[0.25em] *:before:top-[calc(0.5lh-0.5em)] *:before:h-[0.75em] *:before:w-[0.4em]',
    '*:before:rotate-45 *:before:border-r-2 *:before:border-b-2',
  ),
}

const sizes = { inherit: '', small: 'text-small' }

const layouts = {
  column: 'flex flex-col',
  columns: '-mb-3 gap-x-6 [columns:14rem_2] *:break-inside-avoid *:pb-3',
  groups:
    'grid gap-x-6 gap-y-4 *:border-t *:border-line-strong *:pt-2 sm:grid-cols-[repeat(auto-fit,minmax(9em,1fr))]',
  row: 'flex flex-wrap items-center',
}

const rulesOf = {
  none: '',
  above: '*:border-t *:border-line',
  below: '*:border-b *:border-line',
  between: '*:border-line *:not-last:border-b',
}

/**
 * Use for a list of links, points or other items; its children are `<li>`, which may contain a `List`. For terms with
 * values use `SummaryList`, for cards `Grid`.
 */
export function List({
  marker = 'none',
  size = 'inherit',
  layout = 'column',
  space = 'none',
  rules = 'none',
  ...props
}: ListProps) {
  return (
    <ul
      // Safari doesn't expose a list without bullets as a list unless it has the role.
      role="list"
      {...props}
      className={clsx(
        'min-w-0 *:min-w-0 *:wrap-anywhere *:print:break-inside-avoid',
        markers[marker],
        sizes[size],
        layouts[layout],
        rowGaps[space],
        space !== 'none' && 'gap-x-6',
        rulesOf[rules],
      )}
    />
  )
}
