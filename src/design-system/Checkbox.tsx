import { useId } from 'react'
import { clsx } from 'clsx'
import * as RadixCheckbox from '@radix-ui/react-checkbox'
import { Icon } from './Icon'
import type { NativeProps } from './internal/NativeProps'

export interface CheckboxProps extends NativeProps<'button', 'children' | 'onChange' | 'defaultChecked'> {
  /** The label next to the box and its accessible name. Clicking it toggles the checkbox. */
  label: string
  /** Whether it is checked. */
  isChecked: boolean
  /** Called with the new state on each change. */
  onCheckedChange: (isChecked: boolean) => void
  /** Disables the checkbox: it can't be focused and isn't submitted. @default false */
  isDisabled?: boolean | undefined
  /** A few words after the label. @default none */
  description?: string | undefined
}

const rowClasses = clsx(
  'group flex min-h-11 cursor-pointer items-start gap-2 py-2 wrap-break-word',
  'has-disabled:cursor-not-allowed has-disabled:text-muted',
  'forced-colors:has-disabled:text-[GrayText]',
)

const boxClasses = clsx(
  'flex size-6 cursor-[inherit] items-center justify-center',
  'rounded-small border border-line-strong bg-control text-small text-on-brand',
  'transition-colors duration-quick',
  'group-hover:not-disabled:border-ink',
  'data-[state=checked]:not-disabled:border-brand data-[state=checked]:not-disabled:bg-brand',
  'disabled:border-line disabled:bg-tint disabled:text-muted',
  'forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText]',
)

/**
 * Use for a yes-or-no choice, alone or in a `CheckboxGroup`. For choices that exclude each other, use
 * `SegmentedControl`. It has no error message, because both states are an answer.
 */
export function Checkbox({
  label,
  isChecked,
  onCheckedChange,
  isDisabled,
  description,
  ...props
}: CheckboxProps) {
  const labelId = useId()
  const descriptionId = useId()
  return (
    <label className={rowClasses}>
      <span className="relative flex h-[1lh] shrink-0 items-center">
        <RadixCheckbox.Root
          aria-labelledby={labelId}
          aria-describedby={description && descriptionId}
          {...props}
          checked={isChecked}
          disabled={isDisabled}
          onCheckedChange={(checked) => onCheckedChange(checked === true)}
          className={boxClasses}
        >
          <RadixCheckbox.Indicator className="flex">
            <Icon name="check" />
          </RadixCheckbox.Indicator>
        </RadixCheckbox.Root>
      </span>
      <span className="min-w-0">
        <span id={labelId}>{label}</span>{' '}
        {description && (
          <span id={descriptionId} className="inline-block text-small text-muted">
            {description}
          </span>
        )}
      </span>
    </label>
  )
}
