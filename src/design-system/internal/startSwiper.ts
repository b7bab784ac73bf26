import type { Swiper } from 'swiper'
import { shownSlide } from './scrolledRow'

interface SwiperSettings {
  /** How long a slide stands, in ms. */
  delay: number
  /** How long it takes to the next by itself, in ms. */
  speed: number
  /** Between the slides, in px. */
  space: number
  /** Called with the places of the slides that are in view, in part too. */
  onView: (inView: readonly number[]) => void
  /** Called when the visitor drags a slide. */
  onSwipe: () => void
}

/** A row of slides in motion. */
export interface RunningSwiper {
  play: () => void
  /** Stops what moves by itself, also halfway between two slides. */
  hold: () => void
  step: (direction: 1 | -1) => void
  /** Brings a slide wholly into view, at once. */
  show: (slide: Element) => void
  /** Puts everything back as it was and tells which slide was shown. */
  end: () => number
}

/** How long a slide takes that the visitor has asked for, in ms. */
const asked = 250

/**
 * Sets a row of slides going; how many show at once is the viewport's `--slides`, set by the style sheet. Swiper's own autoplay can't stop a slide that is under way, and has one speed
 * for itself and for the visitor's swipes, so the pace is kept here.
 */
export async function startSwiper(viewport: HTMLElement, settings: SwiperSettings, signal: AbortSignal) {
  const { Swiper } = await import('swiper')
  return signal.aborted ? undefined : run(Swiper, viewport, settings)
}

function slidesPerView(viewport: HTMLElement): number {
  return Number(getComputedStyle(viewport).getPropertyValue('--slides')) || 1
}

function run(SwiperClass: typeof Swiper, viewport: HTMLElement, settings: SwiperSettings): RunningSwiper {
  const { delay, speed, space, onView, onSwipe } = settings
  let isPlaying = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let settled: readonly number[] = []
  /** Whether the row itself, not the visitor, set the slide that is moving in motion. */
  let isAutomatic = false

  const initialSlide = shownSlide(viewport)
  viewport.scrollLeft = 0
  const swiper = new SwiperClass(viewport, {
    init: false,
    loop: true,
    speed: asked,
    spaceBetween: space,
    slidesPerView: slidesPerView(viewport),
    initialSlide,
  })

  function placesInView() {
    const count = Math.ceil(Number(swiper.params.slidesPerView))
    return swiper.slides
      .slice(swiper.activeIndex, swiper.activeIndex + count)
      .map((slide) => Number(slide.dataset['swiperSlideIndex']))
  }

  /** How far the slide that is being shown still has to go: above 0 while it comes in from the end. */
  const wayToGo = () => (swiper.slidesGrid[swiper.activeIndex] ?? 0) + swiper.getTranslate()

  function wait() {
    clearTimeout(timer)
    if (!isPlaying) return
    timer = setTimeout(() => {
      isAutomatic = true
      swiper.slideNext(speed)
    }, delay)
  }

  function play() {
    isPlaying = true
    // What is under way goes on by itself, and is waited for.
    if (swiper.animating) return
    const slide = swiper.slidesSizesGrid[0] ?? 0
    const rest = Math.abs(wayToGo()) / (slide + space || 1)
    if (rest > 0.01) {
      isAutomatic = true
      swiper.slideTo(swiper.activeIndex, Math.ceil(speed * Math.min(rest, 1)))
    } else wait()
  }

  function freeze() {
    clearTimeout(timer)
    if (!swiper.animating) return
    const place = swiper.getTranslate()
    swiper.setTransition(0)
    swiper.setTranslate(place)
    // No transition ends any more, and while Swiper waits for that it doesn't move on.
    swiper.animating = false
  }

  swiper.on('transitionStart', () => {
    clearTimeout(timer)
    onView([...new Set([...settled, ...placesInView()])])
  })
  swiper.on('transitionEnd', () => {
    settled = placesInView()
    onView(settled)
    wait()
  })
  // Swiper's own breakpoints are in px, and would change the row at another width than the style sheet.
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
    settled = placesInView()
    onView(settled)
  })
  swiper.on('sliderFirstMove', onSwipe)
  // A finger that rests on a slide holds it; when it lets go, Swiper first decides where the slide goes.
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
  settled = placesInView()
  onView(settled)

  return {
    play,
    hold: () => {
      isPlaying = false
      clearTimeout(timer)
      // A slide that the visitor asked for still comes to rest in its place.
      if (isAutomatic) freeze()
    },
    step: (direction) => {
      isAutomatic = false
      const toGo = wayToGo()
      // Halfway between two slides, a step ends at the one that lies in its direction.
      if (Math.abs(toGo) > 1) {
        const isAhead = Math.sign(toGo) === direction
        swiper.slideTo(swiper.activeIndex + (isAhead ? 0 : direction), asked)
      } else if (direction === 1) swiper.slideNext(asked)
      else swiper.slidePrev(asked)
    },
    show: (slide) => {
      const index = swiper.slides.findIndex((other) => other === slide)
      if (index >= 0) swiper.slideTo(index, 0)
    },
    end: () => {
      clearTimeout(timer)
      const shown = swiper.realIndex
      swiper.destroy()
      return shown
    },
  }
}
