import { useId, useState, type KeyboardEvent } from 'react'
import { controlBox } from './internal/controlStyles'
import { Field, type FieldDecided, type FieldWords } from './internal/Field'
import type { NativeProps } from './internal/NativeProps'
import { isUnfinished, readNumber, steppedNumber, type NumberReading } from './internal/readNumber'
import { useLabels, type Labels } from './labels'

interface NumberFieldOwnProps extends FieldWords {
  /** The number as plain text, such as "1250.5", or whatever else `onValueChange` has handed over. */
  value: string
  /**
   * Called at each change: with the number in Latin digits with a decimal point and no thousands separators,
   * however it is typed; with the text as typed where it is no number; with '' where it is empty.
   */
  onValueChange: (value: string) => void
  /** The least number that is accepted. @default none */
  minimum?: number | undefined
  /** What the figure counts; stands inside the field behind it. @default none */
  unit?: string | undefined
}

export type NumberFieldProps = NumberFieldOwnProps &
  NativeProps<
    'input',
    NumberFieldOwnProps,
    | FieldDecided
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
 * Use for a figure that is typed: an area, a length, a count. For digits that aren't a quantity, such as a
 * telephone number, use `TextField`.
 *
 * - Named by exactly its label; the unit is read out with the description.
 * - Reads Latin, Arabic-Indic and Extended Arabic-Indic digits and thousands separators; says how it reads a decimal
 *   comma.
 * - Says in words why the typing can't be read as a number, which stays as it is; a passed error comes before the
 *   one for a number below the minimum. Waits for the end of the typing where the beginning may become a number.
 * - Arrow up and arrow down change the number by 1, not below the minimum; scrolling over the field never does.
 */
export function NumberField({
  label,
  description,
  hint,
  errorMessage,
  isRequired,
  isDisabled,
  value,
  onValueChange,
  minimum,
  unit,
  id,
  onBlur,
  onKeyDown,
  'aria-describedby': describedBy,
  ...props
}: NumberFieldProps) {
  const labels = useLabels()
  const unitId = useId()
  const [typed, setTyped] = useState(value)
  // A figure set from outside takes the place of the typing; the same figure leaves it as it is written.
  const text = valueOf(typed) === value ? typed : value
  const reading = readNumber(text)
  const number = reading.kind === 'number' ? Number(reading.plain) : undefined
  const [isTyping, setIsTyping] = useState(false)
  // Nothing is said about the beginning of a number before its end can be typed.
  const isAwaited = isTyping && isUnfinished(text)

  const take = (next: string) => {
    setTyped(next)
    onValueChange(valueOf(next))
  }

  const change = (next: string) => {
    setIsTyping(true)
    take(next)
  }

  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = directionOf(event)
    if (!direction || event.currentTarget.readOnly) return
    // Also where there is nothing to step to, the caret stays where it is.
    event.preventDefault()
    if (reading.kind !== 'number' && reading.kind !== 'empty') return
    const next = steppedNumber(reading.kind === 'number' ? reading.plain : '', direction, minimum)
    if (next !== undefined) change(next)
  }

  return (
    <Field
      {...{ label, description, isRequired, isDisabled, id }}
      hint={[isAwaited ? '' : readingHint(reading, labels), hint].filter(Boolean).join(' ')}
      errorMessage={
        isAwaited
          ? ''
          : textProblem(reading, labels) || errorMessage || minimumProblem(number, minimum, labels)
      }
      describedBy={[unit && unitId, describedBy].filter(Boolean).join(' ')}
      value={text}
      onEarlyInput={take}
    >
      {(control) => (
        <div className="relative">
          <input
            autoComplete="off"
            {...props}
            {...control}
            // Not type="number": browsers drop what they don't take without a word, so that "7,5" becomes 75.
            type="text"
            // A sign stands before its figure and a point within it, also where the page reads right to left.
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
            className={`${controlBox} ${roomFor(unit)} tabular-nums rtl:text-end`}
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

function roomFor(unit = '') {
  if (unit === '') return ''
  if (unit.length <= 4) return 'pe-14 rtl:ps-14 rtl:pe-3'
  return unit.length <= 8 ? 'pe-20 rtl:ps-20 rtl:pe-3' : 'pe-32 rtl:ps-32 rtl:pe-3'
}

function valueOf(text: string): string {
  const reading = readNumber(text)
  if (reading.kind === 'number') return reading.plain
  return reading.kind === 'empty' ? '' : text
}

function directionOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined
  if (key === 'ArrowUp') return 'up'
  return key === 'ArrowDown' ? 'down' : undefined
}

function textProblem(reading: NumberReading, labels: Labels) {
  return reading.kind === 'number' || reading.kind === 'empty' ? '' : labels[reading.kind]
}

function readingHint(reading: NumberReading, labels: Labels) {
  return reading.kind === 'number' && reading.isDecimalComma ? labels.readAs(reading.plain) : ''
}

function minimumProblem(number: number | undefined, minimum: number | undefined, labels: Labels) {
  return number !== undefined && minimum !== undefined && number < minimum ? labels.belowMinimum(minimum) : ''
}
