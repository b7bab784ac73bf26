import { clsx } from 'clsx'
import { SvgIcon } from './internal/SvgIcon'
import type { SvgIconName } from './internal/icons'
import type { NativeProps } from './internal/NativeProps'

/** An item, or a title with nested items. */
export type NestedListItem = string | { readonly title: string; readonly items: readonly NestedListItem[] }

type NestedListMarker = 'square' | 'check'
type NestedListSize = 'small' | 'body'
type NestedListLayout = 'column' | 'columns' | 'groups'

interface NestedListOwnProps {
  /** The items in order, unique in each list. */
  items: readonly NestedListItem[]
  /** The marker of each item; a check means done or included. @default 'square' */
  marker?: NestedListMarker
  /** The text size: small inside a card. @default 'body' */
  size?: NestedListSize
  /**
   * The outer items. Column: in one column. Columns: from `md` in two columns of about equal height, each read to its
   * end. Groups: side by side, each below a rule and with a title without a marker. @default 'column'
   */
  layout?: NestedListLayout
}

export type NestedListProps = NestedListOwnProps & NativeProps<'ul', NestedListOwnProps, 'children'>

const markers: Record<NestedListMarker, { name: SvgIconName; size: string }> = {
  square: { name: 'square', size: '0.375em' },
  check: { name: 'check', size: '0.875em' },
}

const sizes: Record<NestedListSize, string> = {
  small: 'gap-2 text-small',
  body: 'gap-3 text-body',
}

const layouts: Record<NestedListLayout, string> = {
  column: 'flex flex-col',
  columns: 'flex flex-col md:-mb-3 md:block md:columns-2 md:gap-x-6 md:*:break-inside-avoid md:*:pb-3',
  groups: 'grid gap-x-6 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(9em,1fr))]',
}

/**
 * Use for a list with markers, nested to any depth. For terms with values, use `SummaryList`.
 *
 * - A native list at every level, inside its item of the level above, so that it is announced with its depth and number
 *   of items.
 * - Six levels are readable at 320 px.
 */
export function NestedList({
  items,
  marker = 'square',
  size = 'body',
  layout = 'column',
  ...props
}: NestedListProps) {
  return (
    // Safari doesn't expose a list without bullets as a list unless it has the role.
    <ul role="list" {...props} className={clsx('min-w-0 text-balance', sizes[size], layouts[layout])}>
      <Items items={items} marker={marker} size={size} isGrouped={layout === 'groups'} />
    </ul>
  )
}

interface ItemsProps extends Required<Pick<NestedListProps, 'items' | 'marker' | 'size'>> {
  /** Whether each item has a rule above instead of a marker. */
  isGrouped?: boolean
}

function Items({ items, marker, size, isGrouped = false }: ItemsProps) {
  return items.map((item) => {
    const isPoint = typeof item === 'string'
    const title = isPoint ? item : item.title
    return (
      <li key={title} className={clsx('min-w-0', isGrouped && 'border-t border-line-strong pt-2')}>
        <span className={clsx('flex min-w-0 gap-2', !isPoint && 'font-bold')}>
          {!isGrouped && (
            <span className="flex h-[1lh] w-[0.875em] shrink-0 items-center justify-center text-accent-strong">
              <SvgIcon {...markers[marker]} />
            </span>
          )}
          <span className="min-w-0 wrap-anywhere">{title}</span>
        </span>
        {!isPoint && item.items.length > 0 && (
          <ul
            role="list"
            className={clsx(
              'mt-2 flex min-w-0 flex-col',
              !isGrouped && 'ms-1.5 border-s border-line ps-2 sm:ps-4',
              sizes[size],
            )}
          >
            <Items items={item.items} marker={marker} size={size} />
          </ul>
        )}
      </li>
    )
  })
}
