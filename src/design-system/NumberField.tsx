import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react'
import { controlClasses } from './internal/controlStyles'
import { Field, type FieldManagedProps, type CommonFieldProps } from './internal/Field'
import type { NativeProps } from './internal/NativeProps'
import { isPartialNumber, parseNumber, steppedNumber, type ParsedNumber } from './internal/parseNumber'
import { useAfterPress } from './internal/useAfterPress'
import { useLabels, type Labels } from './labels'

interface NumberFieldOwnProps extends CommonFieldProps {
  /** The number as plain text, such as "1250.5", or any other text that `onValueChange` was called with. */
  value: string
  /**
   * Called on each change: with the number as plain text (Latin digits, a decimal point, no thousands separators; a
   * power of ten stays one, such as "1e3"), with the text as typed if it isn't a number, or with '' if the field is empty.
   */
  onValueChange: (value: string) => void
  /** The lowest valid number. @default none */
  minimum?: number | undefined
  /** The unit, shown at the end of the field. @default none */
  unit?: string | undefined
  /**
   * The names of the unit. Any of them, or its beginning, may follow the number: 'marlas' allows "7.5 marla" and "7.5 m".
   * @default none
   */
  unitNames?: readonly string[] | undefined
}

type FieldMessages = Readonly<Record<'errorMessage' | 'warning', string>>

/** How long after the last change of the text a message appears, in milliseconds. */
const pauseMs = 600

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
 * - The accessible name is exactly the label; the unit is part of the description (story With Unit). It is
 *   shown at the end of the field: at its left in right-to-left pages (stories With Unit, With Unit Right To Left). A
 *   long one wraps rather than taking more than half of a narrow field (stories Long Unit In Large Text, Long Unit
 *   Beside Label).
 * - Accepts Latin, Arabic-Indic and Urdu digits, thousands separators, powers of ten (1e3 is 1000) and the names in
 *   `unitNames`, but not a `unit` that isn't among them (stories Eastern Digits, Thousands Separators, Powers Of Ten,
 *   Unit Typed, Unit Without Names).
 * - A comma before three digits separates thousands, unless only a 0 precedes it; there, and before one or two digits,
 *   it is a decimal comma: 7,500 is 7500, 7,50 is 7.50 and 0,500 is 0.500. At the end it is left out: 7, is 7 (stories
 *   Other Commas, Decimal Comma, Thousands Separators).
 * - A warning says how a decimal comma is read, before the page's own `warning`; an error hides both (stories Decimal
 *   Comma, Other Commas, Two Warnings, Which Error).
 * - Says what to enter instead of a text that isn't a number, and keeps the text. That error takes precedence over
 *   `errorMessage`, and `errorMessage` over the error for a number below the minimum (stories Unreadable, Which Error).
 * - A message appears in a polite live region when the text hasn't changed for 0.6 seconds or the focus leaves, but
 *   never while a pointer is down anywhere. While the text is only +, - or a point, or has a comma with fewer than
 *   three digits after it, such as 7,5 on the way to 7,500, the message appears only when the focus leaves. A message
 *   that no longer applies disappears at once (stories Message After Pause, Error After Pause, Decimal Comma, Other
 *   Commas, Incomplete Number).
 * - An asterisk, which is hidden from screen readers, marks a required field, and only that (stories With Error, Default).
 * - Disabled, it is skipped by the Tab key, and neither validated nor submitted: of errors it shows only `errorMessage`
 *   (stories Disabled, Disabled In A Form, Disabled With Invalid Text).
 * - Arrow Up and Arrow Down change the number by 1, not below the minimum, and rewrite it with Latin digits, without
 *   separators, unit or final zeros; the browser's undo takes that back. Where there is no number to change to, they
 *   leave text and insertion point as they are, and `onValueChange` isn't called. The mouse wheel never changes it
 *   (stories Keyboard Alone, Minimum Of Five, Negative Minimum, Undone, Nothing To Change, Default).
 * - `labelPlacement` beside puts label and description beside the control in a field at least 14rem wide (stories Label
 *   Beside, Label Without Room). Otherwise the description is below the label (story With Unit).
 */
export function NumberField({
  unitNames,
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
  const valueOf = (candidate: string) => plainText(candidate, unitNames)
  // A different number from outside replaces the typed text; an equal one leaves it as typed.
  const text = valueOf(typed) === value ? typed : value
  const parsed = parseNumber(text, unitNames)
  const number = parsed.kind === 'number' ? Number(parsed.plain) : undefined
  const [isEditing, setIsEditing] = useState(false)
  // What was shown at the last change of the text; undefined when typing has paused.
  const [atLastChange, setAtLastChange] = useState<FieldMessages>()
  const afterPress = useAfterPress()
  const showDue = useEffectEvent(() => afterPress(() => setAtLastChange(undefined)))
  useEffect(() => {
    if (!atLastChange) return undefined
    const timer = setTimeout(() => showDue(), pauseMs)
    return () => clearTimeout(timer)
  }, [atLastChange])
  // With another unit, text such as "1 kanal" may have become a number.
  const readAgain = useEffectEvent((names?: readonly string[]) => {
    const plain = plainText(text, names)
    if (plain !== value) onValueChange(plain)
  })
  useEffect(() => readAgain(unitNames), [unitNames])

  // The visitor can't correct a disabled field.
  const ownError = (error: string) => (props.isDisabled ? '' : error)
  const due: FieldMessages = {
    errorMessage:
      ownError(textError(parsed, labels)) || errorMessage || ownError(minimumError(number, minimum, labels)),
    warning: [commaWarning(parsed, labels), warning].filter(Boolean).join(' '),
  }
  // No message while the text may still become a number, or another one: "7,5" may become "7,500".
  const isIncomplete = isEditing && isPartialNumber(text)
  const shownOf = (kind: keyof FieldMessages) =>
    isIncomplete || (atLastChange && atLastChange[kind] !== due[kind]) ? '' : due[kind]
  const shown: FieldMessages = { errorMessage: shownOf('errorMessage'), warning: shownOf('warning') }

  const update = (next: string) => {
    setTyped(next)
    onValueChange(valueOf(next))
  }

  const change = (next: string) => {
    setIsEditing(true)
    setAtLastChange(shown)
    update(next)
  }

  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = directionOf(event)
    if (!direction || event.currentTarget.readOnly) return
    // Keeps the caret in place, even if there is nothing to step to.
    event.preventDefault()
    if (parsed.kind !== 'number' && parsed.kind !== 'empty') return
    const next = steppedNumber(parsed.kind === 'number' ? parsed.plain : '', direction, minimum)
    if (next === undefined) return
    // As if it were typed, so that the browser's Undo knows of it.
    event.currentTarget.select()
    if (!document.execCommand('insertText', false, next)) change(next)
  }

  return (
    <Field
      props={{
        autoComplete: 'off',
        ...props,
        ...shown,
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
              afterPress(() => {
                setIsEditing(false)
                setAtLastChange(undefined)
              })
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
              className="pointer-events-none absolute inset-y-0 end-0 flex items-center pe-3 text-small text-muted max-w-unit text-end"
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
  if (unit.length <= 5) return 'pe-16 rtl:ps-16 rtl:pe-3'
  return unit.length <= 8 ? 'pe-20 rtl:ps-20 rtl:pe-3' : 'pe-unit rtl:ps-unit rtl:pe-3'
}

function plainText(text: string, unitNames?: readonly string[]): string {
  const parsed = parseNumber(text, unitNames)
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
