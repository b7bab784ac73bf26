import { manualDuration, type SliderSettings, type RunningSlider } from './RunningSlider'
import { scrolledSlides, waitForScrollEnd } from './sliderScroll'

/** How far the pointer moves before it drags the row, in px. */
const dragThreshold = 5

/** A drag that is shorter than this, in ms, moves to the next slide, whatever its distance. */
const flickDuration = 300

/** A position that is this close to a slide, in slides, is at the slide. */
const tolerance = 0.001

/**
 * Starts a looping slider that shows one slide at a time. Each transition is one animation that the compositor runs; no
 * script runs until it ends. The slides keep their order in the DOM: at the end of the row, transforms place the first
 * ones after the last.
 */
export async function startSliderLoop(viewport: HTMLElement, settings: SliderSettings, signal: AbortSignal) {
  await waitForScrollEnd(viewport, signal)
  const row = viewport.querySelector('ul')
  return row && !signal.aborted ? run(viewport, row, settings) : undefined
}

function run(
  viewport: HTMLElement,
  row: HTMLElement,
  { delay, transitionDuration, space, onVisibleChange, onSwipe }: SliderSettings,
): RunningSlider {
  const slides = [...row.querySelectorAll('li')]
  const { direction, transitionTimingFunction: easing } = getComputedStyle(row)
  /** The direction of the next slide on the horizontal axis. */
  const forward = direction === 'rtl' ? -1 : 1
  const listening = new AbortController()

  let isPlaying = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let transition: { animation: Animation; from: number; to: number; isAutomatic: boolean } | undefined
  let drag:
    | {
        pointer: number
        x: number
        start: number
        width: number
        moved: number
        /** The rest of a transition that the visitor started and the pointer stopped, in slides. */
        remaining: number
      }
    | undefined
  /** Whether the last pointer dragged the row, so that its click must not follow a link. */
  let isDragged = false
  let shown = ''
  /** In slides. It may leave the range of the indexes during a transition, since the row loops. */
  let position = scrolledSlides(viewport)

  const indexAt = (place: number) => ((place % slides.length) + slides.length) % slides.length

  /** A transform by a number of slides. Percentages adapt to the size of the window. */
  const moveBy = (count: number) => `translateX(calc(${count * forward} * (100% + ${space}px)))`

  /** Places the slides for movement between two positions and reports those that it reveals. */
  function arrange(from: number, to: number) {
    const first = Math.floor(Math.min(from, to))
    const last = Math.ceil(Math.max(from, to))
    slides.forEach((slide, index) => {
      const turns = Math.ceil((first - index) / slides.length)
      slide.style.transform = turns === 0 ? '' : moveBy(turns * slides.length)
    })
    const visible = Array.from({ length: last - first + 1 }, (_, place) => indexAt(first + place))
    if (visible.join() === shown) return
    shown = visible.join()
    onVisibleChange(visible)
  }

  /** Shows a position without a transition. */
  function jumpTo(place: number) {
    const nearest = Math.round(place)
    position = Math.abs(place - nearest) < tolerance ? indexAt(nearest) : place
    arrange(position, position)
    row.style.transform = moveBy(-position)
  }

  /** Stops the row where it is. Returns the rest of a transition that the visitor started, in slides. */
  function freeze(): number {
    clearTimeout(timer)
    if (!transition) return 0
    const { animation, from, to, isAutomatic } = transition
    const progress = animation.effect?.getComputedTiming().progress ?? 1
    const place = from + (to - from) * progress
    transition = undefined
    jumpTo(place)
    animation.cancel()
    return isAutomatic ? 0 : to - place
  }

  function glideTo(to: number, duration: number, isAutomatic: boolean) {
    freeze()
    // No slide can be in two places, so a transition across all of them starts one slide before its end.
    const isFar = Math.ceil(Math.max(position, to)) - Math.floor(Math.min(position, to)) >= slides.length
    const from = isFar ? to - Math.sign(to - position) : position
    arrange(from, to)
    row.style.transform = moveBy(-to)
    const animation = row.animate([{ transform: moveBy(-from) }, { transform: moveBy(-to) }], {
      duration,
      easing,
    })
    transition = { animation, from, to, isAutomatic }
    animation.addEventListener('finish', () => {
      // The event arrives a frame later, when the next transition may be running.
      if (transition?.animation !== animation) return
      transition = undefined
      jumpTo(to)
      if (isPlaying) advance()
    })
  }

  /** Completes an interrupted transition, or schedules the next one. */
  function advance() {
    clearTimeout(timer)
    const next = Math.ceil(position)
    if (next > position) glideTo(next, transitionDuration * (next - position), true)
    else timer = setTimeout(() => glideTo(position + 1, transitionDuration, true), delay)
  }

  function play() {
    isPlaying = true
    // A running transition schedules the next one when it ends.
    if (!transition && !drag) advance()
  }

  function handlePointerDown(event: PointerEvent) {
    if (event.button !== 0 || !event.isPrimary) return
    // Dragging with a mouse must not select text.
    if (event.pointerType === 'mouse') event.preventDefault()
    const remaining = freeze()
    isDragged = false
    drag = {
      pointer: event.pointerId,
      x: event.clientX,
      start: event.timeStamp,
      width: row.offsetWidth + space,
      moved: 0,
      remaining,
    }
  }

  function handlePointerMove({ pointerId, clientX }: PointerEvent) {
    if (drag?.pointer !== pointerId) return
    const distance = clientX - drag.x
    if (!isDragged && Math.abs(distance) < dragThreshold) return
    drag.x = clientX
    if (isDragged) {
      drag.moved -= (distance / drag.width) * forward
      jumpTo(position - (distance / drag.width) * forward)
    } else {
      // Starts here, so that the row doesn't jump by the threshold.
      isDragged = true
      onSwipe()
    }
  }

  function handlePointerEnd({ pointerId, timeStamp }: PointerEvent) {
    if (drag?.pointer !== pointerId) return
    const { moved, start, remaining } = drag
    drag = undefined
    if (isDragged) {
      const isFlick = timeStamp - start < flickDuration
      const round = !isFlick || moved === 0 ? Math.round : moved > 0 ? Math.ceil : Math.floor
      glideTo(round(position), manualDuration, false)
    } else if (Math.abs(remaining) > tolerance)
      glideTo(Math.round(position + remaining), manualDuration, false)
    else if (isPlaying) advance()
  }

  function handleClick(event: MouseEvent) {
    // Clicks by the keyboard have the detail 0.
    if (!isDragged || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }

  const { signal } = listening
  viewport.addEventListener('pointerdown', handlePointerDown, { signal })
  viewport.addEventListener('click', handleClick, { signal, capture: true })
  // A dragged link or picture moves the row instead.
  viewport.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  document.addEventListener('pointermove', handlePointerMove, { signal })
  document.addEventListener('pointerup', handlePointerEnd, { signal })
  document.addEventListener('pointercancel', handlePointerEnd, { signal })

  viewport.dataset['loop'] = ''
  viewport.scrollLeft = 0
  jumpTo(position)

  return {
    play,
    pause: () => {
      isPlaying = false
      clearTimeout(timer)
      // A transition that the visitor started still ends.
      if (transition?.isAutomatic) freeze()
    },
    step: (towards) => {
      if (transition && !transition.isAutomatic) glideTo(transition.to + towards, manualDuration, false)
      else {
        freeze()
        // Between two slides, a step ends at the next one in its direction.
        glideTo(towards === 1 ? Math.floor(position) + 1 : Math.ceil(position) - 1, manualDuration, false)
      }
    },
    show: (slide) => {
      const index = slides.findIndex((other) => other === slide)
      if (index < 0) return
      freeze()
      jumpTo(index)
      if (isPlaying) advance()
    },
    destroy: () => {
      freeze()
      listening.abort()
      delete viewport.dataset['loop']
      for (const element of [row, ...slides]) element.style.transform = ''
      return indexAt(Math.round(position))
    },
  }
}
