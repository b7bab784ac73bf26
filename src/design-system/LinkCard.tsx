import { Slot, Slottable } from '@radix-ui/react-slot'
import { clsx } from 'clsx'
import type { ReactElement } from 'react'
import { Heading, type InnerHeadingLevel } from './Heading'
import { List } from './List'
import { Text } from './Text'
import { VisuallyHidden } from './VisuallyHidden'
import type { Surface } from './internal/Surface'
import type { NativeProps } from './internal/NativeProps'
import { withMarks } from './internal/withMarks'

type LinkCardLayout = 'stacked' | 'beside' | 'open' | 'wide' | 'reveal'

export interface LinkCardProps extends NativeProps<'div', 'children' | 'title'> {
  /** The heading, also appended to the accessible name of the action. */
  title: string
  /** The heading level. @default 3 */
  headingLevel?: InnerHeadingLevel | undefined
  /** The size of the heading; 'heading' for the most important item. @default 'card' */
  titleSize?: 'card' | 'heading' | undefined
  /** The description. @default none */
  description?: string | undefined
  /** Short, unique points below the description. @default none */
  points?: readonly string[] | undefined
  /** A short caption beside the action, such as a `<time>`. @default none */
  caption?: ReactElement | undefined
  /** A `Picture` of the ratio 'fill', or another image that fills its box. @default none */
  picture?: ReactElement | undefined
  /** A router link or button with visible text, such as "Read More". */
  action: ReactElement
  /** What the action opens: a page as a link, or a dialog as a button. @default 'page' */
  opens?: 'page' | 'dialog' | undefined
  /**
   * - 'stacked': the picture above the text; on a phone a small one beside title and action, without the description
   * - 'beside': without a box, across the page, the picture beside the text
   * - 'open': without a box, picture and text in two rows of the grid around it
   * - 'wide': like 'open', across the page
   * - 'reveal': dark, the title above the picture and the description over it on hover and focus
   * @default 'stacked'
   */
  layout?: LinkCardLayout | undefined
}

interface Layout {
  /** @default that of the page around it */
  readonly surface?: Surface | undefined
  /** The classes of the parts. */
  readonly card: string
  readonly picture: string
  readonly text: string
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly action?: string | undefined
}

const box = 'border border-line hover:border-brand'
// The card clips it but where it separates the picture from the text.
const edge = 'shrink-0 outline outline-line'
// In two rows of the grid around it, so that the pictures of a row of cards line up, and so do the texts.
const open = 'row-span-2 grid grid-cols-1 grid-rows-subgrid gap-y-0'

// Beside a picture the text has a `basis`, so that large text goes below the picture rather than into narrow lines.
const layouts: Record<LinkCardLayout, Layout> = {
  stacked: {
    surface: 'white',
    card: `${box} flex flex-col max-sm:flex-row max-sm:flex-wrap @lead/cell:flex-row`,
    picture: `${edge} max-sm:w-1/3 @lead/cell:w-3/5`,
    text: 'grow p-4 max-sm:basis-32 max-sm:gap-1 sm:p-6 @lead/cell:basis-0 @lead/cell:justify-end',
    action: 'mt-auto @lead/cell:mt-0',
  },
  beside: {
    card: 'flex flex-col gap-x-6 gap-y-5 lg:flex-row lg:items-center',
    picture: 'shrink-0 rounded-medium lg:w-7/12',
    text: 'grow pb-3 lg:basis-0',
  },
  open: { card: open, picture: 'rounded-medium', text: 'pt-5' },
  wide: {
    card: open,
    picture: 'rounded-medium',
    text: 'pt-5 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-6',
    description: 'lg:col-start-2 lg:row-span-2 lg:row-start-1',
  },
  // With hover, the parts of the text are in the card's own grid: the description over the picture, below the title.
  reveal: {
    surface: 'deep',
    card: 'grid grid-cols-1 sm:hoverable:grid-rows-[auto_auto_1fr] border-line print:border',
    picture: 'sm:hoverable:col-start-1 sm:hoverable:row-start-2',
    text: 'p-5 sm:hoverable:contents',
    title: 'sm:hoverable:px-5 sm:hoverable:pt-6 sm:hoverable:pb-4',
    description: clsx(
      'transition-opacity duration-quick',
      'sm:hoverable:z-1 sm:hoverable:col-start-1 sm:hoverable:row-start-2 sm:hoverable:self-start',
      'sm:hoverable:bg-surface sm:hoverable:px-5 sm:hoverable:pb-4 sm:hoverable:opacity-0',
      'sm:hoverable:group-hover/card:opacity-100 sm:hoverable:group-has-focus-visible/card:opacity-100',
    ),
    action: 'sm:hoverable:px-5 sm:hoverable:pb-5',
  },
}

