import { faChevronDown } from '@fortawesome/free-solid-svg-icons'
import { controlBox } from './internal/controlStyles'
import { Field, type FieldDecided, type FieldWords } from './internal/Field'
import { Glyph } from './internal/Glyph'
import type { NativeProps } from './internal/NativeProps'
import { useLabels } from './labels'

export interface SelectOption<Value extends string = string> {
  /** What is stored and sent. */
  value: Value
  /** What is read. */
  label: string
}

interface SelectOwnProps<Value extends string> extends FieldWords {
  /** What can be chosen, in the order shown. */
  options: readonly SelectOption<Value>[]
  /** The chosen option's value; '' while nothing is chosen. */
  value: Value | ''
  /** Called with the value of the option that was chosen. */
  onValueChange: (value: Value) => void
  /** Stands in the field while nothing is chosen, and cannot be chosen itself. @default 'Choose one', as the labels say */
  placeholder?: string | undefined
}

export type SelectProps<Value extends string = string> = SelectOwnProps<Value> &
  NativeProps<'select', SelectOwnProps<Value>, FieldDecided | 'multiple' | 'size'>

/**
 * Use to choose one of many known answers. For two to five short ones, where seeing them all at once helps,
 * use `SegmentedControl`.
 *
 * - The browser's own list: its keys, its typing ahead and a phone's own picker work.
 * - Named by exactly its label, required or not.
 * - Description, error and hint are read out with the field; error and hint are announced when they come.
 */
export function Select<Value extends string>({
  label,
  description,
  hint,
  errorMessage,
  isRequired,
  isDisabled,
  options,
  value,
  onValueChange,
  placeholder,
  id,
  'aria-describedby': describedBy,
  ...props
}: SelectProps<Value>) {
  const labels = useLabels()
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option) onValueChange(option.value)
  }

  return (
    <Field
      {...{ label, description, hint, errorMessage, isRequired, isDisabled, id, describedBy, value }}
      onEarlyInput={choose}
    >
      {(control) => (
        <span className="relative block">
          <select
            {...props}
            {...control}
            value={value}
            data-state={value === '' ? 'empty' : 'chosen'}
            onChange={(event) => choose(event.currentTarget.value)}
            className={`${controlBox} appearance-none truncate pe-10 data-[state=empty]:text-muted`}
          >
            <option value="" disabled>
              {placeholder ?? labels.chooseOne}
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
