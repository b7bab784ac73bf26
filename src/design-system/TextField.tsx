import type { ComponentPropsWithRef } from 'react'
import { controlBox } from './internal/controlStyles'
import { Field, type FieldWords } from './internal/Field'

export interface TextFieldProps
  extends
    FieldWords,
    Omit<
      ComponentPropsWithRef<'input'>,
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'className'
      | 'style'
      | 'type'
      | 'required'
      | 'disabled'
      | 'aria-label'
      | 'aria-labelledby'
      | 'aria-invalid'
    > {
  /** What is typed: it decides the keyboard on a phone and what the browser checks. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'search'
  /** The text as typed. */
  value: string
  /** Called with the whole text at each change. */
  onValueChange: (value: string) => void
}

/** What is written from left to right in every script. */
const leftToRight: ReadonlySet<string> = new Set(['email', 'tel'])

/**
 * Use for one line of text: a name, an address, a telephone number. For a figure use `NumberField`, for one
 * of a known list `Select`.
 *
 * - Named by exactly its label, required or not.
 * - Description, error and hint are read out with the field; error and hint are announced when they come.
 * - A telephone number and an e-mail address keep their order where one reads right to left.
 * - `isRequired` and `type` are the browser's own, so that it checks them on submit.
 */
export function TextField({
  label,
  description,
  hint,
  errorMessage,
  isRequired,
  type = 'text',
  value,
  onValueChange,
  id,
  'aria-describedby': describedBy,
  ...props
}: TextFieldProps) {
  return (
    <Field
      {...{ label, description, hint, errorMessage, isRequired, id, describedBy, value }}
      onEarlyInput={onValueChange}
    >
      {(control) => (
        <input
          {...props}
          {...control}
          value={value}
          type={type}
          required={isRequired}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          {...(leftToRight.has(type) && { dir: 'ltr' })}
          className={leftToRight.has(type) ? `${controlBox} rtl:text-end` : controlBox}
        />
      )}
    </Field>
  )
}