const cardClasses = clsx(
  'group/card card-dimension relative isolate h-full min-w-0 overflow-clip',
  'rounded-medium transition-colors duration-quick',
  'print:break-inside-avoid',
  'has-focus-visible:ring-7 has-focus-visible:ring-focus-edge has-focus-visible:outline-3',
  'has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
)

const actionClasses = clsx(
  'inline-block cursor-pointer py-3 text-start after:absolute after:inset-0 after:z-target',
  'rounded-small text-small font-medium wrap-anywhere text-accent underline decoration-1 underline-offset-4',
  'transition-colors duration-quick',
  'print:hidden',
  'group-hover/card:text-ink group-hover/card:decoration-2',
  'focus-visible:shadow-none focus-visible:outline-none',
)

/**
 * Use for an item that has its own page, to which the card links, or its own dialog, which it opens. For a box without
 * a link, use `Card`.
 * - A single tab stop, named by its action and title: "Read More: Landscaping". The whole card is clickable.
 * - A button is hidden without JavaScript, so the page must show elsewhere what it opens.
 */
export function LinkCard({
  title,
  headingLevel = 3,
  titleSize = 'card',
  description,
  points,
  caption,
  picture,
  action,
  opens = 'page',
  layout = 'stacked',
  ...props
}: LinkCardProps) {
  const { surface, ...classes } = layouts[layout]
  return (
    <div {...props} data-surface={surface} className={clsx(cardClasses, classes.card)}>
      {/* The heading precedes the picture in the DOM, for navigation by headings; visually the picture comes first. */}
      <div className={clsx('flex min-w-0 flex-col items-start gap-3', classes.text)}>
        <div className={classes.title}>
          <Heading level={headingLevel} size={titleSize}>
            {title}
          </Heading>
        </div>
        {description && (
          <div className={clsx(classes.description, layout === 'stacked' && picture && 'max-sm:hidden')}>
            {surface ? (
              <Text size="small" tone="muted">
                {description}
              </Text>
            ) : (
              <Text hasMeasure>{description}</Text>
            )}
          </div>
        )}
        {points && points.length > 0 && (
          <List marker="square" size="small" space="xsmall">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </List>
        )}
        <div
          className={clsx(
            '-mb-3 flex w-full flex-wrap items-center justify-between gap-x-4 text-caption text-muted',
            classes.action,
          )}
        >
          <Slot
            aria-haspopup={opens === 'dialog' ? 'dialog' : undefined}
            className={clsx(opens === 'dialog' && 'noscript:hidden', actionClasses)}
          >
            <Slottable child={action}>
              {(text) => (
                <>
                  {withMarks(text)}
                  {/* Transparent, because the accessible name would have a space before a visually hidden colon. */}
                  <span className="opacity-0">:</span>
                  <VisuallyHidden> {title}</VisuallyHidden>
                </>
              )}
            </Slottable>
          </Slot>
          {caption}
        </div>
      </div>
      {picture && (
        <div
          className={clsx(
            'relative order-first overflow-clip before:block before:aspect-16/10',
            classes.picture,
          )}
        >
          <div className="card-picture absolute inset-0">{picture}</div>
        </div>
      )}
    </div>
  )
}
