import { faChevronDown } from '@fortawesome/free-solid-svg-icons'
import type { ComponentPropsWithRef } from 'react'
import { controlBox } from './internal/controlStyles'
import { Field, type FieldWords } from './internal/Field'
import { Glyph } from './internal/Glyph'

export interface SelectOption {
  /** What is stored and sent. */
  value: string
  /** What is read. */
  label: string
}

export interface SelectProps
  extends
    FieldWords,
    Omit<
      ComponentPropsWithRef<'select'>,
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'children'
      | 'multiple'
      | 'size'
      | 'className'
      | 'style'
      | 'required'
      | 'disabled'
      | 'aria-label'
      | 'aria-labelledby'
      | 'aria-invalid'
    > {
  /** What can be chosen, in the order shown. */
  options: readonly SelectOption[]
  /** The chosen option's value; '' while nothing is chosen. */
  value: string
  /** Called with the value of the option that was chosen. */
  onValueChange: (value: string) => void
  /** Stands in the field while nothing is chosen, and cannot be chosen itself. @default 'Choose one' */
  placeholder?: string | undefined
}

/**
 * Use to choose one of many known answers. For two to five short ones, where seeing them all at once helps,
 * use `SegmentedControl`.
 *
 * - The browser's own list: its keys, its typing ahead and a phone's own picker work.
 * - Named by exactly its label, required or not.
 * - Description, error and hint are read out with the field; error and hint are announced when they come.
 */
export function Select({
  label,
  description,
  hint,
  errorMessage,
  isRequired,
  options,
  value,
  onValueChange,
  placeholder = 'Choose one',
  id,
  'aria-describedby': describedBy,
  ...props
}: SelectProps) {
  return (
    <Field
      {...{ label, description, hint, errorMessage, isRequired, id, describedBy, value }}
      onEarlyInput={onValueChange}
    >
      {(control) => (
        <span className="relative block">
          <select
            {...props}
            {...control}
            value={value}
            required={isRequired}
            data-state={value === '' ? 'empty' : 'chosen'}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            className={`${controlBox} appearance-none truncate pe-10 data-[state=empty]:text-muted`}
          >
            <option value="" disabled>
              {placeholder}
            </option>
            {options.map((option) => (
              <option key={option.value} value={option.value} className="text-ink">
                {option.label}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute inset-y-0 end-0 flex w-10 items-center justify-center text-caption text-brand">
            <Glyph icon={faChevronDown} />
          </span>
        </span>
      )}
    </Field>
  )
}
