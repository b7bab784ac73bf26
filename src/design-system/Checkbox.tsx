import { faCheck } from '@fortawesome/free-solid-svg-icons'
import { Glyph } from './internal/Glyph'
import type { NativeProps } from './internal/NativeProps'

interface CheckboxOwnProps {
  /** Names the choice and stands beside the box; a click on it counts as well. */
  label: string
  /** Whether the choice is made. */
  isChecked: boolean
  /** Called with the new state at each change. */
  onCheckedChange: (isChecked: boolean) => void
  /** Shows the choice but makes it unusable: skipped by the Tab key and left out of the form. @default false */
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
 * Use for a choice that is made or not made, on its own or as one of several that go together. Where one of
 * several excludes the others, use `SegmentedControl`. It carries no error of its own: made or not made, both
 * are answers.
 *
 * - A native checkbox, named by exactly its label; the whole row is the target.
 * - Space changes it, and the tick shows it without colour.
 */
export function Checkbox({ label, isChecked, onCheckedChange, isDisabled, ...props }: CheckboxProps) {
  return (
    <label className="group flex min-h-11 cursor-pointer items-start gap-2 py-2 wrap-break-word has-disabled:cursor-not-allowed has-disabled:text-muted">
      <span className="flex h-[1lh] shrink-0 items-center">
        <span className="relative flex size-6 items-center justify-center text-small text-on-brand">
          <input
            {...props}
            type="checkbox"
            // The browser would restore it after a reload, which React never learns.
            autoComplete="off"
            checked={isChecked}
            disabled={isDisabled}
            onChange={(event) => onCheckedChange(event.currentTarget.checked)}
            className="peer absolute inset-0 size-full cursor-[inherit] appearance-none rounded-small border border-line-strong bg-control transition-colors duration-quick group-hover:not-disabled:border-ink checked:border-brand checked:bg-brand disabled:border-line disabled:bg-tint"
          />
          <span className="pointer-events-none relative hidden peer-checked:flex peer-disabled:text-muted">
            <Glyph icon={faCheck} />
          </span>
        </span>
      </span>
      <span className="min-w-0">{label}</span>
    </label>
  )
}
