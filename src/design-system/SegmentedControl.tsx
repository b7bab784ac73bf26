import { clsx } from 'clsx'
import { lazy, Suspense, useId, useRef, type ReactNode } from 'react'
import { Icon } from './Icon'
import type { NativeProps } from './internal/NativeProps'
import { useInputBeforeHydration } from './internal/field/useInputBeforeHydration'
import type { Option } from './Option'
import type { TooltipProps } from './Tooltip'

const Tooltip = lazy(() =>
  import('./Tooltip').then(
    (module) => ({ default: module.Tooltip }),
    // If it can't be loaded, the text is next to the label.
    () => ({ default: ({ children }: TooltipProps) => <span className="text-muted">{children}</span> }),
  ),
)

export interface SegmentedControlProps<Value extends string> extends NativeProps<
  'div',
  'children' | 'onChange'
> {
  /** The label above the group and its accessible name. */
  label: string
  /** Two to five short options, in order. */
  options: readonly Option<Value>[]
  /** The value of the selected option, or '' if none is selected. */
  value: Value | ''
  /** Called with the value of the newly selected option. */
  onValueChange: (value: Value) => void
  /** The native `name`, used when the form is submitted. @default a generated name */
  name?: string | undefined
  /** The accessible name and the text of a `Tooltip` that explains the options, next to the label. @default none */
  tooltip?: { readonly label: string; readonly text: ReactNode } | undefined
  /** Disables the segments: they can't be focused and aren't submitted. A tooltip stays reachable. @default false */
  isDisabled?: boolean | undefined
}

const segmentClasses = clsx(
  'relative -ms-px -mt-px flex min-h-12 min-w-min shrink grow cursor-pointer items-center justify-center',
  'px-2 py-2 text-center first:rounded-s-small last:rounded-e-small',
  'text-body font-medium text-ink',
  'sm:px-3',
  'hover:z-1 has-checked:z-1 has-focus-visible:z-2',
  'has-disabled:cursor-not-allowed has-disabled:text-muted',
  'forced-colors:has-disabled:text-[GrayText]',
)

const radioClasses = clsx(
  'peer absolute inset-0 size-full cursor-[inherit] appearance-none',
  'rounded-[inherit] border border-line-strong bg-control transition-colors duration-quick',
  'hover:not-disabled:border-ink checked:border-brand checked:bg-brand',
  'disabled:border-line disabled:bg-tint',
  'forced-colors:checked:bg-[Highlight] forced-colors:checked:forced-color-adjust-none',
  'forced-colors:disabled:border-[GrayText] forced-colors:checked:disabled:bg-[GrayText]',
)

const textClasses = clsx(
  'pointer-events-none relative m-px min-w-0 transition-colors duration-quick',
  'peer-checked:text-on-brand peer-checked:[--mark:inline] peer-disabled:text-muted',
  'forced-colors:peer-checked:forced-color-adjust-none forced-colors:peer-checked:text-[HighlightText]',
  'forced-colors:peer-disabled:text-[GrayText] forced-colors:peer-checked:peer-disabled:text-[Canvas]',
)

/**
 * Use to choose one of two to five short options that are compared at a glance. For more or longer options use
 * `Select`, for options that don't exclude each other `CheckboxGroup`. It has no error message; if a missing choice
 * matters, show an `Alert`.
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  name,
  tooltip,
  isDisabled,
  ...props
}: SegmentedControlProps<Value>) {
  const id = useId()
  const labelId = `${id}label`
  const segments = useRef<HTMLDivElement>(null)
  useInputBeforeHydration(segments, value, (chosen) => {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option) onValueChange(option.value)
  })

  // Short labels share one row as long as they fit; with a longer one, each segment has a basis of 8rem.
  const isShort = options.every((option) => option.label.length <= 10)

  return (
    <div
      {...props}
      // A legend would contain the tooltip's button, and be read out with it.
      role="radiogroup"
      aria-labelledby={labelId}
      className="w-full max-w-field min-w-0 wrap-break-word"
    >
      <div className="flex items-center gap-1 text-small font-medium text-ink">
        <span id={labelId} data-label>
          {label}
        </span>
        {tooltip && (
          <Suspense>
            <Tooltip label={tooltip.label}>{tooltip.text}</Tooltip>
          </Suspense>
        )}
      </div>
      <div ref={segments} className="mt-1.5 flex flex-wrap ps-px pt-px">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(segmentClasses, isShort ? 'basis-0 whitespace-nowrap' : 'basis-32')}
          >
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              // Keeps the browser from restoring the state after a reload, which fires no event for React.
              autoComplete="off"
              disabled={isDisabled}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              // Safari doesn't focus a clicked radio button, which the arrow keys need.
              onClick={(event) => event.currentTarget.focus()}
              className={radioClasses}
            />
            <span className={textClasses}>
              {/* A variable: for `:checked + span .mark` Chromium would compute the style of every span when an element is added. */}
              <span className="me-2 [display:var(--mark,none)] text-small text-on-brand-accent forced-colors:text-current">
                <Icon name="check" />
              </span>
              <bdi>{option.label}</bdi>
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}
