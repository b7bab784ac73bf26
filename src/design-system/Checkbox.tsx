import { useRef } from 'react'
import { SvgIcon } from './internal/SvgIcon'
import type { NativeProps } from './internal/NativeProps'
import { useInputBeforeHydration } from './internal/useInputBeforeHydration'

interface CheckboxOwnProps {
  /** The label next to the box and its accessible name. Clicking it toggles the checkbox. */
  label: string
  /** Whether it is checked. */
  isChecked: boolean
  /** Called with the new state on each change. */
  onCheckedChange: (isChecked: boolean) => void
  /** Disables the checkbox: it can't be focused and isn't submitted. @default false */
  isDisabled?: boolean | undefined
}

export type CheckboxProps = CheckboxOwnProps &
  NativeProps<
    'input',
    CheckboxOwnProps,
    | 'type'
    | 'role'
    | 'checked'
    | 'defaultChecked'
    | 'defaultValue'
    | 'onChange'
    | 'children'
    | 'autoComplete'
    | 'aria-label'
    | 'aria-labelledby'
    | 'aria-checked'
  >

/**
 * Use for a yes-or-no choice, alone or in a `CheckboxGroup`. For choices that exclude each other, use
 * `SegmentedControl`. It has no error message of its own, because both states are an answer.
 *
 * - A native checkbox whose accessible name is exactly its label. A click anywhere in its row toggles it. The row is at
 *   least 44 px high; in a small `CheckboxGroup` it is at least 32 px high with a mouse, and 44 px on a touch screen.
 * - Disabled, it is skipped by the Tab key and by clicks, and not submitted.
 * - Space toggles it. A tick, not only colour, shows that it is checked.
 * - With the native attribute `required`, a form isn't submitted while it is unchecked: it gets the focus, and the
 *   browser has a message for it. Chromium doesn't tell screen readers that it is required, but that it is invalid
 *   until it is checked. So say in its label that it is required.
 * - In a right-to-left page the box is to the right of its label. It grows with the text.
 */
export function Checkbox({ label, isChecked, onCheckedChange, isDisabled, ...props }: CheckboxProps) {
  const root = useRef<HTMLLabelElement>(null)
  useInputBeforeHydration(root, isChecked ? 'on' : '', (entered) => onCheckedChange(entered === 'on'))
  return (
    <label
      ref={root}
      className="group flex min-h-11 cursor-pointer items-start gap-2 py-2 wrap-break-word has-disabled:cursor-not-allowed has-disabled:text-muted forced-colors:has-disabled:text-[GrayText]"
    >
      <span className="flex h-[1lh] shrink-0 items-center">
        <span className="relative flex size-6 items-center justify-center text-small text-on-brand">
          <input
            {...props}
            type="checkbox"
            // Keeps the browser from restoring the state after a reload, which fires no event for React.
            autoComplete="off"
            checked={isChecked}
            disabled={isDisabled}
            onChange={(event) => onCheckedChange(event.currentTarget.checked)}
            className="peer absolute inset-0 size-full cursor-[inherit] appearance-none rounded-small border border-line-strong bg-control transition-colors duration-quick group-hover:not-disabled:border-ink checked:border-brand checked:bg-brand disabled:border-line disabled:bg-tint forced-colors:disabled:border-[GrayText]"
          />
          <span className="pointer-events-none relative hidden peer-checked:flex peer-disabled:text-muted forced-colors:peer-disabled:text-[GrayText]">
            <SvgIcon name="check" />
          </span>
        </span>
      </span>
      <span className="min-w-0">{label}</span>
    </label>
  )
}
