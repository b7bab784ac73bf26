import { useId, useState, type ComponentPropsWithRef } from 'react'
import { controlBox } from './internal/controlStyles'
import { Field, type FieldWords } from './internal/Field'

export interface NumberFieldProps
  extends
    FieldWords,
    Omit<
      ComponentPropsWithRef<'input'>,
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'className'
      | 'style'
      | 'type'
      | 'min'
      | 'step'
      | 'inputMode'
      | 'required'
      | 'disabled'
      | 'aria-label'
      | 'aria-labelledby'
      | 'aria-invalid'
    > {
  /** The figure as typed: text, so that "7." and "" stay what they are. */
  value: string
  /** Called with the whole text at each change; '' while the browser can't read it as a number. */
  onValueChange: (value: string) => void
  /** What the figure counts; stands inside the field behind it. @default none */
  unit?: string | undefined
  /** Shows the field but leaves it out of use. @default false */
  isDisabled?: boolean | undefined
}

/**
 * Use for a figure that is typed: an area, a length, a count. For digits that aren't a quantity, such as a
 * telephone number, use `TextField`.
 *
 * - Named by exactly its label; the unit is read out with the description.
 * - Says in words when the typing can't be read as a number or is below 0; a passed error comes first.
 * - Scrolling over the field never changes the figure.
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
  unit,
  id,
  onInput,
  onWheel,
  'aria-describedby': describedBy,
  ...props
}: NumberFieldProps) {
  const unitId = useId()
  const [isUnreadable, setIsUnreadable] = useState(false)

  // A figure set from outside replaces the unreadable typing without an event.
  if (isUnreadable && value !== '') setIsUnreadable(false)

  return (
    <Field
      {...{ label, description, hint, isRequired, id }}
      errorMessage={errorMessage || problemWith(value, isUnreadable)}
      describedBy={[unit && unitId, describedBy].filter(Boolean).join(' ')}
    >
      {(control) => (
        <div className="relative">
          <input
            {...props}
            {...control}
            type="number"
            inputMode="decimal"
            step="any"
            min={0}
            value={value}
            required={isRequired}
            disabled={isDisabled}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            // React reports no change from '' to unreadable typing, whose value is '' as well.
            onInput={(event) => {
              onInput?.(event)
              setIsUnreadable(event.currentTarget.validity.badInput)
            }}
            onWheel={(event) => {
              onWheel?.(event)
              event.currentTarget.blur()
            }}
            className={`${controlBox} ${roomFor(unit)} tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none`}
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
  if (unit.length <= 4) return 'pe-14'
  return unit.length <= 8 ? 'pe-20' : 'pe-32'
}

function problemWith(value: string, isUnreadable: boolean) {
  if (isUnreadable) return 'Enter a number, such as 7.5.'
  if (value !== '' && Number(value) < 0) return 'Enter 0 or more.'
  return undefined
}
