import { useEffect } from 'react'
import type { Swiper as SwiperInstance } from 'swiper'

/** A timer, because Swiper's Autoplay requests every animation frame, and waits for interrupted transitions. */
export function useAutoplay(
  swiper: SwiperInstance | undefined,
  isRunning: boolean,
  delay: number,
  transitionDuration: number,
) {
  useEffect(() => {
    if (!swiper || swiper.destroyed || !isRunning) return undefined
    const completesTransition = swiper.slideTo(swiper.activeIndex, transitionDuration)
    let timer = setTimeout(showNext, completesTransition ? transitionDuration + delay : delay)
    function showNext() {
      if (!swiper) return
      swiper.animating = false
      swiper.slideNext(transitionDuration)
      timer = setTimeout(showNext, transitionDuration + delay)
    }
    return () => {
      clearTimeout(timer)
      stopTransition(swiper)
    }
  }, [swiper, isRunning, delay, transitionDuration])
}

/** Swiper would let a transition end, which may take seconds. */
function stopTransition(swiper: SwiperInstance) {
  if (swiper.destroyed || !swiper.animating) return
  const translate = swiper.getTranslate()
  swiper.setTransition(0)
  swiper.setTranslate(translate)
  swiper.animating = false
}
