import { controlClasses } from './internal/field/controlStyles'
import { Field, type CommonFieldProps, type Editable, type FieldManagedProps } from './internal/field/Field'
import { Icon } from './Icon'
import type { NativeProps } from './internal/NativeProps'
import { useLabels } from './labels'
import type { Option } from './Option'

interface SelectOwnProps<Value extends string>
  extends CommonFieldProps, NativeProps<'select', FieldManagedProps | 'value' | 'multiple' | 'size'> {
  /** The options, in order. */
  options: readonly Option<Value>[]
  /** The selected value, or ''. Without it, the field is native: its form reads the value on submit. @default none */
  value?: Value | '' | undefined
  /** Called with the value of the newly selected option; required with `value`. @default none */
  onValueChange?: ((value: Value) => void) | undefined
  /** Shown while nothing is selected; can't be selected. @default 'Choose one', from the labels */
  placeholder?: string | undefined
}

export type SelectProps<Value extends string = string> = SelectOwnProps<Value> & Editable

/** Use to choose one of six or more options, or of long ones. For two to five short options, use `SegmentedControl`. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  ...props
}: SelectProps<Value>) {
  const labels = useLabels()
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option) onValueChange?.(option.value)
  }

  return (
    <Field props={props} value={value} onInputBeforeHydration={choose}>
      {(control) => (
        <span className="relative block">
          <select
            {...control}
            value={value}
            // Otherwise browsers select the first option that isn't disabled.
            defaultValue={value === undefined ? '' : undefined}
            onChange={(event) => choose(event.currentTarget.value)}
            className={`${controlClasses} appearance-none overflow-hidden pe-10 text-ellipsis whitespace-normal has-[option[value='']:checked]:text-muted`}
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
            <Icon name="chevron-down" />
          </span>
        </span>
      )}
    </Field>
  )
}
