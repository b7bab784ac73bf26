import { controlClasses } from './internal/controlStyles'
import { Field, type FieldManagedProps, type CommonFieldProps, type TextLimitProps } from './internal/Field'
import type { NativeProps } from './internal/NativeProps'

interface TextFieldOwnProps extends CommonFieldProps, TextLimitProps {
  /** The native input type, for on-screen keyboards and validation. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'search'
  /** The current text. */
  value: string
  /** Called with the text on each change. */
  onValueChange: (value: string) => void
}

export type TextFieldProps = TextFieldOwnProps & NativeProps<'input', TextFieldOwnProps, FieldManagedProps>

/** The types that are written left to right in every language. */
const leftToRight: ReadonlySet<string> = new Set(['email', 'tel'])

/**
 * Use for a single line of text, such as a name or a phone number. For a quantity use `NumberField`, for a choice from a
 * list `Select`.
 *
 * - The accessible name is exactly the label, whether or not the field is required. An asterisk, which is hidden from
 *   screen readers, marks a required field, and only that (stories Default, Required).
 * - Description, error and warning are read out with the field; error and warning are announced when they appear
 *   (stories With Description, With Error, With Warning, Error Appears, Warning Appears). An error hides the warning
 *   and `charactersLeft` (stories Error Replaces Warning, Near Its Limit With Error).
 * - `charactersLeft` is part of the description at once, and in a polite live region once it hasn't changed for a
 *   second (story Near Its Limit).
 * - Phone numbers and e-mail addresses run left to right in right-to-left pages too, aligned to the right (stories Right
 *   To Left, Email Right To Left).
 * - `isRequired` and `type` use native validation on submit (story Validated On Submit).
 * - Disabled, it is skipped by the Tab key, and neither validated nor submitted (stories Disabled, Disabled In A Form).
 * - As wide as its container, up to 480 px (story Default). Label and description are above the control, error and
 *   warning below it (stories Default, With Description, With Error, With Warning). `labelPlacement` beside puts them
 *   beside the control in a field at least 14rem wide (stories Label Beside, Label And Description Beside).
 * - Grows with the text; on a phone, in twice the usual size, none of its texts is cut off (story Large Text).
 */
export function TextField({ type = 'text', value, onValueChange, ...props }: TextFieldProps) {
  return (
    <Field props={props} value={value} onInputBeforeHydration={onValueChange}>
      {(control) => (
        <input
          {...control}
          value={value}
          type={type}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          {...(leftToRight.has(type) && { dir: 'ltr' })}
          className={leftToRight.has(type) ? `${controlClasses} rtl:text-end` : controlClasses}
        />
      )}
    </Field>
  )
}
