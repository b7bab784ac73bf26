import { faCheck } from '@fortawesome/free-solid-svg-icons'
import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'
import { Glyph } from './internal/Glyph'
import type { NativeProps } from './internal/NativeProps'
import { Tooltip } from './Tooltip'

export interface SegmentedControlOption<Value extends string> {
  /** What is stored and sent. */
  value: Value
  /** What is read on the segment. */
  label: string
}

interface SegmentedControlOwnProps<Value extends string> {
  /** Names the group and stands above it. */
  label: string
  /** Two to five short answers, in the order shown. */
  options: readonly SegmentedControlOption<Value>[]
  /** The chosen option's value; '' while nothing is chosen. */
  value: Value | ''
  /** Called with the value of the option that was chosen. */
  onValueChange: (value: Value) => void
  /** The field's name in a form's data. @default a name that no form knows */
  name?: string | undefined
  /** A `Tooltip` beside the label that explains the options: the name of its button, and its text. @default none */
  tooltip?: { readonly label: string; readonly text: ReactNode } | undefined
  /** Help that is needed while choosing, below the label. @default none */
  description?: string | undefined
  /** Shows the choice but makes it unusable: skipped by the Tab key and left out of the form. @default false */
  isDisabled?: boolean | undefined
}

export type SegmentedControlProps<Value extends string> = SegmentedControlOwnProps<Value> &
  NativeProps<
    'fieldset',
    SegmentedControlOwnProps<Value>,
    'children' | 'role' | 'defaultValue' | 'defaultChecked' | 'onChange' | 'aria-label' | 'aria-labelledby'
  >

/**
 * Use to choose one of two to five short answers that are compared at a glance. For more or longer ones use
 * `Select`; for answers that don't exclude each other, a `Checkbox` each. It carries no error of its own: what
 * is chosen is always an answer, and that nothing is chosen yet is told by an `Alert` where it matters.
 *
 * - A radio group named by its label; each segment is a native radio named by its own.
 * - One stop for the Tab key; arrow keys move and choose, mirrored where one reads right to left. They go on from
 *   a segment that was clicked.
 * - The chosen segment is ticked, not only coloured.
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  name,
  tooltip,
  description,
  isDisabled,
  'aria-describedby': describedBy,
  ...props
}: SegmentedControlProps<Value>) {
  const id = useId()
  const labelId = `${id}label`
  const descriptionId = `${id}description`

  // Short answers share one row on the narrowest screen; longer ones may take a row of their own.
  const basis = options.every((option) => option.label.length <= 8) ? 'basis-0' : 'basis-32'

  return (
    <fieldset
      {...props}
      role="radiogroup"
      // The legend holds the tooltip's button too, which is no part of the name.
      aria-labelledby={labelId}
      aria-describedby={[description && descriptionId, describedBy].filter(Boolean).join(' ') || undefined}
      disabled={isDisabled}
      className="w-full max-w-field min-w-0 wrap-break-word"
    >
      <legend className="w-full text-small font-medium text-ink">
        <span className="flex items-center gap-1">
          <span id={labelId}>{label}</span>
          {tooltip && <Tooltip label={tooltip.label}>{tooltip.text}</Tooltip>}
        </span>
      </legend>
      {description && (
        <p id={descriptionId} className="mt-0.5 text-caption text-muted">
          {description}
        </p>
      )}
      <div className="mt-1.5 flex flex-wrap ps-px pt-px">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'relative -ms-px -mt-px flex min-h-12 min-w-min shrink grow cursor-pointer items-center justify-center px-3 py-2 text-center text-body font-medium text-ink first:rounded-s-small last:rounded-e-small hover:z-1 has-checked:z-1 has-focus-visible:z-2 has-disabled:cursor-not-allowed has-disabled:text-muted',
              basis,
            )}
          >
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              // The browser would restore it after a reload, which React never learns.
              autoComplete="off"
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              // Safari gives a clicked radio no focus, which the arrow keys need.
              onClick={(event) => event.currentTarget.focus()}
              className="peer absolute inset-0 size-full cursor-[inherit] appearance-none rounded-[inherit] border border-line-strong bg-control transition-colors duration-quick hover:not-disabled:border-ink checked:border-brand checked:bg-brand disabled:border-line disabled:bg-tint forced-colors:checked:bg-[Highlight] forced-colors:checked:forced-color-adjust-none"
            />
            <span className="pointer-events-none relative m-px min-w-0 transition-colors duration-quick peer-checked:text-on-brand peer-disabled:text-muted forced-colors:peer-checked:forced-color-adjust-none forced-colors:peer-checked:text-[HighlightText]">
              <span className="me-2 hidden text-small text-on-brand-accent in-[:checked+*]:inline forced-colors:text-current">
                <Glyph icon={faCheck} />
              </span>
              <bdi>{option.label}</bdi>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
