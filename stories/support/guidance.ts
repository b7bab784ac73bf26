import type { ReactNode } from 'react'
import type * as system from '../../src/design-system'

/** The components of the design system, by name. */
type ComponentName = Extract<Extract<keyof typeof system, Capitalize<keyof typeof system>>, string>

/**
 * How to use a component, on its docs page. The keyboard table on the same page is what the story `KeyboardAlone` in
 * stories/design-system/<Name>.stories.tsx runs.
 */
export interface Guidance {
  readonly anatomy: Anatomy
  /** The components between which a designer chooses, this one among them. */
  readonly choice: Choice
  /** Recommended examples next to discouraged ones. */
  readonly pairs: readonly [Pair, ...Pair[]]
  /** The rules for its words. */
  readonly words: readonly [WordRule, ...WordRule[]]
}

/** The parts of a component on a live example. */
export interface Anatomy {
  readonly example: ReactNode
  readonly parts: readonly [Part, ...Part[]]
  /** For a component that opens over the page: what is shown in a frame of its own. @default the example is in the page */
  readonly overlay?: Overlay
}

/** A part that a designer can name. */
export interface Part {
  readonly name: string
  /** What it is for, or what it takes. */
  readonly note: string
  /** Finds it in the example. */
  readonly selector: string
  /** The side of the example where its number is. */
  readonly side: Side
}

export type Side = 'top' | 'bottom' | 'start' | 'end'

interface Overlay {
  /** Finds what opens; its parts are marked around it. */
  readonly selector: string
  /** The accessible name of the button to click first. @default the example is open */
  readonly click?: string
  /** Whether the page must be scrolled first, by more than the height of its window. @default false */
  readonly isScrolled?: boolean
  /** Where the numbers are: beside the whole overlay, or beside each part, if the overlay fills the window. */
  readonly marks: 'around' | 'beside'
}

/** Which of several similar components to use. */
export interface Choice {
  /** What they have in common, such as "Choices". */
  readonly title: string
  readonly rows: readonly ChoiceRow[]
}

interface ChoiceRow {
  readonly component: ComponentName
  /** When to use it. */
  readonly when: string
}

/** A recommended example and a discouraged one, both rendered. */
export interface Pair {
  readonly good: ReactNode
  readonly bad: ReactNode
  /** Why the first is better. */
  readonly reason: string
}

/** A rule for words, with good and bad ones. */
interface WordRule {
  readonly rule: string
  readonly good: string
  readonly bad: string
}
