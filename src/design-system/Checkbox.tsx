import { faCheck } from '@fortawesome/free-solid-svg-icons'
import { unstable_Provider as Provider, unstable_Trigger as Trigger } from '@radix-ui/react-checkbox'
import { useId, type ComponentPropsWithRef } from 'react'
import { Glyph } from './internal/Glyph'

export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<'button'>,
  | 'type'
  | 'role'
  | 'value'
  | 'defaultValue'
  | 'defaultChecked'
  | 'children'
  | 'className'
  | 'style'
  | 'disabled'
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-checked'
> {
  /** Names the choice and stands beside the box; a press on it counts as well. */
  label: string
  /** More about the choice, below the label. @default none */
  description?: string | undefined
  /** Whether the choice is made. */
  isChecked: boolean
  /** Called with the new state at each press. */
  onCheckedChange: (isChecked: boolean) => void
  /** Shows the choice but leaves it out of use. @default false */
  isDisabled?: boolean | undefined
  /** Sends "on" under this name with its form while the choice is made. @default none */
  name?: string | undefined
}

/**
 * Use for a choice that is made or not made, on its own or as one of several that go together. Where one of
 * several excludes the others, use `SegmentedControl`. It carries no error of its own: made or not made, both
 * are answers.
 *
 * - Named by exactly its label; the whole row is the target.
 * - The description is read out with it.
 * - Space changes it, and the tick shows it without colour.
 */
export function Checkbox({
  label,
  description,
  isChecked,
  onCheckedChange,
  isDisabled = false,
  name,
  'aria-describedby': describedBy,
  ...props
}: CheckboxProps) {
  const descriptionId = useId()
  return (
    // Radix's own root renders a second, natively drawn box on the server and hides it by an inline style,
    // which a strict style policy refuses.
    <Provider
      checked={isChecked}
      onCheckedChange={(checked) => onCheckedChange(checked === true)}
      disabled={isDisabled}
    >
      <div className="flex flex-col wrap-break-word">
        <label
          data-disabled={isDisabled || undefined}
          className="group flex min-h-11 cursor-pointer items-start gap-2 py-2 data-disabled:cursor-not-allowed data-disabled:text-muted"
        >
          <span className="flex h-[1lh] shrink-0 items-center">
            <Trigger
              {...props}
              aria-describedby={
                [description && descriptionId, describedBy].filter(Boolean).join(' ') || undefined
              }
              className="group/box flex size-6 cursor-[inherit] items-center justify-center rounded-small border border-line-strong bg-white text-small text-white transition-colors duration-quick group-hover:not-disabled:border-ink disabled:border-line disabled:bg-sand state-checked:border-navy state-checked:bg-navy disabled:state-checked:border-line-strong disabled:state-checked:bg-line-strong"
            >
              <span className="hidden group-state-checked/box:flex">
                <Glyph icon={faCheck} />
              </span>
            </Trigger>
          </span>
          <span className="min-w-0">{label}</span>
        </label>
        {description && (
          <p id={descriptionId} className="-mt-1.5 ps-8 pb-2 text-small text-muted">
            {description}
          </p>
        )}
        {name !== undefined && isChecked && !isDisabled && <input type="hidden" name={name} value="on" />}
      </div>
    </Provider>
  )
}
