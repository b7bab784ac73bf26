import type { ReactNode } from 'react'
import { Icon } from './Icon'
import type { IconName } from './internal/icons'
import type { NativeProps } from './internal/NativeProps'

/** A term and its description. */
export interface DescriptionItem {
  readonly term: string
  /** Text or links. */
  readonly content: ReactNode
  /** The icon before the term; `ruled` variant only. @default none */
  readonly icon?: IconName
}

type DescriptionListVariant = 'plain' | 'ruled'

interface DescriptionListOwnProps {
  /** The items, with unique terms. */
  items: readonly DescriptionItem[]
  /** Plain: small text. Ruled: with icons, and with hairlines above and below each item. @default 'plain' */
  variant?: DescriptionListVariant
}

export type DescriptionListProps = DescriptionListOwnProps &
  NativeProps<'dl', DescriptionListOwnProps, 'children'>

/** The classes of each part of a variant. */
interface VariantClasses {
  readonly list: string
  readonly item: string
  readonly term: string
  readonly icon: string
  readonly content: string
}

const variants: Record<DescriptionListVariant, VariantClasses> = {
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
 * Use for terms with text or links, such as contact details. For terms with numbers, use `SummaryList`.
 *
 * - A native description list that associates each description with its term.
 */
export function DescriptionList({ items, variant = 'plain', ...props }: DescriptionListProps) {
  const classes = variants[variant]
  return (
    <dl {...props} className={`min-w-0 ${classes.list}`}>
      {items.map(({ term, content, icon }) => (
        <div key={term} className={classes.item}>
          <dt className={classes.term}>
            <span className={classes.icon}>{icon && <Icon name={icon} />}</span>
            <span className="wrap-anywhere">{term}</span>
          </dt>
          <dd className={classes.content}>{content}</dd>
        </div>
      ))}
    </dl>
  )
}
