/** A key with a name of its own, as `KeyboardEvent.key` has it. */
type NamedKey = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight' | 'ArrowUp'

/** What can be pressed: a named key, alone or with Shift. */
export type Key = NamedKey | `Shift+${NamedKey}`

/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * One window with a storage of its own. Every engine drives it by its own input: a key press or a click takes the
 * way that a visitor's takes, default actions and focus included.
 */
export interface Tab {
  /** Opens a URL and waits for the document's `load` event. */
  readonly goto: (url: string) => Promise<void>
  /** The browser's Back. It resolves once the browser has begun; what it leads to may still be loading. */
  readonly back: () => Promise<void>
  readonly reload: () => Promise<void>
  /** Runs a function in the page; it closes over nothing, and takes and returns JSON. */
  readonly evaluate: <Argument, Result>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>
  readonly clickAt: (point: Point) => Promise<void>
  readonly press: (key: Key) => Promise<void>
  /** Presses the key of each character. */
  readonly type: (text: string) => Promise<void>
  readonly resize: (size: Size) => Promise<void>
  /** The window as a PNG. */
  readonly screenshot: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

/** A running browser. */
export interface Browser {
  readonly open: () => Promise<Tab>
  readonly close: () => Promise<void>
}

/** The named key of a combination, and whether Shift is held with it. */
export function keyParts(key: Key): { readonly name: NamedKey; readonly isShifted: boolean } {
  const isShifted = key.startsWith('Shift+')
  return { name: key.replace('Shift+', '') as NamedKey, isShifted }
}
