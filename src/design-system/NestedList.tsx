import { clsx } from 'clsx'
import { SvgIcon } from './internal/SvgIcon'
import type { SvgIconName } from './internal/iconNames'
import type { NativeProps } from './internal/NativeProps'

/** An item, or a title with nested items. */
export type NestedListItem = string | { readonly title: string; readonly items: readonly NestedListItem[] }

type NestedListMarker = 'square' | 'check'
type NestedListSize = 'small' | 'body'

interface NestedListOwnProps {
  /** The items in order, unique in each list. */
  items: readonly NestedListItem[]
  /** The marker of each item; a check means done or included. @default 'square' */
  marker?: NestedListMarker
  /** The text size: small inside a card. @default 'body' */
  size?: NestedListSize
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

/**
 * Use for a list with markers, nested to any depth. For terms with values, use `SummaryList`.
 *
 * - A native list at every level, announced with its depth and number of items.
 * - Six levels are readable at 320 px.
 */
export function NestedList({ items, marker = 'square', size = 'body', ...props }: NestedListProps) {
  return (
    // Safari doesn't expose a list without bullets as a list unless it has the role.
    <ul role="list" {...props} className={clsx('flex min-w-0 flex-col', sizes[size])}>
      <Items items={items} marker={marker} size={size} />
    </ul>
  )
}

function Items({ items, marker, size }: Required<Pick<NestedListProps, 'items' | 'marker' | 'size'>>) {
  return items.map((item) => {
    const isPoint = typeof item === 'string'
    const title = isPoint ? item : item.title
    return (
      <li key={title} className="min-w-0">
        <span className={clsx('flex min-w-0 gap-2', !isPoint && 'font-bold')}>
          <span className="flex h-[1lh] w-[0.875em] shrink-0 items-center justify-center text-accent-strong">
            <SvgIcon {...markers[marker]} />
          </span>
          <span className="min-w-0 wrap-anywhere">{title}</span>
        </span>
        {!isPoint && item.items.length > 0 && (
          <ul
            role="list"
            className={clsx(
              'mt-2 ms-1.5 flex min-w-0 flex-col border-s border-line ps-2 sm:ps-4',
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
