import type { Excess } from '../leads'
import { groupedNumber } from './formats'

/**
 * What is said at the field whose text makes a form longer than its receiver takes, and at no other; the number is
 * rounded up.
 */
export function excessMessage<Field extends string>(
  excess: Excess<Field> | undefined,
  field: Field,
): string | undefined {
  if (excess?.field !== field) return undefined
  const about = groupedNumber(Math.ceil(excess.characters / 10) * 10)
  return `This is too long to be sent. Shorten it by about ${about} letters.`
}

/** Moves the focus to a form's field. */
export function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}
