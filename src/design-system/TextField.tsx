import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
  /** Applied to what is typed or pasted, and to the whole text once it is complete. @default nothing */
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
  const box = useRef<HTMLDivElement>(null)
  const isLeftToRight = type === 'email' || type === 'tel'

  const checkDot = (control: HTMLInputElement, inserted = '') => {
    if (type !== 'email') return
    const text = clean?.(control.value) ?? control.value
    // Chromium returns a domain in another script in Punycode. No top-level domain mixes scripts.
    const isInPunycode = /[.@]xn--[^.]*-[^.]*$/.test(text) || (hasWrongDot && text.includes('xn--'))
    const isWrong = isInPunycode || [text, inserted, `@${inserted}`].some((one) => wrongDot.test(one))
    control.setCustomValidity(isWrong ? dotInEmail : '')
    setHasWrongDot(isWrong)
  }

  const cleanInsertion = useEffectEvent((event: globalThis.InputEvent) => {
    const cleaned = clean?.(event.data ?? '')
    if (!event.data || !event.cancelable || cleaned === undefined || cleaned === event.data) return
    event.preventDefault()
    // As if it were typed: the caret stays in its place, and the browser's Undo knows of it.
    document.execCommand('insertText', false, cleaned)
  })
  const cleanAll = useEffectEvent(({ target: control }: Event) => {
    if (!(control instanceof HTMLInputElement)) return
    const cleaned = clean?.(control.value)
    if (cleaned !== undefined && cleaned !== control.value) {
      control.value = cleaned
      onValueChange?.(cleaned)
    }
    checkDot(control)
  })
  useEffect(() => {
    const element = box.current
    // React's events of these names are others.
    element?.addEventListener('beforeinput', cleanInsertion)
    element?.addEventListener('change', cleanAll)
    return () => {
      element?.removeEventListener('beforeinput', cleanInsertion)
      element?.removeEventListener('change', cleanAll)
    }
  }, [])

  return (
    <Field
      props={{ ...props, errorMessage: errorMessage && hasWrongDot ? dotInEmail : errorMessage }}
      value={value}
      onInputBeforeHydration={onValueChange}
    >
      {(control) => (
        <div ref={box}>
          <input
            {...control}
            value={value}
            type={type}
            maxLength={maxLength}
            onInput={(event) => {
              checkDot(event.currentTarget, event.nativeEvent.data ?? '')
              onInput?.(event)
            }}
            onChange={(event) => onValueChange?.(event.currentTarget.value)}
            dir={isLeftToRight ? 'ltr' : undefined}
            className={clsx(controlClasses, isLeftToRight && 'rtl:text-end')}
          />
        </div>
      )}
    </Field>
  )
}
