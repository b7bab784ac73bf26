import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { controlClasses } from './internal/field/controlStyles'
import { Field, type FieldManagedProps, type CommonFieldProps } from './internal/field/Field'
import { hasModifier } from './hasModifier'
import type { NativeProps } from './internal/NativeProps'

export interface NumberFieldProps
  extends
    CommonFieldProps,
    NativeProps<'input', FieldManagedProps | 'type' | 'role' | 'min' | 'step' | 'inputMode'> {
  /** The text as typed. */
  value: string
  /** The number that the text is read as: 0 for an empty text, undefined for one that isn't a number. */
  number: number | undefined
  /** Called on each change with the text as typed. */
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
 * Use to enter a quantity: an area, a length, an amount of money. For digits that aren't a quantity, such as a phone number, use
 * `TextField`.
 * - Keeps the text as typed; how it is read as a number is up to the page.
 * - Announces an error or warning once the text hasn't changed for 0.6 s; corrected, the field is valid at once.
 */
export function NumberField({
  value,
  number,
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
  const message = errorMessage || warning || ''
  const [settled, setSettled] = useState({ value, message })
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value, message }), messageDelayMs)
    return () => clearTimeout(timer)
  }, [value, message])
  const shownMessage = settled.value === value || settled.message === message ? message : ''

  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: input } = event
    const by = steps[key]
    if (by === undefined || number === undefined || hasModifier(event) || input.readOnly) return
    event.preventDefault()
    const next = Math.max(minimum, Number((number + by).toFixed(6)))
    if (by < 0 && number <= minimum) return
    // As if it were typed, so that the browser's Undo knows of it.
    input.select()
    if (!document.execCommand('insertText', false, String(next))) onValueChange(String(next))
  }

  return (
    <Field
      props={{
        autoComplete: 'off',
        ...props,
        errorMessage: errorMessage ? shownMessage : '',
        warning: errorMessage ? '' : shownMessage,
        'aria-describedby': [unit && unitId, describedBy].filter(Boolean).join(' '),
      }}
      value={value}
      isLive
      onInputBeforeHydration={onValueChange}
    >
      {(control) => (
        <div className="relative">
          <input
            {...control}
            // Not type="number": browsers silently drop invalid characters, so that "7,5" becomes 75.
            type="text"
            maxLength={200}
            // Keeps minus signs and decimal points in place in right-to-left pages.
            dir="ltr"
            inputMode="decimal"
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
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
