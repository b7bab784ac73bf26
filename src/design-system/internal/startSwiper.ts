import type { Swiper } from 'swiper'
import { manualDuration, type SliderSettings, type RunningSlider } from './RunningSlider'
import { scrolledSlides, waitForScrollEnd } from './sliderScroll'

/**
 * Starts Swiper on a slider. The stylesheet sets the number of slides per view as `--slides` on the viewport.
 * Swiper's own autoplay can't be paused during a transition and shares its `speed` with swipes, so the timing is here.
 */
export async function startSwiper(viewport: HTMLElement, settings: SliderSettings, signal: AbortSignal) {
  const { Swiper } = await import('swiper')
  await waitForScrollEnd(viewport, signal)
  return signal.aborted ? undefined : run(Swiper, viewport, settings)
}

function slidesPerView(viewport: HTMLElement): number {
  return Number(getComputedStyle(viewport).getPropertyValue('--slides')) || 1
}

function run(SwiperClass: typeof Swiper, viewport: HTMLElement, settings: SliderSettings): RunningSlider {
  const { delay, elapsed, transitionDuration, space, onVisibleChange, onSwipe } = settings
  let nextDelay = Math.max(0, delay - elapsed)
  let isPlaying = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let settled: readonly number[] = []
  /** Whether the current transition was started by the timer, not by the visitor. */
  let isAutomatic = false

  const scrolled = scrolledSlides(viewport)
  const initialSlide = Math.round(scrolled)
  viewport.scrollLeft = 0
  const swiper = new SwiperClass(viewport, {
    init: false,
    loop: true,
    speed: manualDuration,
    spaceBetween: space,
    slidesPerView: slidesPerView(viewport),
    initialSlide,
  })

  function visibleIndexes() {
    const count = Math.ceil(Number(swiper.params.slidesPerView))
    return swiper.slides
      .slice(swiper.activeIndex, swiper.activeIndex + count)
      .map((slide) => Number(slide.dataset['swiperSlideIndex']))
  }

  /** How far the active slide is from its position; positive while it enters from the end. */
  const remainingDistance = () => (swiper.slidesGrid[swiper.activeIndex] ?? 0) + swiper.getTranslate()

  function scheduleNext() {
    clearTimeout(timer)
    if (!isPlaying) return
    timer = setTimeout(() => {
      nextDelay = delay
      isAutomatic = true
      swiper.slideNext(transitionDuration)
    }, nextDelay)
  }

  function play() {
    isPlaying = true
    // A running transition schedules the next one when it ends.
    if (swiper.animating) return
    const slide = swiper.slidesSizesGrid[0] ?? 0
    const rest = Math.abs(remainingDistance()) / (slide + space || 1)
    if (rest > 0.01) {
      isAutomatic = true
      swiper.slideTo(swiper.activeIndex, Math.ceil(transitionDuration * Math.min(rest, 1)))
    } else scheduleNext()
  }

  function freeze() {
    clearTimeout(timer)
    if (!swiper.animating) return
    const position = swiper.getTranslate()
    swiper.setTransition(0)
    swiper.setTranslate(position)
    // Swiper ignores further moves until a transition ends, and the stopped one never does.
    swiper.animating = false
  }

  swiper.on('transitionStart', () => {
    clearTimeout(timer)
    onVisibleChange([...new Set([...settled, ...visibleIndexes()])])
  })
  swiper.on('transitionEnd', () => {
    settled = visibleIndexes()
    onVisibleChange(settled)
    scheduleNext()
  })
  // Swiper's own breakpoints are in px and would differ from those of the stylesheet, which are in rem.
  swiper.on('beforeResize', () => {
    const count = slidesPerView(viewport)
    if (count === swiper.params.slidesPerView) return
    const { realIndex } = swiper
    swiper.params.slidesPerView = count
    swiper.loopDestroy()
    swiper.updateSlides()
    swiper.loopCreate(realIndex)
  })
  swiper.on('resize', () => {
    settled = visibleIndexes()
    onVisibleChange(settled)
  })
  swiper.on('sliderFirstMove', onSwipe)
  // A touch stops the slide. On release, Swiper's own handler runs first and decides where the slide goes.
  swiper.on('touchStart', () => {
    isAutomatic = false
    freeze()
  })
  swiper.on('touchEnd', () => {
    queueMicrotask(() => {
      if (isPlaying && !swiper.destroyed) play()
    })
  })
  swiper.init()
  settled = visibleIndexes()
  onVisibleChange(settled)
  if (scrolled !== initialSlide) {
    // Takes over where the row was scrolled to, and moves from there to the nearest slide.
    const slide = swiper.slidesSizesGrid[0] ?? 0
    swiper.setTranslate(swiper.getTranslate() - (scrolled - initialSlide) * (slide + space))
    swiper.slideTo(swiper.activeIndex, manualDuration)
  }

  return {
    play,
    pause: () => {
      isPlaying = false
      clearTimeout(timer)
      // A transition that the visitor started still ends.
      if (isAutomatic) freeze()
    },
    step: (direction) => {
      isAutomatic = false
      const distance = remainingDistance()
      // Between two slides, a step ends at the next one in its direction.
      if (Math.abs(distance) > 1) {
        const isAhead = Math.sign(distance) === direction
        swiper.slideTo(swiper.activeIndex + (isAhead ? 0 : direction), manualDuration)
      } else if (direction === 1) swiper.slideNext(manualDuration)
      else swiper.slidePrev(manualDuration)
    },
    show: (slide) => {
      const index = swiper.slides.findIndex((other) => other === slide)
      if (index >= 0) swiper.slideTo(index, 0)
    },
    destroy: () => {
      clearTimeout(timer)
      const index = swiper.realIndex
      swiper.destroy()
      return index
    },
  }
}
