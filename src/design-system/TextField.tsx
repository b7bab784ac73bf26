import { clsx } from 'clsx'
import { controlClasses } from './internal/controlStyles'
import { Field, type FieldManagedProps, type CommonFieldProps } from './internal/Field'
import type { NativeProps } from './internal/NativeProps'

export interface TextFieldProps extends CommonFieldProps, NativeProps<'input', FieldManagedProps> {
  /** The native input type, for on-screen keyboards and validation. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'search'
  /** The current text. Without it, the field is native: its form reads the text on submit. @default none */
  value?: string | undefined
  /** Called with the text on each change; goes with `value`. @default none */
  onValueChange?: ((value: string) => void) | undefined
}

/**
 * Use for a single line of text, such as a name or a phone number. For a quantity use `NumberField`, for a choice from
 * a list `Select`.
 *
 * - The accessible name is exactly the label; an asterisk, hidden from screen readers, marks a required field.
 * - Description, error and warning are its description; an error or warning is announced when it appears.
 * - Takes up to 200 characters, unless `maxLength` says otherwise.
 * - Phone numbers and e-mail addresses run left to right in right-to-left pages, too.
 */
export function TextField({
  type = 'text',
  value,
  onValueChange,
  maxLength = 200,
  ...props
}: TextFieldProps) {
  const isLeftToRight = type === 'email' || type === 'tel'
  return (
    <Field props={props} value={value} onInputBeforeHydration={onValueChange}>
      {(control) => (
        <input
          {...control}
          value={value}
          type={type}
          maxLength={maxLength}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
          dir={isLeftToRight ? 'ltr' : undefined}
          className={clsx(controlClasses, isLeftToRight && 'rtl:text-end')}
        />
      )}
    </Field>
  )
}
