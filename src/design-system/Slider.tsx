import { clsx } from 'clsx'
import { IconButton } from './IconButton'
import { useLabels } from './labels'
import type { NativeProps } from './internal/NativeProps'
import { SlideList, type Slide } from './internal/slider/SlideList'
import type { Space } from './internal/space'
import { useSwiperLoop, type PlaybackProps } from './internal/slider/useSwiperLoop'
import { VisuallyHidden } from './VisuallyHidden'

export type { Slide }

export interface SliderProps extends PlaybackProps, NativeProps<'section', 'children'> {
  /** The accessible name of the region, and the end of the button's name, after "Pause". */
  label: string
  /** The slides, in order. */
  slides: readonly Slide[]
  /** The distance between the slides. @default 'none' */
  space?: keyof typeof gaps | undefined
  /** The number of slides visible at once; 'two-to-four' are three from `md` and four from `lg`. @default 'one' */
  slidesPerView?: keyof typeof views | undefined
  /** Shows Previous and Next buttons. @default false */
  hasArrows?: boolean | undefined
  /** The buttons' place: 'beside' the row, or from `md` 'inside' the lower end of slides that are cards. @default 'beside' */
  controls?: keyof typeof arrangements | undefined
}

const views = {
  one: { classes: 'slides-1', count: 1 },
  'two-to-four': { classes: 'slides-2 md:slides-3 lg:slides-4', count: 4 },
}

// In px like Swiper's distances: they don't scale with the text.
const gaps = {
  none: '',
  large: 'slide-gap-slides-24',
  xlarge: 'slide-gap-slides-30',
} satisfies Partial<Record<Space, string>>

const arrangements = {
  beside: { box: 'flex flex-wrap items-center gap-2', buttons: '', row: 'flex-1 basis-32' },
  inside: {
    box: 'relative flex h-full flex-col gap-3 print:block',
    buttons: 'justify-end md:absolute md:end-8 md:bottom-10 md:z-2',
    row: 'flex-auto',
  },
}

/** Without Swiper, the row scrolls, and is a tab stop for the keyboard. */
const scrollableRow =
  'swiper flex snap-x snap-mandatory overflow-x-auto -outline-offset-3 print:overflow-visible'
const scrollbar = 'scrollbar-none motion-reduce:scrollbar-thin noscript:scrollbar-thin'

/**
 * Use for a carousel: a few items of the same kind that rotate in one place, such as partners, quotations or news. For
 * items that visitors compare or must not miss use `Grid`, for a single line of scrolling text `Marquee`.
 * - Before Swiper has started, without JavaScript and under reduced motion it is a row that scrolls sideways.
 * - Nothing moves while it is hovered, has the focus or isn't visible.
 */
export function Slider({
  label,
  slides,
  delay,
  transitionDuration,
  space = 'none',
  slidesPerView = 'one',
  hasArrows = false,
  controls = 'beside',
  isPlaying,
  onSwipe,
  ...props
}: SliderProps) {
  const labels = useLabels()
  const view = views[slidesPerView]
  const arrangement = arrangements[controls]
  const slideCount = slides.length
  const canMove = slideCount > view.count
  const loop = useSwiperLoop({ slideCount, canMove, delay, transitionDuration, isPlaying, onSwipe })
  const { swiperModule, announcedIndex } = loop
  return (
    <section
      {...props}
      aria-label={label}
      aria-roledescription={labels.carousel}
      data-state={loop.isMoving ? 'playing' : 'paused'}
      className="min-w-0"
    >
      <div {...loop.boxProps} className={arrangement.box}>
        {canMove && (
          <div className={clsx('flex flex-wrap gap-2 noscript:hidden print:hidden', arrangement.buttons)}>
            {isPlaying === undefined && (
              <span className="flex motion-reduce:hidden">
                <IconButton
                  {...loop.pauseButtonProps}
                  icon={loop.isPaused ? 'play' : 'pause'}
                  label={labels.pause(label)}
                  aria-pressed={loop.isPaused}
                  onClick={loop.togglePaused}
                />
              </span>
            )}
            {hasArrows && (
              <>
                <IconButton icon="arrow-left" label={labels.previousSlide} onClick={() => loop.step(-1)} />
                <IconButton icon="arrow-right" label={labels.nextSlide} onClick={() => loop.step(1)} />
                <VisuallyHidden role="status">
                  {announcedIndex !== undefined && labels.slidePosition(announcedIndex + 1, slideCount)}
                </VisuallyHidden>
              </>
            )}
          </div>
        )}
        <div
          // A new element isn't a layout shift.
          key={swiperModule ? 'swiper' : 'row'}
          {...loop.rowProps}
          {...(!swiperModule && { role: 'group', tabIndex: 0, 'aria-label': label })}
          className={clsx(
            // The padding leaves room for focus rings.
            '-my-2 min-w-0 py-2 print:block',
            arrangement.row,
            view.classes,
            gaps[space],
            swiperModule ? 'grid grid-cols-1' : [scrollableRow, scrollbar],
          )}
        >
          <SlideList slides={slides} swiperModule={swiperModule} swiperProps={loop.swiperProps} />
        </div>
      </div>
    </section>
  )
}
