import type { PageHead } from '../../pageHead'

interface LegalSection {
  readonly id: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** A list below the paragraphs. */
  readonly items?: readonly string[]
}

export interface LegalText {
  readonly head: PageHead
  readonly title: string
  readonly text: string
  /** The date of the last change, such as `2026-01-31`. */
  readonly updated: `${number}-${number}-${number}`
  readonly sections: readonly LegalSection[]
}

/** The labels of every legal text. */
export const legalArticle = {
  updated: 'Last changed on',
} as const
