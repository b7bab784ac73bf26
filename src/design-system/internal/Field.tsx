import { useId, useRef, type ReactNode } from 'react'
import { FieldMessage } from './FieldMessage'
import { useEarlyInput } from './useEarlyInput'

/** The words every field has. */
export interface FieldWords {
  /** Names the control and stands above it; read out when the control gets the focus. */
  label: string
  /** Help that is needed while filling in, below the label. @default none */
  description?: string | undefined
  /** What is wrong and how to mend it, in a sentence; its presence marks the field as invalid. @default none */
  errorMessage?: string | undefined
  /** A doubt that is no error, such as an unusual figure; an error takes its place. @default none */
  hint?: string | undefined
  /** Marks the field with an asterisk and lets the browser check it on submit. @default false */
  isRequired?: boolean | undefined
  /** Shows the field but makes it unusable: skipped by the Tab key, unchecked and left out of the form. @default false */
  isDisabled?: boolean | undefined
}

/** What label, error and the field's own props decide about its control. */
export type FieldDecided =
  'children' | 'defaultValue' | 'onChange' | 'required' | 'aria-label' | 'aria-labelledby' | 'aria-invalid'

/** What the control inside a field takes over, so that label, help and error belong to it. */
interface FieldControlProps {
  id: string
  'aria-describedby': string
  'aria-invalid': boolean | undefined
  required: boolean | undefined
  disabled: boolean | undefined
}

interface FieldProps extends FieldWords {
  /** Kept when the page has given one, so that an error summary can link to the control. */
  id: string | undefined
  /** Ids of what else describes the control, by the page or inside the field. */
  describedBy?: string | undefined
  /** What the control is rendered with. */
  value: string
  /** Called with what was filled in before React hydrated the control. */
  onEarlyInput: (value: string) => void
  children: (control: FieldControlProps) => ReactNode
}

/**
 * Use inside every control with a label above it; a checkbox and a group of choices lay out their own.
 *
 * - The control is named by exactly the label: the asterisk stands outside it.
 * - Description, error and hint are in the control's `aria-describedby`, the place of the last two always, so
 *   that what stands there is found whenever it comes; it is announced when it comes.
 * - What was filled in before hydration is reported and kept.
 */
export function Field({
  label,
  description,
  hint,
  errorMessage,
  isRequired,
  isDisabled,
  id,
  describedBy,
  value,
  onEarlyInput,
  children,
}: FieldProps) {
  const root = useRef<HTMLDivElement>(null)
  useEarlyInput(root, value, onEarlyInput)
  const ownId = useId()
  const controlId = id ?? `${ownId}control`
  const descriptionId = `${ownId}description`
  const messageId = `${ownId}message`
  const describedByIds = [describedBy, description && descriptionId, messageId].filter(Boolean).join(' ')

  return (
    <div ref={root} className="flex w-full max-w-field min-w-0 flex-col wrap-break-word">
      <div className="text-small font-medium text-ink">
        <label htmlFor={controlId}>{label}</label>
        {isRequired && (
          <span aria-hidden="true" className="text-danger">
            {' *'}
          </span>
        )}
      </div>
      {description && (
        <p id={descriptionId} className="mt-0.5 text-caption text-muted">
          <bdi>{description}</bdi>
        </p>
      )}
      <div className="mt-1.5">
        {children({
          id: controlId,
          'aria-describedby': describedByIds,
          'aria-invalid': errorMessage ? true : undefined,
          required: isRequired,
          disabled: isDisabled,
        })}
      </div>
      <FieldMessage {...{ id: messageId, errorMessage, hint }} />
    </div>
  )
}
