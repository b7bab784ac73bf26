/**
 * Focuses a field that was rejected; its error is its description. Returns whether it had the focus already: then screen
 * readers say nothing, and the error is to be announced.
 */
export function focusInvalid(field: HTMLElement): boolean {
  const hadFocus = document.activeElement === field
  field.focus()
  return hadFocus
}
