import { clsx } from 'clsx'
import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import type { Swiper as SwiperInstance } from 'swiper'
import { IconButton } from './IconButton'
import { useLabels } from './labels'
import type { NativeProps } from './internal/NativeProps'
import type * as SwiperModule from './internal/swiper'
import { useIsVisible } from './internal/useIsVisible'
import { useMediaQuery } from './internal/useMediaQuery'
import { VisuallyHidden } from './VisuallyHidden'

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

export interface SliderProps extends NativeProps<'section', 'children'> {
  /** The accessible name of the region, and the end of the button's name, after "Pause". */
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

/** How long a transition takes that the visitor starts, in ms. */
const shortTransition = 300

const listClasses =
  'flex w-full shrink-0 transition-transform ease-out max-md:ease-linear print:block print:transform-none!'

const slideProps = ({ isRepeat = false }: Slide) => ({
  inert: isRepeat,
  'aria-hidden': isRepeat || undefined,
  className: 'slide relative min-w-min shrink-0 snap-start print:w-full!',
})

/** For the keyboard, which scrolls the row. */
const scrollable = { role: 'group', tabIndex: 0 }

/**
 * Use for a carousel: a few items of the same kind that rotate in one place, such as partners, quotations or news. For
 * items that visitors compare or must not miss use `Grid`, for a single line of scrolling text `Marquee`.
 *
 * - Before Swiper has started, without JavaScript and under reduced motion it is a row that scrolls sideways.
 * - Where it moves by itself, a Pause button precedes the slides, a toggle button, unless `isPlaying` is set.
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
  const isTabbing = useRef(false)
  const [loaded, setLoaded] = useState<typeof SwiperModule>()
  const [swiper, setSwiper] = useState<SwiperInstance>()
  const [position, setPosition] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  /** Whether its arrows were used since it got the focus: then its position is announced. */
  const [hasStepped, setHasStepped] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  const isVisible = useIsVisible(box)
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)', true)

  const canMove = slides.length > views[slidesPerView].count
  const isMoving = swiper !== undefined && isVisible && !isFocused && (isPlaying ?? !isPaused)
  const isRunning = isMoving && !isHovered
  const Swiper = isReduced ? undefined : loaded
  const canStart = canMove && isVisible && !isFocused && !isReduced

  useEffect(() => {
    if (!canStart) return
    import('./internal/swiper').then(
      // Swiper doesn't replace a row that has the focus.
      (swiperModule) => !row.current?.contains(document.activeElement) && setLoaded(swiperModule),
      // The slides remain a row that scrolls.
      () => undefined,
    )
  }, [canStart])

  useEffect(() => {
    if (!swiper || swiper.destroyed || !isRunning) return undefined
    // Swiper's Autoplay asks for an animation frame all the time, and waits for the end of transitions that are cut short.
    const completes = swiper.slideTo(swiper.activeIndex, transitionDuration)
    let timer = setTimeout(next, completes ? transitionDuration + delay : delay)
    function next() {
      if (!swiper) return
      swiper.animating = false
      swiper.slideNext(transitionDuration)
      timer = setTimeout(next, transitionDuration + delay)
    }
    return () => {
      clearTimeout(timer)
      stop(swiper)
    }
  }, [swiper, isRunning, delay, transitionDuration])

  useEffect(() => {
    if (!swiper) return undefined
    const note = ({ type, key }: KeyboardEvent) => {
      isTabbing.current = type === 'keydown' && key === 'Tab'
    }
    for (const type of ['keydown', 'keyup'] as const) document.addEventListener(type, note, true)
    return () => {
      for (const type of ['keydown', 'keyup'] as const) document.removeEventListener(type, note, true)
    }
  }, [swiper])

  const step = (direction: 1 | -1) => {
    setHasStepped(true)
    if (swiper && direction === 1) swiper.slideNext()
    else if (swiper) swiper.slidePrev()
    else if (row.current) scrollBySlide(row.current, direction, slides.length)
  }

  const handleFocus = ({ target }: FocusEvent) => {
    // Play works while its button has the focus.
    setIsFocused(!pauseButton.current?.contains(target))
    if (!row.current?.contains(target)) swiper?.keyboard.enable()
    else if (swiper?.params.loop && target instanceof HTMLElement && target.matches(':focus-visible'))
      suspendLoop(swiper, target, isTabbing.current)
  }

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<Element, Element>) => {
    // The document keeps its active element while another window has the focus.
    const hasFocus = (element: Element | null) =>
      [relatedTarget, document.activeElement].some((focused) => element?.contains(focused))
    if (swiper && !swiper.params.loop && !hasFocus(row.current)) resumeLoop(swiper)
    if (hasFocus(currentTarget)) return
    setIsFocused(false)
    setHasStepped(false)
    swiper?.keyboard.disable()
  }

  return (
    <section
      {...props}
      aria-label={label}
      aria-roledescription={labels.carousel}
      data-state={isMoving ? 'playing' : 'paused'}
      className="min-w-0"
    >
      <div ref={box} onFocus={handleFocus} onBlur={handleBlur} className={arrangements[controls]}>
        {canMove && (
          <div className={clsx('flex flex-wrap gap-2 noscript:hidden print:hidden', controlBoxes[controls])}>
            {isPlaying === undefined && (
              <span className="flex motion-reduce:hidden">
                <IconButton
                  ref={pauseButton}
                  icon={isPaused ? 'play' : 'pause'}
                  label={labels.pause(label)}
                  aria-pressed={isPaused}
                  onClick={() => setIsPaused(!isPaused)}
                />
              </span>
            )}
            {hasArrows && (
              <>
                <IconButton icon="arrow-left" label={labels.previousSlide} onClick={() => step(-1)} />
                <IconButton icon="arrow-right" label={labels.nextSlide} onClick={() => step(1)} />
                <VisuallyHidden role="status">
                  {swiper && hasStepped && !isMoving && labels.slidePosition(position + 1, slides.length)}
                </VisuallyHidden>
              </>
            )}
          </div>
        )}
        <div
          // A new element isn't a layout shift.
          key={Swiper ? 'swiper' : 'row'}
          ref={row}
          // Swiper itself stops for a touch.
          onPointerEnter={({ pointerType }) => setIsHovered(pointerType !== 'touch')}
          onPointerLeave={() => setIsHovered(false)}
          {...(Swiper ? {} : { ...scrollable, 'aria-label': label })}
          className={clsx(
            // The padding leaves room for focus rings.
            '-my-2 min-w-0 py-2',
            controls === 'inside' ? 'flex-auto' : 'flex-1 basis-32',
            views[slidesPerView].classes,
            spaces[space],
            Swiper
              ? 'grid grid-cols-1'
              : 'swiper flex snap-x snap-mandatory overflow-x-auto -outline-offset-3 scrollbar-none motion-reduce:scrollbar-thin noscript:scrollbar-thin print:overflow-visible',
          )}
        >
          {Swiper ? (
            <Swiper.Swiper
              modules={[Swiper.A11y, Swiper.Keyboard]}
              wrapperTag="ul"
              wrapperClass={listClasses}
              className="flex min-w-0 touch-pan-y overflow-x-clip print:overflow-visible"
              loop
              // The widths come from the stylesheet.
              slidesPerView="auto"
              a11y={{ slideRole: '', slideLabelMessage: '', wrapperLiveRegion: false }}
              keyboard={{ enabled: false, pageUpDown: false }}
              onSwiper={(started) => {
                started.wrapperEl.role = 'list'
                setSwiper(started)
              }}
              onDestroy={() => setSwiper(undefined)}
              onRealIndexChange={({ realIndex }) => setPosition(realIndex)}
              onSliderFirstMove={() => {
                setIsPaused(true)
                onSwipe?.()
              }}
            >
              {slides.map((slide) => (
                <Swiper.SwiperSlide key={slide.id} tag="li" {...slideProps(slide)}>
                  {slide.content}
                </Swiper.SwiperSlide>
              ))}
            </Swiper.Swiper>
          ) : (
            // Safari doesn't expose a list without bullets as a list unless it has the role.
            <ul role="list" className={listClasses}>
              {slides.map((slide) => (
                <li key={slide.id} {...slideProps(slide)}>
                  {slide.content}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  )
}

/** Scrolls a row by one slide. */
function scrollBySlide(row: HTMLElement, direction: 1 | -1, count: number) {
  const forward = getComputedStyle(row).direction === 'rtl' ? -1 : 1
  row.scrollBy({ left: (direction * forward * row.scrollWidth) / count })
}

/** Stops the automatic movement where it is. Swiper would let a transition end, which may take seconds. */
function stop(swiper: SwiperInstance) {
  if (swiper.destroyed || !swiper.animating) return
  const place = swiper.getTranslate()
  swiper.setTransition(0)
  swiper.setTranslate(place)
  swiper.animating = false
}

/**
 * The loop moves slides in the DOM. Before the visitor tabs through them, they get their own order back, and Tab goes to
 * the first or last of them.
 */
function suspendLoop(swiper: SwiperInstance, focused: HTMLElement, isTabbing: boolean) {
  const isFirst = swiper.slides[0]?.contains(focused)
  swiper.loopDestroy()
  swiper.params.loop = false
  swiper.update()
  const { slides } = swiper
  const slide = isTabbing ? slides.at(isFirst ? 0 : -1) : slides.find((one) => one.contains(focused))
  const target = isTabbing ? slide?.querySelector<HTMLElement>('a, button') : focused
  target?.focus()
  // A frame later, as the A11y module shows the slide that had the focus first.
  requestAnimationFrame(() => slide && swiper.slideTo(slides.indexOf(slide), 0))
}

function resumeLoop(swiper: SwiperInstance) {
  swiper.params.loop = true
  swiper.loopCreate()
}
