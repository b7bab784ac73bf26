import { createContext, use } from 'react'

/** Every word that a component says by itself, in one language. */
export interface Labels {
  /** The button that closes an overlay. */
  readonly close: string
  /** The button of `BackToTop`. */
  readonly backToTop: string
  /** What a `Spinner` says. */
  readonly loading: string
  /** Stands in a `Select` while nothing is chosen. */
  readonly chooseOne: string
  /** The button that pauses what moves by itself, such as "Pause our partners". */
  readonly pause: (what: string) => string
  /** The button that lets it move again. */
  readonly play: (what: string) => string
  /** What kind of region a `Slider` is, read out after its name. */
  readonly carousel: string
  readonly previousSlide: string
  readonly nextSlide: string
  readonly previousImage: string
  readonly nextImage: string
  /** Which picture a `Lightbox` shows, such as "Image 3 of 10". */
  readonly imagePosition: (position: number, count: number) => string
  /** How a `NumberField` reads a decimal comma. */
  readonly readAs: (number: string) => string
  /** The typing is no number. */
  readonly notANumber: string
  /** A unit is typed behind the number. */
  readonly hasUnit: string
  /** The separators could mean two numbers. */
  readonly separatorsUnclear: string
  /** The number is below 0. */
  readonly belowMinimum: (minimum: number) => string
}

/** What the components say unless a `LabelsProvider` replaces it. */
export const englishLabels: Labels = {
  close: 'Close',
  backToTop: 'Back to top',
  loading: 'Loading',
  chooseOne: 'Choose one',
  pause: (what) => `Pause ${what}`,
  play: (what) => `Play ${what}`,
  carousel: 'carousel',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  previousImage: 'Previous image',
  nextImage: 'Next image',
  imagePosition: (position, count) => `Image ${position} of ${count}`,
  readAs: (number) => `Read as ${number}.`,
  notANumber: 'Enter a number, such as 7.5.',
  hasUnit: 'Enter the number alone, such as 7.5, without its unit.',
  separatorsUnclear: 'Enter the number with a decimal point, such as 7.5, and thousands as in 1,250.',
  belowMinimum: (minimum) => `Enter ${minimum} or more.`,
}

/** What `LabelsProvider` provides. */
export const LabelsContext = createContext(englishLabels)

/** The words in the language of the components around. */
export function useLabels(): Labels {
  return use(LabelsContext)
}
