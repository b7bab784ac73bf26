import { clsx } from 'clsx'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type ReactNode,
} from 'react'
import { windowFrom } from './mediaQueries'
import type { NativeProps } from './internal/NativeProps'
import { IconButton } from './IconButton'
import { PlaybackButton } from './internal/PlaybackButton'
import type { RunningSlider } from './internal/RunningSlider'
import type { Space } from './internal/Space'
import { scrollToSlide, stepRow } from './internal/sliderScroll'
import { startSliderLoop } from './internal/startSliderLoop'
import { useIsEngaged } from './internal/useIsEngaged'
import { useIsNear } from './internal/useIsNear'
import { useMediaQuery } from './internal/useMediaQuery'
import { usePlayback } from './internal/usePlayback'
import { usePrefersReducedMotion } from './internal/usePrefersReducedMotion'
import { useLabels } from './labels'

type SlideCount = 1 | 2 | 3 | 4
type SlideSpace = Extract<Space, 'none' | 'small' | 'medium'>
type SliderControls = 'above' | 'inside' | 'beside' | 'revealed'
type AfterInteraction = 'stop' | 'resume'

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

interface SlidesPerView {
  /** In a narrow window. */
  base: SlideCount
  /** From the `md` breakpoint. @default as `base` */
  md?: SlideCount
  /** From the `lg` breakpoint. @default as `md` */
  lg?: SlideCount
}

interface SliderOwnProps {
  /** The accessible name of the region, and the end of the button's name, after "Pause" or "Play". */
  label: string
  /**
   * The slides, in order: each has a unique `id` and its `content`. A slide with `isRepeat` is a copy of another one,
   * which makes a short row long enough to loop; it is inert and hidden from screen readers.
   */
  slides: readonly Slide[]
  /** How long each slide stays, in ms. */
  delay: number
  /** The duration of automatic transitions, in ms. @default 300 */
  transitionDuration?: number
  /** The distance between the slides: none, 24 or 30 px. @default 'none' */
  space?: SlideSpace
  /** The number of slides visible at once. @default { base: 1 } */
  slidesPerView?: SlidesPerView
  /**
   * Shows Previous and Next buttons while not all slides are visible. Use them unless the slides are only pictures.
   * @default false
   */
  hasArrows?: boolean
  /**
   * The position of the buttons, which precede the slides in reading order.
   * Above, the default: above the slides.
   * Inside: from `md`, over the lower end of the slides, which are cards as tall as the slider's container; below `md`,
   * above the slides.
   * Beside: at the start of the row, for slides little taller than a button.
   * Revealed: shown over the end of the line on focus and, from `lg`, on hover.
   * @default 'above'
   */
  controls?: SliderControls
  /**
   * Whether automatic movement resumes after a swipe or step, once neither the pointer nor the focus pauses it, or
   * stops until Play is activated. @default 'resume'
   */
  afterInteraction?: AfterInteraction
}

export type SliderProps = SliderOwnProps &
  NativeProps<
    'section',
    SliderOwnProps,
    'children' | 'aria-label' | 'aria-labelledby' | 'aria-roledescription'
  >

const singleSlide: SlidesPerView = { base: 1 }

const bases: Record<SlideCount, string> = {
  1: 'slides-1',
  2: 'slides-2',
  3: 'slides-3',
  4: 'slides-4',
}
const fromMd: Record<SlideCount, string> = {
  1: 'md:slides-1',
  2: 'md:slides-2',
  3: 'md:slides-3',
  4: 'md:slides-4',
}
const fromLg: Record<SlideCount, string> = {
  1: 'lg:slides-1',
  2: 'lg:slides-2',
  3: 'lg:slides-3',
  4: 'lg:slides-4',
}

const spaces: Record<SlideSpace, string> = {
  none: '',
  small: 'slide-gap-slides-24',
  medium: 'slide-gap-slides-30',
}

/** The distances in px. */
const pixels: Record<SlideSpace, number> = { none: 0, small: 24, medium: 30 }

const arrangements: Record<SliderControls, string> = {
  above: 'flex flex-col gap-3',
  inside: 'relative flex h-full flex-col gap-3',
  beside: 'flex flex-wrap items-center gap-2',
  revealed: 'group/slider relative flex flex-row-reverse items-center',
}

