import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon'
import type { NativeProps } from './internal/NativeProps'

/** A term, and what is to be known of it. */
export interface DescriptionItem {
  readonly term: string
  /** Texts or links. */
  readonly content: ReactNode
  /** Before the term, in the ruled variant. @default none */
  readonly icon?: IconName
}

type DescriptionListVariant = 'plain' | 'ruled'

interface DescriptionListOwnProps {
  /** The items in their order; each term once. */
  items: readonly DescriptionItem[]
  /** Plain: small, at a distance. Ruled: with icons, and with hairlines between them. @default 'plain' */
  variant?: DescriptionListVariant
}

export type DescriptionListProps = DescriptionListOwnProps &
  NativeProps<'dl', DescriptionListOwnProps, 'children'>

/** What the parts of one look are made of. */
interface Look {
  readonly list: string
  readonly item: string
  readonly term: string
  readonly icon: string
  readonly content: string
}

const looks: Record<DescriptionListVariant, Look> = {
  plain: {
    list: 'flex flex-col gap-3 text-small',
    item: '',
    term: 'text-caption text-muted',
    icon: 'hidden',
    content: '',
  },
  ruled: {
    list: 'border-b border-line',
    item: 'icon-columns gap-x-4 border-t border-line py-4',
    term: 'col-span-2 grid grid-cols-subgrid items-center text-small text-muted',
    icon: 'flex w-6 justify-center text-body text-accent-strong',
    content: 'col-start-2 min-w-0 wrap-anywhere',
  },
}

/**
 * Use for terms with texts or links, such as the ways to reach the firm. For terms with figures use `SummaryList`.
 *
 * - A description list: each content is read out with its term.
 */
export function DescriptionList({ items, variant = 'plain', ...props }: DescriptionListProps) {
  const look = looks[variant]
  return (
    <dl {...props} className={`min-w-0 ${look.list}`}>
      {items.map(({ term, content, icon }) => (
        <div key={term} className={look.item}>
          <dt className={look.term}>
            <span className={look.icon}>{icon && <Icon name={icon} />}</span>
            <span className="wrap-anywhere">{term}</span>
          </dt>
          <dd className={look.content}>{content}</dd>
        </div>
      ))}
    </dl>
  )
}
