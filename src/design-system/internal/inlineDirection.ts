/** 1 if the text of an element runs from left to right, else -1. */
export function inlineDirection(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1
}
