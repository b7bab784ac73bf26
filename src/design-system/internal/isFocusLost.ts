/**
 * Whether no element has the focus, as after the focused one was removed. A closing overlay returns the focus to its
 * opener only then: a link inside may already have moved it to the heading of the next page.
 */
export function isFocusLost() {
  return document.activeElement === null || document.activeElement === document.body
}
