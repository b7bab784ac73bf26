import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { controlClasses } from './internal/controlStyles'
import { Field, type FieldManagedProps, type CommonFieldProps } from './internal/Field'
import type { NativeProps } from './internal/NativeProps'

/** How a text is read as a number. */
export interface ParsedNumber {
  /** Valid input for `Number`; '' for an empty text, and the text as typed if it isn't a number. */
  readonly plain: string
  /** What to enter instead of a text that isn't a number. @default none */
  readonly errorMessage?: string | undefined
  /** How the number was read, if that isn't obvious. @default none */
  readonly warning?: string | undefined
}

export interface NumberFieldProps
  extends
    CommonFieldProps,
    NativeProps<
      'input',
      FieldManagedProps | 'type' | 'role' | 'min' | 'step' | 'inputMode' | 'aria-valuemin' | 'aria-valuenow'
    > {
  /** Reads the text as people write numbers, with separators, units and digits of other scripts. */
  parse: (text: string) => ParsedNumber
  /** The number as plain text, such as "1250.5", or any other text that `onValueChange` was called with. */
  value: string
  /** Called on each change with the `plain` text. */
  onValueChange: (value: string) => void
  /** The lowest number that the arrow keys reach. @default none */
  minimum?: number | undefined
  /** The unit, shown at the end of the field. @default none */
  unit?: string | undefined
}

/** How long a message waits for the next key, in milliseconds. */
const messageDelayMs = 600

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * Use to enter a quantity: an area, a length, a count. For digits that aren't a quantity, such as a phone number, use
 * `TextField`.
 *
 * - Keeps the text as typed, and reports the number.
 * - Announces an error or warning once the text hasn't changed for 0.6 s; corrected, the field is valid at once.
 * - Arrow Up and Arrow Down change the number by 1, not below the minimum; the mouse wheel never does.
 * - The accessible name is exactly the label; the unit is part of the description.
 */
export function NumberField({
  parse,
  value,
  onValueChange,
  minimum = -Infinity,
  unit,
  errorMessage,
  warning,
  onKeyDown,
  'aria-describedby': describedBy,
  ...props
}: NumberFieldProps) {
  const unitId = useId()
  const [typed, setTyped] = useState(value)
  // A different number from outside replaces the typed text; an equal one leaves it as typed.
  const text = parse(typed).plain === value ? typed : value
  const parsed = parse(text)
  const number = parsed.errorMessage ? NaN : Number(parsed.plain)
  useEffect(() => {
    // With another parser, such as for another unit, a text may have become a number.
    if (parsed.plain !== value) onValueChange(parsed.plain)
  }, [parsed.plain, value, onValueChange])

  const error = (!props.isDisabled && parsed.errorMessage) || errorMessage
  const message = error || [parsed.warning, warning].filter(Boolean).join(' ')
  const [last, setLast] = useState({ text, message })
  useEffect(() => {
    const timer = setTimeout(() => setLast({ text, message }), messageDelayMs)
    return () => clearTimeout(timer)
  }, [text, message])
  const shownMessage = last.text === text || last.message === message ? message : ''

  const change = (next: string) => {
    setTyped(next)
    onValueChange(parse(next).plain)
  }

  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: input } = event
    const by = steps[key]
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (by === undefined || isModified || input.readOnly) return
    // Keeps the caret in place.
    event.preventDefault()
    const next = Math.max(minimum, Number((number + by).toFixed(6)))
    if (!Number.isFinite(next) || (by < 0 && number <= minimum)) return
    // As if it were typed, so that the browser's Undo knows of it.
    input.select()
    if (!document.execCommand('insertText', false, String(next))) change(String(next))
  }

  return (
    <Field
      props={{
        autoComplete: 'off',
        ...props,
        errorMessage: error ? shownMessage : '',
        warning: error ? '' : shownMessage,
        'aria-describedby': [unit && unitId, describedBy].filter(Boolean).join(' '),
      }}
      value={text}
      onInputBeforeHydration={change}
    >
      {(control) => (
        <div className="relative">
          <input
            {...control}
            // Not type="number": browsers silently drop invalid characters, so that "7,5" becomes 75.
            type="text"
            // Keeps minus signs and decimal points in place in right-to-left pages.
            dir="ltr"
            role="spinbutton"
            inputMode="decimal"
            aria-valuemin={Number.isFinite(minimum) ? minimum : undefined}
            aria-valuenow={parsed.plain !== '' && Number.isFinite(number) ? number : undefined}
            aria-valuetext={text || undefined}
            value={text}
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={(event) => {
              onKeyDown?.(event)
              if (!event.defaultPrevented) step(event)
            }}
            className={`${controlClasses} ${unit ? 'pe-16 rtl:ps-16 rtl:pe-3' : ''} tabular-nums rtl:text-end`}
          />
          {unit && (
            <span
              id={unitId}
              className="pointer-events-none absolute inset-y-0 end-0 flex max-w-16 items-center pe-3 text-end text-small text-muted"
            >
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  )
}