const controlBoxes: Record<SliderControls, string> = {
  above: 'flex max-w-full shrink-0 flex-wrap justify-end gap-2',
  inside: 'flex max-w-full shrink-0 flex-wrap justify-end gap-2 md:absolute md:end-8 md:bottom-10 md:z-1',
  beside: 'flex max-w-full shrink-0 flex-wrap gap-2',
  // With a background, because it covers the end of the slide.
  revealed:
    'absolute inset-y-0 end-0 z-1 flex items-center bg-surface ps-2 not-focus-within:pointer-events-none lg:group-hover/slider:pointer-events-auto opacity-0 transition-opacity duration-quick focus-within:opacity-100 lg:group-hover/slider:opacity-100 max-lg:not-focus-within:sr-only',
}

const viewports: Record<SliderControls, string> = {
  // The vertical padding leaves room for the focus ring.
  above: '-my-2 py-2',
  inside: '-my-2 grid grid-cols-1 py-2',
  beside: '-my-2 basis-32 py-2',
  revealed: 'py-1.5',
}

const rows: Record<SliderControls, string> = {
  above: 'ease-out',
  inside: 'ease-out',
  beside: 'ease-out',
  // In a narrow window a line is longer than the window, and can only be read if it moves at a constant speed.
  revealed: 'slides-line ease-out max-md:ease-linear',
}

/**
 * Use for a carousel: a few items of the same kind that rotate in one place, such as partners, quotations or news. For
 * items that visitors compare or must not miss use `Grid`, for a single line of scrolling text `Marquee`.
 *
 * - All slides are in the DOM as a list. Without JavaScript, under reduced motion and until its script runs, it is a
 *   scrollable row.
 * - Where it moves by itself, a Pause button precedes the slides, unless it is in a `Ticker`. It also pauses while it
 *   is hovered, has the focus or isn't visible.
 * - Nothing moves automatically under reduced motion, even if the preference changes.
 * - The Tab key skips slides that aren't visible; one that gets the focus is brought into view.
 * - Its list is a polite live region while nothing moves.
 */
export function Slider({ slides, slidesPerView = singleSlide, ...props }: SliderProps) {
  const { base, md = base, lg = md } = slidesPerView
  // The script keeps references to the slides, and Swiper reorders them, so React remounts the row when they change.
  const row = [
    base,
    md,
    lg,
    props.space,
    props.delay,
    props.transitionDuration,
    ...slides.map(({ id }) => id),
  ].join()
  return <Row key={row} {...props} slides={slides} slidesPerView={{ base, md, lg }} />
}

interface RowProps extends Omit<SliderProps, 'slidesPerView'> {
  slidesPerView: Required<SlidesPerView>
}

