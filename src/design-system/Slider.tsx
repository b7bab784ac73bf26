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
import type { NativeProps } from './internal/NativeProps'
import { IconButton } from './IconButton'
import { PlaybackButton } from './internal/PlaybackButton'
import type { Space } from './internal/Space'
import { scrollToSlide, stepRow } from './internal/scrolledRow'
import { startSwiper, type RunningSwiper } from './internal/startSwiper'
import { usePlayback } from './internal/usePlayback'
import { usePrefersReducedMotion } from './internal/usePrefersReducedMotion'
import { useLabels } from './labels'

type SlideCount = 1 | 2 | 3 | 4
type SlideSpace = Extract<Space, 'none' | 'small' | 'medium'>
type SliderControls = 'above' | 'beside'
type AfterInteraction = 'stop' | 'resume'

export interface Slide {
  /** Tells it from the others. */
  id: string
  /** What it shows. */
  content: ReactNode
  /**
   * It repeats another slide, so that the row is long enough to go round. Screen readers pass over it, and
   * nothing in it can be pressed. @default false
   */
  isRepeat?: boolean
}

interface SlidesPerView {
  /** In a narrow window. */
  base: SlideCount
  /** From a window of `md` on. @default as in a narrow one */
  md?: SlideCount
  /** From a window of `lg` on. @default as from `md` */
  lg?: SlideCount
}

interface SliderOwnProps {
  /** Names the region, and what its button pauses: "Pause" goes before it. */
  label: string
  /** The slides, in their order. */
  slides: readonly Slide[]
  /** How long a slide stands before the next one comes, in ms. */
  delay: number
  /** How long the next one takes to come by itself, in ms. @default 300 */
  speed?: number
  /** The distance between the slides: none, 24 or 30 px. @default 'none' */
  space?: SlideSpace
  /** How many slides show at once. @default { base: 1 } */
  slidesPerView?: SlidesPerView
  /** Buttons for the previous and the next slide: wherever a slide has more to say than a picture. @default false */
  hasArrows?: boolean
  /** Above the slides, or in one line with slides that are no higher than a button. @default 'above' */
  controls?: SliderControls
  /** What it does by itself once the visitor has swiped or stepped through it. @default 'resume' */
  afterInteraction?: AfterInteraction
}

export type SliderProps = SliderOwnProps &
  NativeProps<
    'section',
    SliderOwnProps,
    'children' | 'aria-label' | 'aria-labelledby' | 'aria-roledescription'
  >

const oneByOne: SlidesPerView = { base: 1 }

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

/** For Swiper, which counts in px. */
const pixels: Record<SlideSpace, number> = { none: 0, small: 24, medium: 30 }

const arrangements: Record<SliderControls, string> = {
  above: 'flex flex-col gap-3',
  beside: 'flex flex-wrap items-center gap-2',
}

/**
 * Use for a few things of one kind that take turns in one place: partners, quotes, lines of news. What a
 * visitor has to compare, or must not miss, stands in a `Grid`; one line that only runs past is a `Marquee`.
 *
 * - All slides are in the page as a list. Without a script, and under reduced motion, it is a row to scroll.
 * - Its Pause button comes before the slides. It also stands while the pointer or the focus is on it and while
 *   the page is hidden: at once, wherever the slide is.
 * - Slides out of view can't be reached by the Tab key. One that gets the focus comes wholly into view.
 * - Under reduced motion nothing moves by itself, also when the preference changes meanwhile.
 * - Changes are announced only while it stands.
 */
export function Slider({ slides, slidesPerView = oneByOne, ...props }: SliderProps) {
  const { base, md = base, lg = md } = slidesPerView
  // Swiper puts the slides in another order, so other slides get a row of their own instead of a changed one.
  const row = [base, md, lg, props.space, props.delay, props.speed, ...slides.map(({ id }) => id)].join()
  return <Row key={row} {...props} slides={slides} slidesPerView={{ base, md, lg }} />
}

interface RowProps extends Omit<SliderProps, 'slidesPerView'> {
  slidesPerView: Required<SlidesPerView>
}

