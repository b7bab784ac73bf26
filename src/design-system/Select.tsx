import { controlClasses } from './internal/controlStyles'
import { Field, type FieldManagedProps, type CommonFieldProps } from './internal/Field'
import { SvgIcon } from './internal/SvgIcon'
import type { NativeProps } from './internal/NativeProps'
import { useLabels } from './labels'

export interface SelectOption<Value extends string = string> {
  /** The value to store and submit. */
  value: Value
  /** The visible text. */
  label: string
}

interface SelectOwnProps<Value extends string> extends CommonFieldProps {
  /** The options, in order. */
  options: readonly SelectOption<Value>[]
  /** The value of the selected option, or '' if none is selected. */
  value: Value | ''
  /** Called with the value of the newly selected option. */
  onValueChange: (value: Value) => void
  /** Shown while nothing is selected; can't be selected. @default 'Choose one', from the labels */
  placeholder?: string | undefined
}

export type SelectProps<Value extends string = string> = SelectOwnProps<Value> &
  NativeProps<'select', SelectOwnProps<Value>, FieldManagedProps | 'multiple' | 'size'>

/**
 * Use to choose one of six or more options, of long ones, or of a list that will grow. For two to five short options,
 * use `SegmentedControl`.
 *
 * - A native select with the platform's keyboard behaviour, typeahead and picker; the keyboard table is that of
 *   Chromium on Linux (stories Keyboard Alone, Nothing Chosen) (`npm run test:docs`: the keys that open and close the
 *   list, and those in it). Where browsers allow it, a long text wraps instead of being cut off (story Narrow).
 * - Chromium's accessibility tree says that the field opens a menu, and calls what it opens a list of options
 *   (`npm run test:stories`: the accessibility tree in Default).
 * - Disabled, it is skipped by the Tab key, and neither validated nor submitted (stories Disabled, Disabled In A Form).
 * - The accessible name is exactly the label, whether or not the field is required (stories Default, Required, With
 *   Error).
 * - Chromium doesn't tell screen readers that a required list is required (`npm run test:stories`: the accessibility
 *   tree in Required), so say so in its `description`, as there, or in a note at the top of the form.
 * - Description, error and warning are its description for screen readers; an error that appears is in a polite live
 *   region that was already in the page (stories Selected, With Warning, With Error, Error Appears). The error follows
 *   the description and hides the warning (story Error Replaces Warning).
 * - `labelPlacement` beside puts label and description beside the control in a field at least 14rem wide (story Label
 *   Beside). Otherwise the description is below the label (story Selected).
 * - In a right-to-left page its arrow is on the left. On a phone, in text of twice the usual size, the chosen text
 *   wraps and isn't cut off (stories Right To Left, Large Text, Large Text Empty).
 */
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
    if (option) onValueChange(option.value)
  }

  return (
    <Field props={props} value={value} onInputBeforeHydration={choose}>
      {(control) => (
        <span className="relative block">
          <select
            {...control}
            // Otherwise Chromium tells screen readers that a required one is invalid before anything was chosen or sent.
            aria-invalid={control['aria-invalid'] ?? false}
            value={value}
            data-state={value === '' ? 'empty' : 'chosen'}
            onChange={(event) => choose(event.currentTarget.value)}
            className={`${controlClasses} appearance-none overflow-hidden pe-10 text-ellipsis whitespace-normal data-[state=empty]:text-muted`}
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
            <SvgIcon name="chevron-down" />
          </span>
        </span>
      )}
    </Field>
  )
}
