import { useId, useState, type KeyboardEvent } from 'react'
import { controlClasses } from './internal/controlStyles'
import { Field, type FieldManagedProps, type CommonFieldProps } from './internal/Field'
import type { NativeProps } from './internal/NativeProps'
import { isPartialNumber, parseNumber, steppedNumber, type ParsedNumber } from './internal/parseNumber'
import { useLabels, type Labels } from './labels'

interface NumberFieldOwnProps extends CommonFieldProps {
  /** The number as plain text, such as "1250.5", or any other text that `onValueChange` was called with. */
  value: string
  /**
   * Called on each change: with the number as plain text (Latin digits, a decimal point, no thousands separators), with
   * the text as typed if it isn't a number, or with ''.
   */
  onValueChange: (value: string) => void
  /** The lowest valid number. @default none */
  minimum?: number | undefined
  /** The unit, shown at the end of the field. @default none */
  unit?: string | undefined
}

export type NumberFieldProps = NumberFieldOwnProps &
  NativeProps<
    'input',
    NumberFieldOwnProps,
    | FieldManagedProps
    | 'type'
    | 'role'
    | 'min'
    | 'step'
    | 'inputMode'
    | 'aria-valuemin'
    | 'aria-valuenow'
    | 'aria-valuetext'
  >

/**
 * Use to enter a quantity: an area, a length, a count. For digits that aren't a quantity, such as a phone number, use `TextField`.
 *
 * - The accessible name is exactly the label; the unit is part of the description.
 * - Accepts Latin, Arabic-Indic and Extended Arabic-Indic digits and thousands separators; a warning says how a decimal
 *   comma is read.
 * - Explains why the text isn't a number and keeps the text. No error appears while the text may still become a number;
 *   `errorMessage` takes precedence over the error for a number below the minimum.
 * - Arrow Up and Arrow Down change the number by 1, not below the minimum; scrolling never changes it.
 */
export function NumberField({
  warning,
  errorMessage,
  value,
  onValueChange,
  minimum,
  unit,
  onBlur,
  onKeyDown,
  'aria-describedby': describedBy,
  ...props
}: NumberFieldProps) {
  const labels = useLabels()
  const unitId = useId()
  const [typed, setTyped] = useState(value)
  // A different number from outside replaces the typed text; an equal one leaves it as typed.
  const text = valueOf(typed) === value ? typed : value
  const parsed = parseNumber(text)
  const number = parsed.kind === 'number' ? Number(parsed.plain) : undefined
  const [isTyping, setIsTyping] = useState(false)
  // No message while the text may still become a number.
  const isIncomplete = isTyping && isPartialNumber(text)

  const update = (next: string) => {
    setTyped(next)
    onValueChange(valueOf(next))
  }

  const change = (next: string) => {
    setIsTyping(true)
    update(next)
  }

  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = directionOf(event)
    if (!direction || event.currentTarget.readOnly) return
    // Keeps the caret in place, even if there is nothing to step to.
    event.preventDefault()
    if (parsed.kind !== 'number' && parsed.kind !== 'empty') return
    const next = steppedNumber(parsed.kind === 'number' ? parsed.plain : '', direction, minimum)
    if (next !== undefined) change(next)
  }

  return (
    <Field
      props={{
        autoComplete: 'off',
        ...props,
        warning: [isIncomplete ? '' : commaWarning(parsed, labels), warning].filter(Boolean).join(' '),
        errorMessage: isIncomplete
          ? ''
          : textError(parsed, labels) || errorMessage || minimumError(number, minimum, labels),
        'aria-describedby': [unit && unitId, describedBy].filter(Boolean).join(' '),
      }}
      value={text}
      onInputBeforeHydration={update}
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
            aria-valuemin={minimum}
            aria-valuenow={Number.isFinite(number) ? number : undefined}
            aria-valuetext={text || undefined}
            value={text}
            onChange={(event) => change(event.currentTarget.value)}
            onBlur={(event) => {
              onBlur?.(event)
              setIsTyping(false)
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event)
              if (!event.defaultPrevented) step(event)
            }}
            className={`${controlClasses} ${unitPadding(unit)} tabular-nums rtl:text-end`}
          />
          {unit && (
            <span
              id={unitId}
              className="pointer-events-none absolute inset-y-0 end-0 flex items-center pe-3 text-small text-muted"
            >
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  )
}

function unitPadding(unit = '') {
  if (unit === '') return ''
  if (unit.length <= 4) return 'pe-14 rtl:ps-14 rtl:pe-3'
  return unit.length <= 8 ? 'pe-20 rtl:ps-20 rtl:pe-3' : 'pe-32 rtl:ps-32 rtl:pe-3'
}

function valueOf(text: string): string {
  const parsed = parseNumber(text)
  if (parsed.kind === 'number') return parsed.plain
  return parsed.kind === 'empty' ? '' : text
}

function directionOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined
  if (key === 'ArrowUp') return 'up'
  return key === 'ArrowDown' ? 'down' : undefined
}

function textError(parsed: ParsedNumber, labels: Labels) {
  return parsed.kind === 'number' || parsed.kind === 'empty' ? '' : labels[parsed.kind]
}

function commaWarning(parsed: ParsedNumber, labels: Labels) {
  return parsed.kind === 'number' && parsed.isDecimalComma ? labels.readAs(parsed.plain) : ''
}

function minimumError(number: number | undefined, minimum: number | undefined, labels: Labels) {
  return number !== undefined && minimum !== undefined && number < minimum ? labels.belowMinimum(minimum) : ''
}
