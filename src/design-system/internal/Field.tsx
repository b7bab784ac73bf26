import { clsx } from 'clsx'
import { useId, useRef, type ReactNode } from 'react'
import { CharactersLeft } from './CharactersLeft'
import { FieldMessage } from './FieldMessage'
import { useInputBeforeHydration } from './useInputBeforeHydration'

/** The props that all fields share. */
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

/** The prop that `TextField` and `TextArea` add. */
export interface TextLimitProps {
  /**
   * How many characters can still be entered, for a text that comes near its limit. Shown below the control, and
   * announced once it hasn't changed for a second, be it because typing pauses or because the page shows it without
   * typing. Hidden while there is an error. @default none
   */
  charactersLeft?: number | undefined
}

/** The attributes of the control that `Field` and the field component set. */
export type FieldManagedProps =
  'children' | 'defaultValue' | 'onChange' | 'required' | 'aria-label' | 'aria-labelledby' | 'aria-invalid'

/** The attributes that connect the control to its label, description and messages. */
interface FieldControlProps {
  id: string
  'aria-describedby': string
  'aria-invalid': boolean | undefined
  required: boolean | undefined
  disabled: boolean | undefined
}

/** The props of a field component that `Field` uses; it passes all others on to the control. */
interface UsedProps extends CommonFieldProps, TextLimitProps {
  /** The control's id, if the page sets one, such as for links from an error summary. */
  id?: string | undefined
  /** The ids of further descriptions, set by the page or the field component. */
  'aria-describedby'?: string | undefined
}

interface FieldProps<Props extends UsedProps> {
  /** The props of the field component, without those that it uses itself. */
  props: Props
  /** The value that the control renders. */
  value: string
  /** Called with the text that was entered before hydration. */
  onInputBeforeHydration: (value: string) => void
  /** Renders the control with its attributes. */
  children: (control: Omit<Props, keyof UsedProps> & FieldControlProps) => ReactNode
}

/** The control is 3rem wider than its label, as long as the label keeps at least 5rem. */
const besideLabel = 'min-w-0 grow basis-20'
const besideControl = 'min-w-0 grow basis-32'

/**
 * Use in every field component whose label is above or beside its control. `Checkbox` and groups of choices have
 * layouts of their own.
 *
 * - The accessible name is exactly the label: the asterisk is outside the `<label>`.
 * - Description, error and warning are in the control's `aria-describedby`. Error and warning share a live region that
 *   is always rendered, so they are announced when they appear.
 * - Text that is entered before hydration is kept and reported.
 */
export function Field<Props extends UsedProps>({
  props,
  value,
  onInputBeforeHydration,
  children,
}: FieldProps<Props>) {
  const {
    label,
    description,
    warning,
    errorMessage,
    charactersLeft,
    isRequired,
    isDisabled,
    labelPlacement = 'above',
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
  const counterId = `${ownId}counter`
  const hasCounter = charactersLeft !== undefined && !errorMessage
  const describedByIds = [describedBy, description && descriptionId, messageId, hasCounter && counterId]
    .filter(Boolean)
    .join(' ')

  return (
    <div ref={root} className="flex w-full max-w-field min-w-0 flex-col wrap-break-word">
      <div className={clsx(isBeside && 'flex flex-wrap items-center gap-x-4 gap-y-1.5')}>
        <div className={clsx(isBeside && besideLabel)}>
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
        <div className={isBeside ? besideControl : 'mt-1.5'}>
          {children({
            ...attributes,
            id: controlId,
            'aria-describedby': describedByIds,
            'aria-invalid': errorMessage ? true : undefined,
            required: isRequired,
            disabled: isDisabled,
          })}
        </div>
      </div>
      <FieldMessage {...{ id: messageId, errorMessage, warning }} />
      {hasCounter && <CharactersLeft id={counterId} count={charactersLeft} />}
    </div>
  )
}
