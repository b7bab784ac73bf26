import { clsx } from 'clsx'
import type { ReactElement } from 'react'
import { Heading } from './Heading'
import { CardAction, cardSurface } from './internal/CardAction'
import type { InnerHeadingLevel } from './internal/InnerHeadingLevel'
import type { NativeProps } from './internal/NativeProps'

type PictureCardLayout = 'full' | 'wide' | 'stretched' | 'reveal'

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
   * Full: a picture of 16:10 or taller with the text below it; in a grid, the pictures and the texts of a row line up.
   * Wide, for a card across the page: like full, but in a wide window the description is beside the title. Stretched, for
   * a single card beside a longer text: like full, but the picture is as high as the column allows. Reveal: a 16:10
   * picture with the text below it on a dark ground, and the description over the picture on hover and focus; phones and
   * devices that can't hover always show it, below the title. @default 'full'
   */
  layout?: PictureCardLayout
}

export type PictureCardProps = PictureCardOwnProps & NativeProps<'div', PictureCardOwnProps, 'children'>

const shapes: Record<PictureCardLayout, string> = {
  full: 'row-span-2 grid-rows-subgrid gap-y-0 before:aspect-16/10',
  wide: 'row-span-2 grid-rows-subgrid gap-y-0 before:aspect-16/10',
  stretched: 'grid-rows-[1fr_auto] before:aspect-16/10',
  reveal:
    'overflow-clip bg-clip-content pt-1 grid-rows-[auto_auto_1fr] before:aspect-16/10 border-line print:border',
}

const panels: Record<PictureCardLayout, string> = {
  full: 'py-5',
  wide: 'py-5 lg:grid lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-6',
  stretched: 'pt-5',
  // With hover, the card's own rows: the description over the picture, and below it the title and the action.
  reveal:
    'row-span-2 border border-transparent p-5 sm:hoverable:row-start-1 sm:hoverable:row-span-3 sm:hoverable:grid sm:hoverable:grid-rows-subgrid sm:hoverable:gap-y-0 sm:hoverable:border-0 sm:hoverable:p-0',
}

// A card with a ground of its own clips its picture. The picture starts above the ground, which would otherwise show at
// the upper corners.
const pictureBoxes: Record<PictureCardLayout, string> = {
  full: 'rounded-medium',
  wide: 'rounded-medium',
  stretched: 'rounded-medium',
  reveal: '-mt-1',
}

const descriptions: Record<PictureCardLayout, string> = {
  full: 'max-w-measure',
  wide: 'max-w-measure lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:row-start-1',
  stretched: 'max-w-measure',
  reveal:
    'transition-opacity duration-quick sm:hoverable:row-start-1 sm:hoverable:self-end sm:hoverable:bg-surface sm:hoverable:px-5 sm:hoverable:pt-4 sm:hoverable:opacity-0 sm:hoverable:group-hover/card:opacity-100 sm:hoverable:group-has-focus-visible/card:opacity-100 reduced-data:opacity-100!',
}

const titles: Record<PictureCardLayout, string> = {
  full: '',
  wide: 'lg:col-span-6',
  stretched: '',
  reveal: 'sm:hoverable:row-start-2 sm:hoverable:px-5 sm:hoverable:pt-4',
}

const actions: Record<PictureCardLayout, string> = {
  full: 'mt-auto',
  wide: 'lg:col-span-6',
  stretched: '',
  reveal: 'sm:hoverable:row-start-3 sm:hoverable:px-5 sm:hoverable:pt-2 sm:hoverable:pb-5',
}

/**
 * Use for a project: a large picture with text below or over it. For services and posts, where the text matters more,
 * use `LinkCard`.
 *
 * - A single tab stop, named by its action and title: "Read More: Corner house".
 * - The whole card is clickable and shows the focus ring.
 * - Text over a picture has a solid background, so that it is readable, and the card grows with it.
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
      data-ground={layout === 'reveal' ? 'deep' : undefined}
      className={clsx(
        cardSurface,
        // The pseudo-element with the aspect ratio, the picture and the panel share a grid cell: the tallest sets the height.
        'grid h-full min-w-0 grid-cols-1 rounded-medium before:col-start-1 before:row-start-1 print:block print:break-inside-avoid print:before:hidden',
        shapes[layout],
      )}
    >
      <div
        className={clsx(
          'z-1 col-start-1 row-start-2 flex min-w-0 flex-col items-start gap-2',
          panels[layout],
        )}
      >
        <div className={titles[layout]}>
          <Heading level={headingLevel} size="card">
            {title}
          </Heading>
        </div>
        {description && (
          <p className={clsx('text-small wrap-anywhere text-muted', descriptions[layout])}>{description}</p>
        )}
        <div className={actions[layout]}>
          <CardAction action={action} title={title} />
        </div>
      </div>
      <div
        className={clsx(
          'relative col-start-1 row-start-1 overflow-clip print:aspect-16/10',
          pictureBoxes[layout],
        )}
      >
        <div className="absolute inset-0">
          <div className="card-picture">{picture}</div>
        </div>
      </div>
    </div>
  )
}