function Row({
  label,
  slides,
  delay,
  transitionDuration = 300,
  space = 'none',
  slidesPerView: { base, md, lg },
  hasArrows = false,
  controls = 'above',
  afterInteraction = 'resume',
  ...props
}: RowProps) {
  const labels = useLabels()
  const viewport = useRef<HTMLDivElement>(null)
  const [running, setRunning] = useState<RunningSlider>()
  const [visible, setVisible] = useState<readonly number[]>([])
  const [isRowFocused, setIsRowFocused] = useState(false)
  const playback = usePlayback()
  const isReduced = usePrefersReducedMotion()
  const perView = useSlidesPerView({ base, md, lg })
  const isNear = useIsNear(viewport)
  const isEngaged = useIsEngaged()
  const isPageHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'hidden',
    () => false,
  )

  const hasHiddenSlides = slides.length > perView
  // A row that has the focus when its script starts keeps it.
  const isTabStop = hasHiddenSlides && (!running || isRowFocused)
  const showsOneSlide = Math.max(base, md, lg) === 1
  const canMove = hasHiddenSlides && !isReduced
  const isMoving = running !== undefined && playback.isPlaying && !playback.isSuspended && !isPageHidden
  const hasRepeats = slides.some(({ isRepeat }) => isRepeat)
  const buttonSize = controls === 'revealed' ? 'small' : 'medium'
  const ownSlides = slides.filter(({ isRepeat }) => !isRepeat)

  const handleInteraction = () => {
    if (afterInteraction === 'stop') playback.stop()
  }
  const handleSwipe = useEffectEvent(handleInteraction)

  /** When the row first came near the window, in ms. */
  const nearSince = useRef<number>(undefined)
  useEffect(() => {
    if (isNear) nearSince.current ??= performance.now()
  }, [isNear])

  // Swiper is too large for visitors who leave at once.
  const canStart = isNear && (showsOneSlide || isEngaged)
  // Once started, it is paused, not stopped, while it is far from the window.
  const shouldRun = canMove && (canStart || running !== undefined)

  useEffect(() => {
    const element = viewport.current
    if (!shouldRun || !element) return undefined
    const controller = new AbortController()
    let started: RunningSlider | undefined
    const start = async () => {
      const settings = {
        delay,
        elapsed: performance.now() - (nearSince.current ?? performance.now()),
        transitionDuration,
        space: pixels[space],
        onVisibleChange: (indexes: readonly number[]) => setVisible(indexes),
        onSwipe: () => handleSwipe(),
      }
      const run = showsOneSlide ? startSliderLoop : (await import('./internal/startSwiper')).startSwiper
      started = await run(element, settings, controller.signal)
      if (!controller.signal.aborted) setRunning(started)
    }
    // If Swiper fails to load, the slider remains a scrollable row.
    start().catch(() => undefined)
    return () => {
      controller.abort()
      setRunning(undefined)
      if (started) scrollToSlide(element, started.destroy())
    }
  }, [shouldRun, showsOneSlide, delay, transitionDuration, space])

  useEffect(() => {
    if (!running || !isMoving || !isNear) return undefined
    running.play()
    return () => running.pause()
  }, [running, isMoving, isNear])

  const step = (direction: 1 | -1) => {
    handleInteraction()
    if (running) running.step(direction)
    else if (viewport.current) stepRow(viewport.current, direction)
  }

  const handleFocus = (event: FocusEvent) => {
    setIsRowFocused(event.target === event.currentTarget)
    // Only for focus by Tab: a clicked slide must not move away from the pointer.
    const slide = event.target.closest('li')
    if (slide && event.target.matches(':focus-visible')) running?.show(slide)
  }

  return (
    <section
      {...props}
      aria-label={label}
      aria-roledescription={labels.carousel}
      data-state={isMoving ? 'playing' : 'paused'}
      className="min-w-0"
    >
      <div {...playback.focusProps} className={arrangements[controls]}>
        {slides.length > Math.min(base, md, lg) && (
          <div
            className={clsx(
              controlBoxes[controls],
              'noscript:hidden print:hidden',
              // In CSS, because the width of the window is unknown while prerendering.
              slides.length <= base && 'max-md:hidden',
              slides.length <= md && 'md:max-lg:hidden',
              slides.length <= lg && 'lg:hidden',
              !hasArrows && 'motion-reduce:hidden',
            )}
          >
            {!playback.isShared && (
              <PlaybackButton label={label} isPlaying={playback.isPlaying} onToggle={playback.toggle} />
            )}
            {hasArrows && (
              <span className={clsx('flex', controls !== 'revealed' && 'gap-2')}>
                <IconButton
                  icon="arrow-left"
                  label={labels.previousSlide}
                  size={buttonSize}
                  onClick={() => step(-1)}
                />
                <IconButton
                  icon="arrow-right"
                  label={labels.nextSlide}
                  size={buttonSize}
                  onClick={() => step(1)}
                />
              </span>
            )}
          </div>
        )}
        <div
          ref={viewport}
          {...playback.hoverProps}
          {...(isTabStop ? { role: 'group', tabIndex: 0, 'aria-label': label } : {})}
          onFocus={handleFocus}
          onBlur={() => setIsRowFocused(false)}
          className={clsx(
            viewports[controls],
            'swiper min-w-0 flex-1 overflow-x-auto scrollbar-none motion-reduce:scrollbar-thin noscript:scrollbar-thin swiping:touch-pan-y swiping:overflow-x-clip swiping:overflow-y-visible print:overflow-visible!',
            bases[base],
            fromMd[md],
            fromLg[lg],
            spaces[space],
          )}
        >
          {/* Safari doesn't expose a list without bullets as a list unless it has the role. */}
          <ul
            role="list"
            aria-live={isMoving ? 'off' : 'polite'}
            className={clsx(
              'swiper-wrapper flex slide-transition print:block print:transform-none!',
              rows[controls],
            )}
          >
            {slides.map(({ id, content, isRepeat = false }, index) => (
              <li
                key={id}
                aria-hidden={isRepeat || undefined}
                aria-posinset={isRepeat ? undefined : index + 1}
                aria-setsize={isRepeat ? undefined : ownSlides.length}
                // With repeats, the original slides are never inert: the visible copy may be a repeat, which screen
                // readers can't read.
                inert={isRepeat || (running !== undefined && !hasRepeats && !visible.includes(index))}
                className="swiper-slide slide relative shrink-0 last:me-0 print:w-full! print:transform-none! print:aria-hidden:hidden"
              >
                {content}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** The number of slides visible at once in this window; the base in the prerendered page. */
function useSlidesPerView({ base, md, lg }: Required<SlidesPerView>): SlideCount {
  const isMd = useMediaQuery(windowFrom('md'), false)
  const isLg = useMediaQuery(windowFrom('lg'), false)
  if (isLg) return lg
  return isMd ? md : base
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
