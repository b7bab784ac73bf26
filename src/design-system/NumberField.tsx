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
 * Use to enter a quantity: an area, a length, a count. For digits that aren't a quantity, such as a phone number, use
 * `TextField`.
 *
 * - Keeps the text as typed. Accepts Latin, Arabic-Indic and Urdu digits, thousands separators, powers of ten, a
 *   decimal comma, and the names in `unitNames`.
 * - Says what to enter instead of a text that isn't a number; a warning says how a decimal comma is read. An error
 *   hides the warning.
 * - A message appears, in a polite live region, once the text hasn't changed for 0.6 s or the focus leaves.
 * - Arrow Up and Arrow Down change the number by 1, not below the minimum; the mouse wheel never does.
 * - The accessible name is exactly the label; the unit is part of the description.
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
