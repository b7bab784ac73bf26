/** A part of a legal text. */
interface LegalSection {
  readonly id: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Stands below the paragraphs. */
  readonly items?: readonly string[]
}

/** A legal text as a page shows it. */
export interface LegalText {
  readonly title: string
  readonly text: string
  /** The day of the last change, as year-month-day. */
  readonly updated: `${number}-${number}-${number}`
  readonly sections: readonly LegalSection[]
}

/** The words around every legal text. */
export const legalArticle = {
  contentsHeading: 'On this page',
  updated: 'Last changed on',
} as const
