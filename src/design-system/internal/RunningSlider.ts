/** The parameters that `Slider` passes to the script that moves its row. */
export interface SliderSettings {
  /** How long a slide stays, in ms. */
  delay: number
  /** How long the first slide has been shown already, in ms. Used only with Swiper. */
  elapsed: number
  /** How long an automatic transition takes, in ms. */
  transitionDuration: number
  /** The distance between the slides, in px. */
  space: number
  /** Called with the indexes of the slides that are at least partly visible. */
  onVisibleChange: (visible: readonly number[]) => void
  /** Called when the visitor drags a slide. */
  onSwipe: () => void
}

/** Controls a slider whose row a script moves. */
export interface RunningSlider {
  play: () => void
  /** Stops automatic movement at once, even between two slides. */
  pause: () => void
  step: (direction: 1 | -1) => void
  /** Brings a slide fully into view, without a transition. */
  show: (slide: Element) => void
  /** Restores the markup and returns the index of the current slide. */
  destroy: () => number
}

/** The duration of a transition that the visitor started, in ms. */
export const manualDuration = 250
