/** What is said at a field whose text makes a form longer than its receiver takes; the number is rounded up. */
export function tooLongMessage(letters: number): string {
  const about = (Math.ceil(letters / 10) * 10).toLocaleString('en-US')
  return `This is too long to be sent. Shorten it by about ${about} letters.`
}

/** Moves the focus to a form's field. */
export function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}
