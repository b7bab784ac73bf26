import { clsx } from 'clsx'
import { useEffect, useState, type FocusEvent } from 'react'
import type { Swiper as SwiperInstance } from 'swiper'
import { A11y, Autoplay, Keyboard } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { listClasses, shortTransition, slideProps, type SlideRowProps } from './ScrollableRow'

export interface SwiperRowProps extends SlideRowProps {
  delay: number
  transitionDuration: number
  /** The index of the current slide; only the first value counts. */
  position: number
  isPlaying: boolean
  swiper: SwiperInstance | undefined
  onSwiper: (swiper: SwiperInstance | undefined) => void
  onPositionChange: (index: number) => void
  onSwipe: (() => void) | undefined
}

/** The slides, moved by Swiper. Their widths, and so the number of slides per view, come from the stylesheet. */
export function SwiperRow({ ref, slides, className, swiper, isPlaying, ...props }: SwiperRowProps) {
  const { delay, transitionDuration, onSwiper, onPositionChange, onSwipe } = props
  const [initialSlide] = useState(props.position)
  const [isHovered, setIsHovered] = useState(false)

  useEffect(() => () => onSwiper(undefined), [onSwiper])

  useEffect(() => {
    if (!swiper || swiper.destroyed) return
    if (isPlaying && !isHovered) play(swiper, transitionDuration)
    else stop(swiper, isHovered)
  }, [swiper, isPlaying, isHovered, transitionDuration])

  const handleFocus = ({ target }: FocusEvent) => {
    if (swiper?.params.loop && target.matches(':focus-visible')) suspendLoop(swiper, target)
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // The document keeps its active element while another window has the focus.
    const isLeft = ![relatedTarget, document.activeElement].some((element) => currentTarget.contains(element))
    if (swiper && !swiper.params.loop && isLeft) resumeLoop(swiper)
  }

  return (
    <div
      ref={ref}
      // Swiper itself stops for a touch.
      onPointerEnter={({ pointerType }) => setIsHovered(pointerType !== 'touch')}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={handleFocus}
      onBlur={handleBlur}
      className={clsx('grid grid-cols-1', className)}
    >
      <Swiper
        modules={[A11y, Autoplay, Keyboard]}
        wrapperTag="ul"
        wrapperClass={listClasses}
        className="flex min-w-0 touch-pan-y overflow-x-clip print:overflow-visible"
        loop
        slidesPerView="auto"
        initialSlide={initialSlide}
        speed={transitionDuration}
        autoplay={{ delay }}
        a11y={{ slideRole: '', slideLabelMessage: '', wrapperLiveRegion: false }}
        keyboard={{ enabled: false, pageUpDown: false }}
        onSwiper={(started) => {
          started.wrapperEl.role = 'list'
          onSwiper(started)
        }}
        onRealIndexChange={({ realIndex }) => onPositionChange(realIndex)}
        onSliderFirstMove={({ params }) => {
          // Swiper has one speed for its own transitions and for the end of a swipe.
          params.speed = shortTransition
          onSwipe?.()
        }}
      >
        {slides.map((slide) => (
          <SwiperSlide key={slide.id} tag="li" {...slideProps(slide)}>
            {slide.content}
          </SwiperSlide>
        ))}
      </Swiper>
    </div>
  )
}

/** Starts the automatic movement; a transition that was stopped is completed first. */
function play(swiper: SwiperInstance, transitionDuration: number) {
  swiper.params.speed = transitionDuration
  swiper.autoplay.start()
  const distance = Math.abs((swiper.slidesGrid[swiper.activeIndex] ?? 0) + swiper.getTranslate())
  if (distance > 1) swiper.slideTo(swiper.activeIndex, transitionDuration * (distance / swiper.size))
}

/**
 * Stops the automatic movement. Swiper would let a transition end, which may take seconds: under the pointer the row stops
 * where it is, otherwise it goes to the next slide at once.
 */
function stop(swiper: SwiperInstance, isHovered: boolean) {
  swiper.autoplay.stop()
  if (!swiper.animating || (swiper.params.speed ?? 0) <= shortTransition) return
  const place = swiper.getTranslate()
  swiper.setTransition(0)
  swiper.setTranslate(place)
  swiper.animating = false
  if (isHovered) return
  // The browser has to notice the stop; otherwise it would continue the old transition to the same slide.
  swiper.getTranslate()
  swiper.slideTo(swiper.activeIndex, shortTransition)
}

/** The loop moves slides in the DOM. Before the visitor tabs through them, they get their own order back. */
function suspendLoop(swiper: SwiperInstance, focused: Element) {
  const index = swiper.slides[0]?.contains(focused) ? 0 : swiper.slides.length - 1
  swiper.loopDestroy()
  swiper.params.loop = false
  swiper.update()
  swiper.slides[index]?.querySelector<HTMLElement>('a, button')?.focus()
  // A frame later, as the A11y module shows the slide that had the focus first.
  requestAnimationFrame(() => swiper.slideTo(index, 0))
}

function resumeLoop(swiper: SwiperInstance) {
  swiper.params.loop = true
  swiper.loopCreate()
}
