import { clsx } from 'clsx'
import type { ReactElement } from 'react'
import { Heading } from './Heading'
import { CardAction, cardSurface } from './internal/CardAction'
import type { InnerHeadingLevel } from './internal/InnerHeadingLevel'
import type { NativeProps } from './internal/NativeProps'

type PictureCardLayout = 'full' | 'reveal'

interface PictureCardOwnProps {
  /** What it leads to: its heading, and the end of its action's name. */
  title: string
  /** The heading's place in the page's outline. @default 3 */
  headingLevel?: InnerHeadingLevel
  /** What is to be found there. @default none */
  description?: string | undefined
  /** A `Picture` of the ratio 'fill'. */
  picture: ReactElement
  /** What leads on: a router's link or a button, with its visible words such as "Read More". */
  action: ReactElement
  /**
   * Full: a large picture of 16 to 10, the description in sight, cut after three lines. Reveal: a square whose description comes
   * with the pointer or the focus, and is always there on a phone and without a pointer that can hover. @default 'full'
   */
  layout?: PictureCardLayout
}

export type PictureCardProps = PictureCardOwnProps & NativeProps<'div', PictureCardOwnProps, 'children'>

const shapes: Record<PictureCardLayout, string> = {
  full: 'before:aspect-16/10',
  reveal: 'before:aspect-16/10 sm:before:aspect-square',
}

const panels: Record<PictureCardLayout, string> = {
  full: 'sm:me-16 sm:max-w-field sm:rounded-se-medium sm:p-6',
  reveal: '',
}

const descriptions: Record<PictureCardLayout, string> = {
  full: 'line-clamp-3 print:line-clamp-none',
  reveal:
    'transition-opacity duration-quick sm:hoverable:not-group-hover/card:not-group-has-focus-visible/card:sr-only sm:hoverable:not-group-hover/card:not-group-has-focus-visible/card:opacity-0 reduced-data:not-sr-only! reduced-data:opacity-100!',
}

/**
 * Use for a project: its picture is the card, and the words stand on it. For services and texts, whose words come
 * first, use `LinkCard`.
 *
 * - One stop of the Tab key, named by its words and its title: "Read More: Corner house".
 * - The whole card is the target, and shows the focus.
 * - The words stand on a solid ground, so that they are readable on any picture, and the card grows with them.
 * - A description that waits for the pointer or the focus is always read out.
 */
export function PictureCard({
  title,
  headingLevel = 3,
  description,
  picture,
  action,
  layout = 'full',
  ...props
}: PictureCardProps) {
  return (
    <div
      {...props}
      data-ground="deep"
      className={clsx(
        cardSurface,
        // The picture's shape, the picture and the panel lie in one cell: what needs more height decides.
        'grid h-full min-w-0 grid-cols-1 overflow-clip rounded-medium before:col-start-1 before:row-start-1 print:block print:break-inside-avoid border-line print:border print:before:hidden',
        shapes[layout],
      )}
    >
      <div
        className={clsx(
          // On a phone the words stand below the picture, which they would cover.
          'z-1 col-start-1 row-start-2 flex min-w-0 flex-col items-start gap-2 self-end border border-transparent bg-surface p-5 sm:row-start-1 print:m-0',
          panels[layout],
        )}
      >
        <Heading level={headingLevel} size="subheading">
          {title}
        </Heading>
        {description && (
          <p className={clsx('text-small wrap-anywhere text-muted', descriptions[layout])}>{description}</p>
        )}
        <CardAction action={action} title={title} />
      </div>
      <div className="relative col-start-1 row-start-1 overflow-clip print:aspect-16/10">
        <div className="absolute inset-0 motion-safe:transition-transform motion-safe:duration-calm motion-safe:ease-out motion-safe:group-hover/card:scale-102">
          {picture}
        </div>
      </div>
    </div>
  )
}
