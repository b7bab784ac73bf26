import { createContext, use } from 'react'

/** The built-in texts of the components, in English. */
export const englishLabels = {
  close: 'Close',
  loading: 'Loading',
  chooseOne: 'Choose one',
  /** Such as "Pause our partners". */
  pause: (what: string) => `Pause ${what}`,
  carousel: 'carousel',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  slidePosition: (position: number, count: number) => `Slide ${position} of ${count}`,
  previousImage: 'Previous image',
  nextImage: 'Next image',
  enlargeImage: 'Enlarge image',
  imagePosition: (position: number, count: number) => `Image ${position} of ${count}`,
}

export type Labels = Readonly<typeof englishLabels>

export const LabelsContext = createContext<Labels>(englishLabels)

/** The element that overlays are rendered into, set by `LabelsProvider`; null for the body. */
export const OverlayContainerContext = createContext<HTMLElement | null>(null)

export const useLabels = () => use(LabelsContext)
