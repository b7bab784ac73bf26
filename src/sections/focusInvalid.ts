/** Focuses a field that was rejected. If it had the focus, screen readers would not read out its error. */
export function focusInvalid(field: HTMLElement): void {
  field.blur()
  field.focus()
}
