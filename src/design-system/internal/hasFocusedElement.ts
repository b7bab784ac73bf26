/**
 * Whether an element has the focus; false after the focused one was removed. A closing overlay returns the focus to its
 * opener only if this is false, because a link in the overlay may have moved it to the heading of the next page.
 */
export function hasFocusedElement() {
  return document.activeElement !== null && document.activeElement !== document.body
}
