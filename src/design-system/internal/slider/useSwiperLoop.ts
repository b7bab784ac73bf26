import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react'
import type { Swiper as SwiperInstance } from 'swiper'
import type { SwiperProps } from 'swiper/react'
import type * as SwiperModule from './swiper'
import { inlineDirection } from '../inlineDirection'
import { useAutoplay } from './useAutoplay'
import { useIsVisible } from '../useIsVisible'
import { useMediaQuery } from '../../useMediaQuery'

export interface PlaybackProps {
  /** How long each slide stays, in ms. */
  delay: number
  /** The duration of automatic transitions, in ms. @default 300 */
  transitionDuration?: number | undefined
  /** Whether it may move, for a Pause button elsewhere. Without it, the slider has its own Pause button. @default none */
  isPlaying?: boolean | undefined
  /** Called when the visitor swipes, which pauses the slider; for a Pause button elsewhere. @default nothing */
  onSwipe?: (() => void) | undefined
}

interface SwiperLoopOptions extends PlaybackProps {
  slideCount: number
  /** Whether there are more slides than fit; otherwise Swiper isn't loaded. */
  canMove: boolean
}

/** The behaviour of `Slider`: loads Swiper when the row is first visible, and moves it while nobody uses it. */
export function useSwiperLoop({
  slideCount,
  canMove,
  delay,
  transitionDuration = 300,
  isPlaying,
  onSwipe,
}: SwiperLoopOptions) {
  const box = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const pauseButton = useRef<HTMLButtonElement>(null)
  const [swiper, setSwiper] = useState<SwiperInstance>()
  const [position, setPosition] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  /** Whether Previous or Next was used since the slider got the focus. */
  const [hasStepped, setHasStepped] = useState(false)
  const isTabbing = useIsTabbing()
  const isVisible = useIsVisible(box)
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)')

  const isMoving = swiper !== undefined && isVisible && !isFocused && (isPlaying ?? !isPaused)
  const swiperModule = useSwiperModule(row, canMove && isVisible && !isFocused && !isReduced)
  useAutoplay(swiper, isMoving && !isHovered, delay, transitionDuration)

  const step = (direction: 1 | -1) => {
    setHasStepped(true)
    if (swiper && direction === 1) swiper.slideNext()
    else if (swiper) swiper.slidePrev()
    else if (row.current) scrollBySlide(row.current, direction, slideCount)
  }

  const onFocus = ({ target }: FocusEvent) => {
    // Play works while its button has the focus.
    setIsFocused(!pauseButton.current?.contains(target))
    if (!row.current?.contains(target)) swiper?.keyboard.enable()
    else if (swiper?.params.loop && target instanceof HTMLElement && target.matches(':focus-visible'))
      suspendLoop(swiper, target, isTabbing.current)
  }

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<Element, Element>) => {
    // The document keeps its active element while another window has the focus.
    const hasFocus = (element: Element | null) =>
      [relatedTarget, document.activeElement].some((focused) => element?.contains(focused))
    if (swiper && !swiper.params.loop && !hasFocus(row.current)) resumeLoop(swiper)
    if (hasFocus(currentTarget)) return
    setIsFocused(false)
    setHasStepped(false)
    swiper?.keyboard.disable()
  }

  return {
    /** Swiper's components, once they are loaded and may move. */
    swiperModule: isReduced ? undefined : swiperModule,
    isMoving,
    isPaused,
    togglePaused: () => setIsPaused(!isPaused),
    step,
    /** The index of the slide to announce. */
    announcedIndex: swiper && hasStepped && !isMoving ? position : undefined,
    boxProps: { ref: box, onFocus, onBlur },
    pauseButtonProps: { ref: pauseButton },
    rowProps: {
      ref: row,
      // Swiper itself stops for a touch.
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType !== 'touch'),
      onPointerLeave: () => setIsHovered(false),
    },
    swiperProps: {
      onSwiper: (started) => {
        started.wrapperEl.role = 'list'
        setSwiper(started)
      },
      onDestroy: () => setSwiper(undefined),
      onRealIndexChange: ({ realIndex }) => setPosition(realIndex),
      onSliderFirstMove: () => {
        setIsPaused(true)
        onSwipe?.()
      },
    } satisfies SwiperProps,
  }
}

function useSwiperModule(row: RefObject<HTMLElement | null>, isNeeded: boolean) {
  const [swiperModule, setSwiperModule] = useState<typeof SwiperModule>()
  useEffect(() => {
    if (!isNeeded) return
    import('./swiper').then(
      // Swiper doesn't replace a row that has the focus.
      (loaded) => !row.current?.contains(document.activeElement) && setSwiperModule(loaded),
      () => undefined,
    )
  }, [row, isNeeded])
  return swiperModule
}

/** Whether the Tab key is held down, which moves the focus. */
function useIsTabbing() {
  const isTabbing = useRef(false)
  useEffect(() => {
    const handleKey = ({ type, key }: KeyboardEvent) => {
      isTabbing.current = type === 'keydown' && key === 'Tab'
    }
    document.addEventListener('keydown', handleKey, true)
    document.addEventListener('keyup', handleKey, true)
    return () => {
      document.removeEventListener('keydown', handleKey, true)
      document.removeEventListener('keyup', handleKey, true)
    }
  }, [])
  return isTabbing
}

function scrollBySlide(row: HTMLElement, direction: 1 | -1, slideCount: number) {
  row.scrollBy({ left: (direction * inlineDirection(row) * row.scrollWidth) / slideCount })
}

/** Gives the slides, which the loop moves in the DOM, their own order back while the visitor tabs through them. */
function suspendLoop(swiper: SwiperInstance, focused: HTMLElement, isTabbing: boolean) {
  const isFirst = swiper.slides[0]?.contains(focused)
  swiper.loopDestroy()
  swiper.params.loop = false
  swiper.update()
  const { slides } = swiper
  const slide = isTabbing
    ? slides.at(isFirst ? 0 : -1)
    : slides.find((candidate) => candidate.contains(focused))
  const target = isTabbing ? slide?.querySelector<HTMLElement>('a, button') : focused
  target?.focus()
  // A frame later, as the A11y module shows the slide that had the focus first.
  requestAnimationFrame(() => slide && swiper.slideTo(slides.indexOf(slide), 0))
}

function resumeLoop(swiper: SwiperInstance) {
  swiper.params.loop = true
  swiper.loopCreate()
}
