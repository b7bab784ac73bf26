import { clsx } from 'clsx'
import type { ReactElement } from 'react'
import { Heading } from './Heading'
import { Icon, type IconName } from './Icon'
import { CardAction, cardSurface } from './internal/CardAction'
import type { InnerHeadingLevel } from './internal/InnerHeadingLevel'
import type { NativeProps } from './internal/NativeProps'
import { NestedList } from './NestedList'
import { Text } from './Text'

type LinkCardLayout = 'stacked' | 'beside'

interface LinkCardOwnProps {
  /** What it leads to: its heading, and the end of its action's name. */
  title: string
  /** The heading's place in the page's outline. @default 3 */
  headingLevel?: InnerHeadingLevel
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
  /**
   * Stacked: the picture above the words. Beside: in a wide window next to them, for a card that has the page's
   * width to itself; the picture then is of the ratio 'landscape'. @default 'stacked'
   */
  layout?: LinkCardLayout
}

export type LinkCardProps = LinkCardOwnProps & NativeProps<'div', LinkCardOwnProps, 'children'>

const boxes: Record<LinkCardLayout, string> = {
  stacked: 'flex-col',
  beside: 'flex-col lg:flex-row lg:items-center',
}

const wordBoxes: Record<LinkCardLayout, string> = {
  stacked: '',
  beside: 'lg:basis-0 lg:p-10',
}

const pictureBoxes: Record<LinkCardLayout, string> = {
  stacked: 'rounded-t-medium border-b',
  beside:
    'rounded-t-medium border-b lg:w-7/12 lg:shrink-0 lg:self-stretch lg:rounded-t-none lg:rounded-s-medium lg:border-e lg:border-b-0',
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
  layout = 'stacked',
  ...props
}: LinkCardProps) {
  return (
    <div
      {...props}
      data-ground="white"
      className={clsx(
        cardSurface,
        'flex h-full min-w-0 rounded-medium border border-line transition-colors duration-quick hover:border-brand print:break-inside-avoid',
        boxes[layout],
      )}
    >
      {/* The heading comes first for who reads by headings, the picture first for the eye. */}
      <div className={clsx('flex min-w-0 grow flex-col items-start gap-3 p-5 sm:p-6', wordBoxes[layout])}>
        {icon && (
          <span className="mb-1 flex size-12 items-center justify-center rounded-small bg-tint text-lead text-accent-strong transition-colors duration-quick group-hover/card:bg-brand group-hover/card:text-on-brand">
            <Icon name={icon} />
          </span>
        )}
        <Heading level={headingLevel} size={layout === 'beside' ? 'heading' : 'subheading'}>
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
          <CardAction action={action} title={title} />
        </div>
      </div>
      {picture && (
        <div className={clsx('order-first overflow-clip border-line', pictureBoxes[layout])}>{picture}</div>
      )}
    </div>
  )
}
