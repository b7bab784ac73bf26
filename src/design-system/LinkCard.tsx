import { clsx } from 'clsx'
import type { ReactElement } from 'react'
import { Heading } from './Heading'
import { Icon } from './Icon'
import type { IconName } from './internal/icons'
import { CardAction, cardSurface } from './internal/CardAction'
import type { InnerHeadingLevel } from './internal/InnerHeadingLevel'
import type { NativeProps } from './internal/NativeProps'
import { NestedList } from './NestedList'
import { Text } from './Text'

type LinkCardLayout = 'stacked' | 'beside' | 'adaptive'

interface LinkCardOwnProps {
  /** The heading, also appended to the accessible name of the action. */
  title: string
  /** The heading level. @default 3 */
  headingLevel?: InnerHeadingLevel
  /** The description. @default none */
  description?: string | undefined
  /** Short, unique points below the description. @default none */
  points?: readonly string[] | undefined
  /** A short caption beside the action, such as a `<time>`. @default none */
  caption?: ReactElement | undefined
  /** The icon above the title. @default none */
  icon?: IconName
  /** A `Picture` or `Drawing` above the title, with the same ratio in all cards of a row. @default none */
  picture?: ReactElement | undefined
  /**
   * A router link or button with visible text, such as "Read More". Give a button that opens a dialog
   * `aria-haspopup="dialog"`, with which the accessibility tree says so.
   */
  action: ReactElement
  /**
   * Stacked: the picture is above the text. Beside: in a window at least 64rem wide the picture is beside the text;
   * needs a full-width card and a picture of the ratio 'landscape'. Adaptive: needs a picture of the ratio 'fill'.
   * The picture is above the text, cropped to 16:10. In a cell of a 'two-then-three' or 'two-then-four' `Grid` that is
   * at least 36rem wide, such as one across two columns, it is beside the text and takes three fifths of the card's
   * width; of the rest, the icon is at the upper end, and title, text and action are at the lower end.
   * @default 'stacked'
   */
  layout?: LinkCardLayout
}

export type LinkCardProps = LinkCardOwnProps & NativeProps<'div', LinkCardOwnProps, 'children'>

const boxes: Record<LinkCardLayout, string> = {
  stacked: 'flex-col',
  beside: 'flex-col lg:flex-row lg:items-center',
  adaptive: 'flex-col @lead/cell:flex-row',
}

const textBoxes: Record<LinkCardLayout, string> = {
  stacked: '',
  beside: 'lg:basis-0 lg:p-10',
  adaptive: '@lead/cell:basis-0 @lead/cell:justify-end',
}

const pictureBoxes: Record<LinkCardLayout, string> = {
  stacked: 'rounded-t-medium border-b',
  beside:
    'rounded-t-medium border-b lg:w-7/12 lg:shrink-0 lg:self-stretch lg:rounded-t-none lg:rounded-s-medium lg:border-e lg:border-b-0',
  adaptive:
    'relative aspect-16/10 shrink-0 rounded-t-medium border-b *:absolute *:inset-0 @lead/cell:w-3/5 @lead/cell:rounded-t-none @lead/cell:rounded-s-medium @lead/cell:border-e @lead/cell:border-b-0',
}

const actionBoxes: Record<LinkCardLayout, string> = {
  stacked: 'mt-auto',
  beside: 'mt-auto',
  adaptive: 'mt-auto @lead/cell:mt-0',
}

/**
 * Use for an item that has its own page, to which the card links, or its own dialog, which it opens. For a box without
 * a link use `Card`, for a project with a large picture `PictureCard`.
 *
 * - A single tab stop, a link or a button, named by its action and title: "Read More: Landscaping".
 * - The whole card is clickable and shows the focus ring.
 * - The picture follows the title in reading order, wherever it is shown.
 * - An action that is a button is hidden without JavaScript, so the page must show elsewhere what it opens.
 * - In a `Grid`, the cards of a row have equal height and their actions are aligned.
 */
export function LinkCard({
  title,
  headingLevel = 3,
  description,
  points,
  caption,
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
      {/* The heading precedes the picture in the DOM, for navigation by headings; visually the picture comes first. */}
      <div className={clsx('flex min-w-0 grow flex-col items-start gap-3 p-5 sm:p-6', textBoxes[layout])}>
        {icon && (
          <span
            className={clsx(
              'flex size-12 items-center justify-center rounded-small bg-tint text-lead text-accent-strong transition-colors duration-quick group-hover/card:bg-brand group-hover/card:text-on-brand',
              // On the lower edge of the picture, or beside its upper end.
              layout === 'adaptive' && 'relative z-1 -mt-11 @lead/cell:mt-0 @lead/cell:mb-auto',
            )}
          >
            <Icon name={icon} />
          </span>
        )}
        <Heading level={headingLevel} size="card">
          {title}
        </Heading>
        {description && (
          <Text size="small" tone="muted">
            {description}
          </Text>
        )}
        {points && points.length > 0 && <NestedList items={points} size="small" />}
        <div
          className={clsx(
            'pt-2',
            actionBoxes[layout],
            caption && 'flex w-full flex-wrap items-center justify-between gap-x-4 text-caption text-muted',
          )}
        >
          <CardAction action={action} title={title} />
          {caption}
        </div>
      </div>
      {picture && (
        <div className={clsx('order-first overflow-clip border-line', pictureBoxes[layout])}>
          <div className="card-picture">{picture}</div>
        </div>
      )}
    </div>
  )
}
