import { clsx } from 'clsx'
import { useState, type InputEvent } from 'react'
import { controlClasses } from './internal/controlStyles'
import { Field, type FieldManagedProps, type CommonFieldProps } from './internal/Field'
import type { NativeProps } from './internal/NativeProps'
import { useLabels } from './labels'

export interface TextFieldProps extends CommonFieldProps, NativeProps<'input', FieldManagedProps> {
  /** The native input type, for on-screen keyboards and validation. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'search'
  /** The current text. Without it, the field is native: its form reads the text on submit. @default none */
  value?: string | undefined
  /** Called with the text on each change; goes with `value`. @default none */
  onValueChange?: ((value: string) => void) | undefined
  /** Applied to the text on each input, before the browser checks it. @default nothing */
  clean?: ((text: string) => string) | undefined
}

/** A mark in the place of a full stop: a comma or semicolon, an Arabic one, or an Urdu full stop. */
const wrongDot = /^[^@]*@[^@]*[,;\u060C\u061B\u06D4][^@]*$/

/**
 * Use for a single line of text, such as a name or a phone number. For a quantity use `NumberField`, for a choice from
 * a list `Select`.
 *
 * - The accessible name is exactly the label; an asterisk, hidden from screen readers, marks a required field.
 * - Description, error and warning are its description; an error or warning is announced when it appears.
 * - Takes up to 200 characters, unless `maxLength` says otherwise.
 * - Phone numbers and e-mail addresses run left to right in right-to-left pages, too.
 * - An e-mail address with a comma instead of a full stop is invalid, and its error says so.
 */
export function TextField({
  type = 'text',
  value,
  onValueChange,
  clean,
  maxLength = 200,
  errorMessage,
  onInput,
  ...props
}: TextFieldProps) {
  const { dotInEmail } = useLabels()
  const [hasWrongDot, setHasWrongDot] = useState(false)
  const isLeftToRight = type === 'email' || type === 'tel'

  const handleInput = (event: InputEvent<HTMLInputElement>) => {
    const { currentTarget: control, nativeEvent } = event
    const cleaned = clean?.(control.value) ?? control.value
    if (cleaned !== control.value) {
      const afterCaret = control.value.length - (control.selectionEnd ?? 0)
      control.value = cleaned
      const caret = cleaned.length - afterCaret
      if (type !== 'email') control.setSelectionRange(caret, caret)
    }
    if (type === 'email') {
      // Chromium returns a domain in another script in Punycode. No top-level domain mixes scripts.
      const isInPunycode = /[.@]xn--[^.]*-[^.]*$/.test(cleaned) || (hasWrongDot && cleaned.includes('xn--'))
      const isWrong = [cleaned, `@${nativeEvent.data ?? ''}`].some((text) => wrongDot.test(text))
      control.setCustomValidity(isWrong || isInPunycode ? dotInEmail : '')
      setHasWrongDot(isWrong || isInPunycode)
    }
    onInput?.(event)
  }

  return (
    <Field
      props={{ ...props, errorMessage: errorMessage && hasWrongDot ? dotInEmail : errorMessage }}
      value={value}
      onInputBeforeHydration={onValueChange}
    >
      {(control) => (
        <input
          {...control}
          value={value}
          type={type}
          maxLength={maxLength}
          onInput={handleInput}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
          dir={isLeftToRight ? 'ltr' : undefined}
          className={clsx(controlClasses, isLeftToRight && 'rtl:text-end')}
        />
      )}
    </Field>
  )
}
