import { clsx } from 'clsx'
import { useEffect, useRef, useState, type FocusEvent, type InputEvent } from 'react'
import { controlClasses } from './internal/field/controlStyles'
import { Field, type CommonTextProps, type Editable, type FieldManagedProps } from './internal/field/Field'
import type { NativeProps } from './internal/NativeProps'

export interface ChangedText {
  readonly text: string
  /** The characters that were typed last; empty for other changes. */
  readonly typed: string
  readonly wasBroken: boolean
}

/** A rule for a text, beside those of the browser. */
export interface TextRule {
  readonly isBroken: (changed: ChangedText) => boolean
  readonly errorMessage: string
}

interface TextFieldOwnProps extends CommonTextProps, NativeProps<'input', FieldManagedProps | 'value'> {
  /** The native input type, for on-screen keyboards and validation. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'search' | undefined
  /** Applied to what is typed or pasted, and to the whole text once it is complete. @default nothing */
  clean?: ((text: string) => string) | undefined
  /** A text that breaks it isn't valid; its message replaces `errorMessage` once that is set. @default none */
  rule?: TextRule | undefined
}

export type TextFieldProps = TextFieldOwnProps & Editable

/**
 * Use for a single line of text, such as a name or a phone number. For a quantity use `NumberField`, for a choice from
 * a list `Select`.
 * - Phone numbers and e-mail addresses run left to right in right-to-left pages, too.
 */
export function TextField({
  type = 'text',
  value,
  onValueChange,
  clean,
  rule,
  maxLength = 200,
  errorMessage,
  onInput,
  onBlur,
  ...props
}: TextFieldProps) {
  const [isBroken, setIsBroken] = useState(false)
  const isLeftToRight = type === 'email' || type === 'tel'
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = box.current
    if (!element || !clean) return undefined
    // Cleaned before it is inserted, the text leaves the caret after it, and the browser's Undo knows of it.
    const insertCleaned = (event: globalThis.InputEvent) => {
      const inserted = clean(event.data ?? '')
      if (!event.cancelable || !event.data || inserted === event.data) return
      event.preventDefault()
      document.execCommand('insertText', false, inserted)
    }
    element.addEventListener('beforeinput', insertCleaned)
    return () => element.removeEventListener('beforeinput', insertCleaned)
  }, [clean])

  const cleanAll = (control: HTMLInputElement) => {
    const cleaned = clean?.(control.value) ?? control.value
    if (cleaned !== control.value) control.value = cleaned
    return cleaned
  }

  const handleInput = (event: InputEvent<HTMLInputElement>) => {
    const { currentTarget: control, nativeEvent } = event
    // Other input, such as that of a password manager, comes with the whole text.
    const isTyped = Boolean(nativeEvent.inputType)
    const cleaned = isTyped ? control.value : cleanAll(control)
    if (rule) {
      const broken = rule.isBroken({ text: cleaned, typed: nativeEvent.data ?? '', wasBroken: isBroken })
      control.setCustomValidity(broken ? rule.errorMessage : '')
      setIsBroken(broken)
    }
    onInput?.(event)
  }

  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    const { currentTarget: control } = event
    // A text that a program has entered without an event stays for the form to read: rendering would reset others like it.
    if (value === undefined || value === control.value) {
      const cleaned = cleanAll(control)
      if (value !== undefined && cleaned !== value) onValueChange?.(cleaned)
    }
    onBlur?.(event)
  }

  return (
    <Field
      props={{ ...props, errorMessage: errorMessage && rule && isBroken ? rule.errorMessage : errorMessage }}
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
            onInput={handleInput}
            onBlur={handleBlur}
            onChange={(event) => onValueChange?.(event.currentTarget.value)}
            dir={isLeftToRight ? 'ltr' : undefined}
            className={clsx(controlClasses, isLeftToRight && 'rtl:text-end')}
          />
        </div>
      )}
    </Field>
  )
}