function Row({
  label,
  slides,
  delay,
  speed = 300,
  space = 'none',
  slidesPerView: { base, md, lg },
  hasArrows = false,
  controls = 'above',
  afterInteraction = 'resume',
  ...props
}: RowProps) {
  const labels = useLabels()
  const viewport = useRef<HTMLDivElement>(null)
  const [swiper, setSwiper] = useState<RunningSwiper>()
  const [inView, setInView] = useState<readonly number[]>([])
  const playback = usePlayback()
  const isReduced = usePrefersReducedMotion()
  const isPageHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'hidden',
    () => false,
  )

  const canMove = slides.length > lg && !isReduced
  const isMoving = swiper !== undefined && playback.isPlaying && !playback.isHeld && !isPageHidden
  const hasRepeats = slides.some(({ isRepeat }) => isRepeat)
  const ownSlides = slides.filter(({ isRepeat }) => !isRepeat)

  const interacted = () => {
    if (afterInteraction === 'stop') playback.stop()
  }
  const swiped = useEffectEvent(interacted)

  useEffect(() => {
    const element = viewport.current
    if (!canMove || !element) return undefined
    const leaving = new AbortController()
    let running: RunningSwiper | undefined
    const start = async () => {
      const settings = {
        delay,
        speed,
        space: pixels[space],
        onView: (places: readonly number[]) => setInView(places),
        onSwipe: () => swiped(),
      }
      running = await startSwiper(element, settings, leaving.signal)
      setSwiper(running)
    }
    // Without Swiper's file it stays the row to scroll that it is.
    start().catch(() => undefined)
    return () => {
      leaving.abort()
      setSwiper(undefined)
      if (running) scrollToSlide(element, running.end())
    }
  }, [canMove, delay, speed, space])

  useEffect(() => {
    if (!swiper || !isMoving) return undefined
    swiper.play()
    return () => swiper.hold()
  }, [swiper, isMoving])

  const step = (direction: 1 | -1) => {
    interacted()
    if (swiper) swiper.step(direction)
    else if (viewport.current) stepRow(viewport.current, direction)
  }

  /** Only what the Tab key brings: a press is meant for what lies under the pointer, so that must stay there. */
  const showFocused = (event: FocusEvent) => {
    const slide = event.target.closest('li')
    if (slide && event.target.matches(':focus-visible')) swiper?.show(slide)
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
        {slides.length > lg && (
          <div
            className={clsx(
              'flex max-w-full shrink-0 flex-wrap gap-2 noscript:hidden print:hidden',
              controls === 'above' && 'justify-end',
              !hasArrows && 'motion-reduce:hidden',
            )}
          >
            <PlaybackButton label={label} isPlaying={playback.isPlaying} onToggle={playback.toggle} />
            {hasArrows && (
              <span className="flex gap-2">
                <IconButton icon="arrow-left" label={labels.previousSlide} onClick={() => step(-1)} />
                <IconButton icon="arrow-right" label={labels.nextSlide} onClick={() => step(1)} />
              </span>
            )}
          </div>
        )}
        <div
          ref={viewport}
          {...playback.hoverProps}
          {...(swiper ? {} : { role: 'group', tabIndex: 0, 'aria-label': label })}
          onFocus={showFocused}
          className={clsx(
            controls === 'beside' && 'basis-32',
            // The room above and below is for the ring of what has the focus.
            'swiper -my-2 min-w-0 flex-1 overflow-x-auto py-2 scrollbar-none motion-reduce:scrollbar-thin noscript:scrollbar-thin swiping:touch-pan-y swiping:overflow-x-clip swiping:overflow-y-visible print:overflow-visible!',
            bases[base],
            fromMd[md],
            fromLg[lg],
            spaces[space],
          )}
        >
          {/* Safari takes a list without bullets for no list unless the role says so. */}
          <ul
            role="list"
            aria-live={isMoving ? 'off' : 'polite'}
            className="swiper-wrapper flex ease-out slide-transition print:block print:transform-none!"
          >
            {slides.map(({ id, content, isRepeat = false }, index) => (
              <li
                key={id}
                aria-hidden={isRepeat || undefined}
                aria-posinset={isRepeat ? undefined : index + 1}
                aria-setsize={isRepeat ? undefined : ownSlides.length}
                // Where a repeat can stand in view for a slide, that slide stays readable out of view.
                inert={isRepeat || (swiper !== undefined && !hasRepeats && !inView.includes(index))}
                className="swiper-slide slide relative shrink-0 last:me-0 print:w-full! print:aria-hidden:hidden"
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

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
