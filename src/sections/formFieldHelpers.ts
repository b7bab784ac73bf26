import { formErrors } from '../content/sections/formErrors'
import type { Excess } from '../leads'
import { groupedNumber } from './formats'

/**
 * The error message of a field whose text makes the form too long for its receiver; undefined for other fields. The
 * number of characters is rounded up.
 * @param sentence the message in the language of the form
 */
export function excessMessage<Field extends string>(
  excess: Excess<Field> | undefined,
  field: Field,
  sentence: (characters: string) => string = formErrors.tooLong,
): string | undefined {
  if (excess?.field !== field) return undefined
  return sentence(groupedNumber(Math.ceil(excess.characters / 10) * 10))
}

/**
 * Makes the browser report the first required field that contains only whitespace, which browsers accept and receivers
 * reject. The report ends with the next input. Returns whether there is such a field.
 */
export function reportBlankField(form: HTMLFormElement): boolean {
  const blank = [...form.elements].find(
    (control) =>
      (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
      control.required &&
      control.value.trim() === '',
  )
  if (!(blank instanceof HTMLInputElement || blank instanceof HTMLTextAreaElement)) return false
  blank.setCustomValidity(formErrors.blank)
  blank.reportValidity()
  blank.addEventListener('input', () => blank.setCustomValidity(''), { once: true })
  return true
}

/** Moves the focus to the field of this name. */
export function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}
