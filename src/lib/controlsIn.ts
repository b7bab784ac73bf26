export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The controls in an element, in order. */
export const controlsIn = (root: HTMLElement) => [
  ...root.querySelectorAll<Control>('input, textarea, select'),
]
