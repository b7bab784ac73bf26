import { clsx } from 'clsx'
import { useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { Icon } from '../../Icon'
import { useInputBeforeHydration } from './useInputBeforeHydration'

export interface CommonFieldProps {
  /** The visible label and accessible name of the control. */
  label: string
  /** Help text below the label. @default none */
  description?: string | undefined
  /** What is wrong and how to fix it, in a sentence. Marks the field as invalid. @default none */
  errorMessage?: string | undefined
  /** What to check, for an unusual but valid value. Hidden while there is an error. @default none */
  warning?: string | undefined
  /** Marks the field with an asterisk and sets `required`. @default false */
  isRequired?: boolean | undefined
  /** Disables the field: it can't be focused and isn't validated or submitted. @default false */
  isDisabled?: boolean | undefined
  /** Where label and description are: above, or beside if the field is at least 14rem wide. @default 'above' */
  labelPlacement?: 'above' | 'beside' | undefined
}

/** The props of the fields for text. */
export interface CommonTextProps extends CommonFieldProps {
  /** The current text. Without it, the field is native: its form reads the text on submit. @default none */
  value?: string | undefined
  /** Called with the text on each change; required with `value`. @default none */
  onValueChange?: ((value: string) => void) | undefined
}

/** A field with a `value` but without `onValueChange` couldn't be edited. */
export type Editable = { value?: undefined } | { onValueChange: object }

/** The attributes of the control that `Field` and the field component set. */
export type FieldManagedProps =
  'children' | 'defaultValue' | 'onChange' | 'required' | 'aria-label' | 'aria-labelledby' | 'aria-invalid'

/** The props of a field component that `Field` uses; it passes all others on to the control. */
type UsedProps = CommonFieldProps & Pick<ComponentProps<'input'>, 'id' | 'aria-describedby'>

type ControlProps = Pick<
  ComponentProps<'input'>,
  'id' | 'aria-describedby' | 'aria-invalid' | 'required' | 'disabled'
>

interface FieldProps<Props extends UsedProps> {
  /** The props of the field component, without those that it uses itself. */
  props: Props
  value: string | undefined
  /** Announces the message when it appears, for a field that is checked while the visitor types. @default false */
  isLive?: boolean | undefined
  onInputBeforeHydration: ((value: string) => void) | undefined
  children: (control: Omit<Props, keyof UsedProps> & ControlProps) => ReactNode
}

/** The label, description and message of a field; the latter two are in the control's `aria-describedby`. */
export function Field<Props extends UsedProps>({
  props,
  value,
  isLive = false,
  onInputBeforeHydration,
  children,
}: FieldProps<Props>) {
  const {
    label,
    description,
    warning,
    errorMessage,
    isRequired,
    isDisabled,
    labelPlacement,
    id,
    'aria-describedby': describedBy,
    ...attributes
  } = props
  const isBeside = labelPlacement === 'beside'
  const root = useRef<HTMLDivElement>(null)
  useInputBeforeHydration(root, value, onInputBeforeHydration)
  const ownId = useId()
  const controlId = id ?? `${ownId}control`
  const descriptionId = `${ownId}description`
  const messageId = `${ownId}message`
  const message = errorMessage || warning

  return (
    <div ref={root} className="flex w-full max-w-field min-w-0 flex-col wrap-break-word">
      <div className={clsx(isBeside && 'flex flex-wrap items-center gap-x-4 gap-y-1.5')}>
        {/* Beside its label, the control is 3rem wider, as long as the label keeps at least 5rem. */}
        <div className={clsx(isBeside && 'min-w-0 grow basis-20')}>
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
        </div>
        <div className={isBeside ? 'min-w-0 grow basis-32' : 'mt-1.5'}>
          {children({
            ...attributes,
            id: controlId,
            'aria-describedby': [describedBy, description && descriptionId, messageId]
              .filter(Boolean)
              .join(' '),
            // Also false: browsers report a required field that is empty as invalid.
            'aria-invalid': Boolean(errorMessage),
            required: isRequired,
            disabled: isDisabled,
          })}
        </div>
      </div>
      <div id={messageId} data-field-message aria-live={isLive ? 'polite' : undefined}>
        {message && (
          <p
            className={clsx(
              'mt-1.5 flex items-start gap-1.5 text-small',
              errorMessage ? 'font-medium text-danger' : 'text-muted',
            )}
          >
            <span className="flex h-[1lh] items-center">
              <Icon name={errorMessage ? 'circle-exclamation' : 'circle-info'} />
            </span>
            <span className="min-w-0">{message}</span>
          </p>
        )}
      </div>
    </div>
  )
}
