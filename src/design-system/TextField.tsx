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
 * Use for a single line of text, such as a name or a phone number. For a quantity use `NumberField`, for a choice from
 * a list `Select`.
 *
 * - The accessible name is exactly the label; an asterisk, hidden from screen readers, marks a required field.
 * - Description, error and warning are its description; an error or warning is announced when it appears, and an error
 *   hides the warning and `charactersLeft`.
 * - `charactersLeft` is announced once it hasn't changed for a second.
 * - Phone numbers and e-mail addresses run left to right in right-to-left pages, too.
 * - Disabled, it is skipped by the Tab key, and neither validated nor submitted.
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
