import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'

export interface Slide {
  /** A unique id. */
  id: string
  /** The content of the slide. */
  content: ReactNode
  /**
   * Marks a copy of another slide that makes the row long enough to loop. It is inert and hidden from screen readers.
   * @default false
   */
  isRepeat?: boolean
}

export interface SlideRowProps {
  ref: Ref<HTMLDivElement>
  /** The accessible name of the row. */
  label: string
  slides: readonly Slide[]
  /** The classes for the row's place in the slider, and for the widths of its slides. */
  className: string
}

interface ScrollableRowProps extends SlideRowProps {
  /** Called with the index of the first visible slide when the row is scrolled. */
  onPositionChange: (index: number) => void
}

/** How long a transition takes that the visitor starts, in ms. */
export const shortTransition = 300

/** The classes of the list of slides. The padding of the row around it leaves room for focus rings. */
export const listClasses =
  'flex w-full shrink-0 transition-transform ease-out max-md:ease-linear print:block print:transform-none!'

/** The attributes of a slide. */
export const slideProps = ({ isRepeat = false }: Slide) => ({
  inert: isRepeat,
  'aria-hidden': isRepeat || undefined,
  className: 'slide relative min-w-min shrink-0 snap-start print:w-full!',
})

/** For the keyboard, which scrolls it. */
const focusable = { role: 'group', tabIndex: 0 }

/** The slides before Swiper has started, without JavaScript and under reduced motion. */
export function ScrollableRow({ ref, label, slides, className, onPositionChange }: ScrollableRowProps) {
  return (
    <div
      ref={ref}
      aria-label={label}
      {...focusable}
      onScroll={({ currentTarget: { scrollLeft, scrollWidth } }) =>
        onPositionChange(Math.round((Math.abs(scrollLeft) / scrollWidth) * slides.length))
      }
      className={clsx(
        'swiper flex snap-x snap-mandatory overflow-x-auto -outline-offset-3 scrollbar-none motion-reduce:scrollbar-thin noscript:scrollbar-thin print:overflow-visible',
        className,
      )}
    >
      {/* Safari doesn't expose a list without bullets as a list unless it has the role. */}
      <ul role="list" className={listClasses}>
        {slides.map((slide) => (
          <li key={slide.id} {...slideProps(slide)}>
            {slide.content}
          </li>
        ))}
      </ul>
    </div>
  )
}
