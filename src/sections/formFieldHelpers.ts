/**
 * The names of the fields that the browser finds invalid, of required ones that contain only whitespace, which browsers
 * accept and receivers reject, and of the field that is too long; in display order.
 */
export function invalidFields(form: HTMLFormElement, tooLong: string | undefined): readonly string[] {
  return [...form.elements].flatMap((control) => {
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    if (!isText && !(control instanceof HTMLSelectElement)) return []
    const isBlank = control.required && control.value.trim() === ''
    return isBlank || !control.validity.valid || control.name === tooLong ? [control.name] : []
  })
}

/** Moves the focus to the field of this name. */
export function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}
