import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactElement } from 'react'
import { Heading, type HeadingProps } from './Heading'
import { Icon, type IconName } from './Icon'
import { CardAction, cardSurface } from './internal/CardAction'
import { NestedList } from './NestedList'
import { Text } from './Text'

export interface LinkCardProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'className' | 'style' | 'title' | 'children'
> {
  /** What it leads to: its heading, and the end of its action's name. */
  title: string
  /** The heading's place in the page's outline. @default 3 */
  headingLevel?: Exclude<HeadingProps['level'], 1>
  /** What is to be found there; after five lines it ends in an ellipsis. @default none */
  description?: string | undefined
  /** Short points below the description, each once. @default none */
  points?: readonly string[] | undefined
  /** A sign above the title. @default none */
  icon?: IconName
  /** A `Picture` above the title, of the same ratio in every card of a row. @default none */
  picture?: ReactElement | undefined
  /** What leads on: a router's link or a button, with its visible words such as "Read More". */
  action: ReactElement
}

/**
 * Use for one of several things that each have a page or a dialog of their own. For a box that leads nowhere use
 * `Card`, for a project's large picture `PictureCard`.
 *
 * - One stop of the Tab key, named by its words and its title: "Read More: Landscaping".
 * - The whole card is the target, and shows the focus.
 * - In a `Grid` the cards of a row are equally high, their actions on one line.
 */
export function LinkCard({
  title,
  headingLevel = 3,
  description,
  points,
  icon,
  picture,
  action,
  ...props
}: LinkCardProps) {
  return (
    <div
      {...props}
      className={clsx(
        cardSurface,
        'flex h-full min-w-0 flex-col rounded-medium border border-line bg-white text-ink transition-colors duration-quick hover:border-navy print:break-inside-avoid print:border-line-strong',
      )}
    >
      {/* The heading comes first for who reads by headings, the picture first for the eye. */}
      <div className="flex grow flex-col items-start gap-3 p-5 sm:p-6">
        {icon && (
          <span className="mb-1 flex size-12 items-center justify-center rounded-small bg-sand text-lead text-clay-strong transition-colors duration-quick group-hover/card:bg-navy group-hover/card:text-white">
            <Icon name={icon} />
          </span>
        )}
        <Heading level={headingLevel} size="subheading">
          {title}
        </Heading>
        {description && (
          <div className="line-clamp-5 print:line-clamp-none">
            <Text size="small" tone="muted">
              {description}
            </Text>
          </div>
        )}
        {points && points.length > 0 && <NestedList items={points} size="small" />}
        <div className="mt-auto pt-2">
          <CardAction action={action} title={title} ground="light" />
        </div>
      </div>
      {picture && (
        <div className="order-first overflow-clip rounded-t-medium border-b border-line">{picture}</div>
      )}
    </div>
  )
}
