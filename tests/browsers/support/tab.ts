/** A key without a character, by its `KeyboardEvent.key`. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight'

/** A position in the window, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * A tab. Tests share no storage, because each has its own origin. Keys and clicks are real input of
 * the engine, with default actions and focus.
 */
export interface Tab {
  /** Opens a URL and waits for the document's `load` event. */
  readonly goto: (url: string) => Promise<void>
  /** Goes back in the history. Resolves when the navigation starts; the page may still be loading. */
  readonly back: () => Promise<void>
  /** Runs a function in the page. It must not use variables of an outer scope; argument and result are JSON. */
  readonly evaluate: <Argument, Result>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>
  readonly clickAt: (point: Point) => Promise<void>
  readonly press: (key: Key) => Promise<void>
  /** Presses the key of each character. */
  readonly type: (text: string) => Promise<void>
  readonly resize: (size: Size) => Promise<void>
  /** Leaves the page, and with it all that still runs there. */
  readonly close: () => Promise<void>
}

/**
 * A running browser. Its tests use the same tab one after the other, because opening one takes as long as opening a page.
 */
export interface Browser {
  readonly open: () => Promise<Tab>
  readonly close: () => Promise<void>
}
