import { clsx } from 'clsx'
import type { ReactElement } from 'react'
import { Heading } from './Heading'
import { CardAction, cardSurface } from './internal/CardAction'
import type { InnerHeadingLevel } from './internal/InnerHeadingLevel'
import type { NativeProps } from './internal/NativeProps'

type PictureCardLayout = 'full' | 'reveal'

interface PictureCardOwnProps {
  /** The heading, also appended to the accessible name of the action. */
  title: string
  /** The heading level. @default 3 */
  headingLevel?: InnerHeadingLevel
  /** The description. @default none */
  description?: string | undefined
  /** A `Picture` with the ratio 'fill'. */
  picture: ReactElement
  /** A router link or button with visible text, such as "Read More". */
  action: ReactElement
  /**
   * Full: a 16:10 picture with the description truncated after three lines. Reveal: a square that shows the description
   * on hover and focus; on phones 16:10. Phones and devices that can't hover always show the description. @default 'full'
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
 * Use for a project: a picture with text over it. For services and posts, where the text matters more, use `LinkCard`.
 *
 * - A single tab stop, named by its action and title: "Read More: Corner house".
 * - The whole card is clickable and shows the focus ring.
 * - The text has a solid background, so that it is readable over any picture, and the card grows with it.
 * - A description that is shown on hover or focus is always available to screen readers.
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
        // The pseudo-element with the aspect ratio, the picture and the panel share a grid cell: the tallest sets the height.
        'grid h-full min-w-0 grid-cols-1 overflow-clip rounded-medium before:col-start-1 before:row-start-1 print:block print:break-inside-avoid border-line print:border print:before:hidden',
        shapes[layout],
      )}
    >
      <div
        className={clsx(
          // On a phone the text is below the picture, which it would otherwise cover.
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
