import { controlBox } from './internal/controlStyles'
import { Field, type FieldDecided, type FieldWords } from './internal/Field'
import type { NativeProps } from './internal/NativeProps'

interface TextFieldOwnProps extends FieldWords {
  /** What is typed: it decides the keyboard on a phone and what the browser checks. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'search'
  /** The text as typed. */
  value: string
  /** Called with the whole text at each change. */
  onValueChange: (value: string) => void
}

export type TextFieldProps = TextFieldOwnProps & NativeProps<'input', TextFieldOwnProps, FieldDecided>

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
  isDisabled,
  type = 'text',
  value,
  onValueChange,
  id,
  'aria-describedby': describedBy,
  ...props
}: TextFieldProps) {
  return (
    <Field
      {...{ label, description, hint, errorMessage, isRequired, isDisabled, id, describedBy, value }}
      onEarlyInput={onValueChange}
    >
      {(control) => (
        <input
          {...props}
          {...control}
          value={value}
          type={type}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          {...(leftToRight.has(type) && { dir: 'ltr' })}
          className={leftToRight.has(type) ? `${controlBox} rtl:text-end` : controlBox}
        />
      )}
    </Field>
  )
}
