import { createContext, use } from 'react'

/** The built-in texts of the components, in one language. */
export interface Labels {
  /** The name of the button that closes an overlay. */
  readonly close: string
  /** The name of `BackToTop`. */
  readonly backToTop: string
  /** The text of `Spinner` for screen readers, and of the notice that an overlay is still loading. */
  readonly loading: string
  /** The message when the code of an overlay can't be loaded. */
  readonly overlayFailed: string
  /** The placeholder of a `Select`. */
  readonly chooseOne: string
  /** The name of the button that pauses automatic movement, such as "Pause our partners". */
  readonly pause: (what: string) => string
  /** The name of the button that resumes it. */
  readonly play: (what: string) => string
  /** The role description of a `Slider`. */
  readonly carousel: string
  /** The name of the button that shows the previous slide of a `Slider`. */
  readonly previousSlide: string
  /** The name of the button that shows the next slide of a `Slider`. */
  readonly nextSlide: string
  /** The name of the button that shows the previous picture of a `Lightbox`. */
  readonly previousImage: string
  /** The name of the button that shows the next picture of a `Lightbox`. */
  readonly nextImage: string
  /** The position of a picture in a `Lightbox`, such as "Image 3 of 10". */
  readonly imagePosition: (position: number, count: number) => string
  /** How many characters can still be entered into a field. */
  readonly charactersLeft: (count: number) => string
  /** The warning of a `NumberField` for a number with a decimal comma. */
  readonly readAs: (number: string) => string
  /** The error of a `NumberField` for text that isn't a number. */
  readonly notANumber: string
  /** The error of a `NumberField` for a number followed by a unit. */
  readonly hasUnit: string
  /** The error of a `NumberField` for separators that could mean two different numbers. */
  readonly ambiguousSeparators: string
  /** The error of a `NumberField` for a number below the minimum. */
  readonly belowMinimum: (minimum: number) => string
}

/** The default labels. */
export const englishLabels: Labels = {
  close: 'Close',
  backToTop: 'Back to top',
  loading: 'Loading',
  overlayFailed: 'This could not be loaded. Check your connection and try again.',
  chooseOne: 'Choose one',
  pause: (what) => `Pause ${what}`,
  play: (what) => `Play ${what}`,
  carousel: 'carousel',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  previousImage: 'Previous image',
  nextImage: 'Next image',
  imagePosition: (position, count) => `Image ${position} of ${count}`,
  charactersLeft: (count) => `About ${count.toLocaleString('en')} characters left`,
  readAs: (number) => `Read as ${number}.`,
  notANumber: 'Enter a number, such as 7.5.',
  hasUnit: 'Enter the number alone, such as 7.5, without its unit.',
  ambiguousSeparators: 'Enter the number with a decimal point, such as 7.5, and thousands as in 1,250.',
  belowMinimum: (minimum) => `Enter ${minimum} or more.`,
}

/** The context that `LabelsProvider` sets. */
export const LabelsContext = createContext(englishLabels)

/** The labels of the nearest `LabelsProvider`. */
export function useLabels(): Labels {
  return use(LabelsContext)
}
