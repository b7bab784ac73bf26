import { createContext, use } from 'react'

/** The built-in texts of the components, in one language. */
export interface Labels {
  readonly close: string
  readonly loading: string
  readonly chooseOne: string
  /** The name of the toggle button that pauses automatic movement, such as "Pause our partners". */
  readonly pause: (what: string) => string
  readonly carousel: string
  readonly previousSlide: string
  readonly nextSlide: string
  /** The status of a `Slider` after a step, such as "Slide 2 of 5". */
  readonly slidePosition: (position: number, count: number) => string
  readonly previousImage: string
  readonly nextImage: string
  readonly enlargeImage: string
  /** The position of an image in a `Lightbox`, such as "Image 3 of 10". */
  readonly imagePosition: (position: number, count: number) => string
}

export const englishLabels: Labels = {
  close: 'Close',
  loading: 'Loading',
  chooseOne: 'Choose one',
  pause: (what) => `Pause ${what}`,
  carousel: 'carousel',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  slidePosition: (position, count) => `Slide ${position} of ${count}`,
  previousImage: 'Previous image',
  nextImage: 'Next image',
  enlargeImage: 'Enlarge image',
  imagePosition: (position, count) => `Image ${position} of ${count}`,
}

export const LabelsContext = createContext(englishLabels)

/** The element that overlays are rendered into, set by `LabelsProvider`; null for the body. */
export const OverlayContainerContext = createContext<HTMLElement | null>(null)

/** The labels of the nearest `LabelsProvider`. */
export function useLabels(): Labels {
  return use(LabelsContext)
}
