import { createContext, use } from 'react'

/** The built-in texts of the components, in one language. */
export interface Labels {
  /** The name of the button that closes an overlay. */
  readonly close: string
  /** The text of `Spinner` for screen readers. */
  readonly loading: string
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
  /** The name of the button that shows the previous image of a `Lightbox`. */
  readonly previousImage: string
  /** The name of the button that shows the next image of a `Lightbox`. */
  readonly nextImage: string
  /** The position of an image in a `Lightbox`, such as "Image 3 of 10". */
  readonly imagePosition: (position: number, count: number) => string
  /** The name of the button that enlarges a `ZoomableDrawing`. */
  readonly zoomIn: string
  /** The name of the button that makes a `ZoomableDrawing` smaller again. */
  readonly zoomOut: string
  /** The text of the button that shows the whole of an enlarged `ZoomableDrawing`. */
  readonly showAll: string
  /** The names of the buttons that show another part of an enlarged `ZoomableDrawing`. */
  readonly pan: Readonly<Record<'left' | 'right' | 'up' | 'down', string>>
  /** The position of a `PictureBlend`, such as "70% dusk". */
  readonly blended: (percent: number, end: string) => string
  /** How many characters can still be entered into a field. */
  readonly charactersLeft: (count: number) => string
  /** The warning of a `NumberField` for a number with a decimal comma. */
  readonly readAs: (number: string) => string
  /** The error of a `NumberField` for text that isn't a number. */
  readonly notANumber: string
  /** The error of a `NumberField` for a number followed by a unit other than the field's own. */
  readonly hasUnit: string
  /** The error of a `NumberField` for separators that could mean two different numbers. */
  readonly ambiguousSeparators: string
  /** The error of a `NumberField` for a number below the minimum. */
  readonly belowMinimum: (minimum: number) => string
}

/** The default labels. */
export const englishLabels: Labels = {
  close: 'Close',
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
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all',
  pan: { left: 'Pan left', right: 'Pan right', up: 'Pan up', down: 'Pan down' },
  blended: (percent, end) => `${percent}% ${end.toLowerCase()}`,
  charactersLeft: (count) => `About ${count.toLocaleString('en')} characters left`,
  readAs: (number) => `Read as ${number}.`,
  notANumber: 'Enter a number, such as 7.5.',
  hasUnit: 'Enter the number alone, such as 7.5, without its unit.',
  ambiguousSeparators: 'Enter the number with a decimal point, such as 7.5, and thousands as in 1,250.',
  belowMinimum: (minimum) => `Enter ${minimum} or more.`,
}

/** The context that `LabelsProvider` sets. */
export const LabelsContext = createContext(englishLabels)

/** How the language of a part of the page is marked up. */
export interface PartLanguage {
  /** The language code, such as 'ur'. */
  readonly lang: string
  /** The direction of writing. */
  readonly dir: 'ltr' | 'rtl'
}

/** The context that `LabelsProvider` sets for a part of the page; undefined in the language of the document. */
export const PartLanguageContext = createContext<PartLanguage | undefined>(undefined)

/** The language of the part of the page that a component belongs to; undefined for that of the document. */
export function usePartLanguage(): PartLanguage | undefined {
  return use(PartLanguageContext)
}

/** The labels of the nearest `LabelsProvider`. */
export function useLabels(): Labels {
  return use(LabelsContext)
}
