import { clsx } from 'clsx'
import { lazy, Suspense, useDeferredValue, useRef, useState, type ComponentType } from 'react'
import type { Swiper } from 'swiper'
import { IconButton } from './IconButton'
import { useLabels } from './labels'
import type { NativeProps } from './internal/NativeProps'
import { ScrollableRow, shortTransition, type Slide } from './internal/ScrollableRow'
import type { SwiperRowProps } from './internal/SwiperRow'
import { useIsNear } from './internal/useIsNear'
import { usePrefersReducedMotion } from './internal/usePrefersReducedMotion'
import { VisuallyHidden } from './VisuallyHidden'

export type { Slide }

export interface SliderProps extends NativeProps<'section', 'children'> {
  /** The accessible name of the region, and the end of the button's name, after "Pause" or "Play". */
  label: string
  /** The slides, in order. */
  slides: readonly Slide[]
  /** How long each slide stays, in ms. */
  delay: number
  /** The duration of automatic transitions, in ms. @default 300 */
  transitionDuration?: number
  /** The distance between the slides: none, 24 or 30 px. @default 'none' */
  space?: keyof typeof spaces
  /** The number of slides visible at once: one, or two, from `md` three and from `lg` four. @default 'one' */
  slidesPerView?: keyof typeof views
  /** Shows Previous and Next buttons. @default false */
  hasArrows?: boolean
  /**
   * The position of the buttons: at the start of the row, or, from `md`, over the lower end of slides that are cards as
   * tall as the slider's container, and above them in a narrower window. @default 'beside'
   */
  controls?: keyof typeof arrangements
  /** Whether it may move, if a button elsewhere pauses it; it then has none. @default as its own button says */
  isPlaying?: boolean
  /** Called when the visitor swipes. @default nothing */
  onSwipe?: () => void
}

/** The classes of a number of slides per view, and the largest number. */
const views = {
  one: { classes: 'slides-1', count: 1 },
  'two-to-four': { classes: 'slides-2 md:slides-3 lg:slides-4', count: 4 },
}
const spaces = { none: '', small: 'slide-gap-slides-24', medium: 'slide-gap-slides-30' }
const arrangements = {
  beside: 'flex flex-wrap items-center gap-2',
  inside: 'relative flex h-full flex-col gap-3',
}
const controlBoxes = {
  beside: '',
  inside: 'justify-end md:absolute md:end-8 md:bottom-10 md:z-2',
}

/** Loaded where it is needed. If it can't be loaded, the slides remain a row that scrolls. */
const SwiperRow = lazy<ComponentType<SwiperRowProps>>(() =>
  import('./internal/SwiperRow').then(
    (module) => ({ default: module.SwiperRow }),
    () => ({ default: ScrollableRow }),
  ),
)

/**
 * Use for a carousel: a few items of the same kind that rotate in one place, such as partners, quotations or news. For
 * items that visitors compare or must not miss use `Grid`, for a single line of scrolling text `Marquee`.
 *
 * - Before Swiper has started, without JavaScript and under reduced motion it is a row that scrolls sideways.
 * - Where it moves by itself, a Pause button precedes the slides, unless `isPlaying` is set.
 * - Nothing moves while it is hovered, has the focus or isn't visible.
 * - A slide that gets the focus is brought into view.
 */
export function Slider({
  label,
  slides,
  delay,
  transitionDuration = shortTransition,
  space = 'none',
  slidesPerView = 'one',
  hasArrows = false,
  controls = 'beside',
  isPlaying,
  onSwipe,
  ...props
}: SliderProps) {
  const labels = useLabels()
  const box = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const pauseButton = useRef<HTMLButtonElement>(null)
  const [swiper, setSwiper] = useState<Swiper>()
  const [position, setPosition] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isNear = useIsNear(box, '100% 0%')
  const isVisible = useIsNear(box, '0%')
  const isReduced = usePrefersReducedMotion()

  const canMove = slides.length > views[slidesPerView].count
  const isMoving = swiper !== undefined && isVisible && !isFocused && (isPlaying ?? !isPaused)
  // Swiper doesn't replace a row that has the focus, and the row stays until Swiper has loaded.
  const hasSwiper = useDeferredValue(
    canMove && !isReduced && (swiper !== undefined || (isNear && !isFocused)),
    false,
  )

  const step = (direction: 1 | -1) => {
    if (swiper && direction === 1) swiper.slideNext(shortTransition)
    else if (swiper) swiper.slidePrev(shortTransition)
    else if (row.current) scrollBySlide(row.current, direction, slides.length)
  }

  const rowProps = {
    ref: row,
    label,
    slides,
    onPositionChange: setPosition,
    className: clsx('-my-2 min-w-0 flex-1 basis-32 py-2', views[slidesPerView].classes, spaces[space]),
  }

  return (
    <section
      {...props}
      aria-label={label}
      aria-roledescription={labels.carousel}
      data-state={isMoving ? 'playing' : 'paused'}
      className="min-w-0"
    >
      <div
        ref={box}
        onFocus={({ target }) => {
          // Play works while its button has the focus.
          setIsFocused(!pauseButton.current?.contains(target))
          if (!row.current?.contains(target)) swiper?.keyboard.enable()
        }}
        onBlur={({ currentTarget }) => {
          // The window lost the focus and will return it.
          if (currentTarget.contains(document.activeElement)) return
          setIsFocused(false)
          swiper?.keyboard.disable()
        }}
        className={arrangements[controls]}
      >
        {canMove && (
          <div className={clsx('flex flex-wrap gap-2 noscript:hidden print:hidden', controlBoxes[controls])}>
            {isPlaying === undefined && (
              <span className="flex motion-reduce:hidden">
                <IconButton
                  ref={pauseButton}
                  icon={isPaused ? 'play' : 'pause'}
                  label={isPaused ? labels.play(label) : labels.pause(label)}
                  onClick={() => setIsPaused(!isPaused)}
                />
              </span>
            )}
            {hasArrows && (
              <>
                <IconButton icon="arrow-left" label={labels.previousSlide} onClick={() => step(-1)} />
                <IconButton icon="arrow-right" label={labels.nextSlide} onClick={() => step(1)} />
                <VisuallyHidden role="status">
                  {!isMoving && labels.slidePosition(position + 1, slides.length)}
                </VisuallyHidden>
              </>
            )}
          </div>
        )}
        <Suspense fallback={<ScrollableRow {...rowProps} />}>
          {hasSwiper ? (
            <SwiperRow
              {...rowProps}
              delay={delay}
              transitionDuration={transitionDuration}
              position={position}
              isPlaying={isMoving}
              swiper={swiper}
              onSwiper={setSwiper}
              onSwipe={onSwipe}
            />
          ) : (
            <ScrollableRow {...rowProps} />
          )}
        </Suspense>
      </div>
    </section>
  )
}

/** Scrolls a row by one slide. */
function scrollBySlide(row: HTMLElement, direction: 1 | -1, count: number) {
  const forward = getComputedStyle(row).direction === 'rtl' ? -1 : 1
  row.scrollBy({ left: (direction * forward * row.scrollWidth) / count })
}
