import { faCheck } from '@fortawesome/free-solid-svg-icons'
import { unstable_Provider as Provider, unstable_Trigger as Trigger } from '@radix-ui/react-checkbox'
import { Glyph } from './internal/Glyph'
import type { NativeProps } from './internal/NativeProps'

interface CheckboxOwnProps {
  /** Names the choice and stands beside the box; a press on it counts as well. */
  label: string
  /** Whether the choice is made. */
  isChecked: boolean
  /** Called with the new state at each press. */
  onCheckedChange: (isChecked: boolean) => void
}

export type CheckboxProps = CheckboxOwnProps &
  NativeProps<
    'button',
    CheckboxOwnProps,
    | 'type'
    | 'role'
    | 'name'
    | 'value'
    | 'defaultValue'
    | 'defaultChecked'
    | 'children'
    | 'aria-label'
    | 'aria-labelledby'
    | 'aria-checked'
  >

/**
 * Use for a choice that is made or not made, on its own or as one of several that go together. Where one of
 * several excludes the others, use `SegmentedControl`. It carries no error of its own: made or not made, both
 * are answers.
 *
 * - Named by exactly its label; the whole row is the target.
 * - Space changes it, and the tick shows it without colour.
 */
export function Checkbox({ label, isChecked, onCheckedChange, ...props }: CheckboxProps) {
  return (
    // Radix's own root renders a second, natively drawn box on the server and hides it by an inline style,
    // which a strict style policy refuses.
    <Provider checked={isChecked} onCheckedChange={(checked) => onCheckedChange(checked === true)}>
      <label className="group flex min-h-11 cursor-pointer items-start gap-2 py-2 wrap-break-word">
        <span className="flex h-[1lh] shrink-0 items-center">
          <Trigger
            {...props}
            className="group/box flex size-6 cursor-pointer items-center justify-center rounded-small border border-line-strong bg-control text-small text-on-brand transition-colors duration-quick group-hover:border-ink state-checked:border-brand state-checked:bg-brand"
          >
            <span className="hidden group-state-checked/box:flex">
              <Glyph icon={faCheck} />
            </span>
          </Trigger>
        </span>
        <span className="min-w-0">{label}</span>
      </label>
    </Provider>
  )
}
