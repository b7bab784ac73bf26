import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Heading, type HeadingProps } from './Heading'
import type { FieldWords } from './internal/Field'
import { FieldMessage } from './internal/FieldMessage'

export interface CheckboxGroupProps
  extends
    Omit<FieldWords, 'isRequired'>,
    Omit<
      ComponentPropsWithRef<'fieldset'>,
      'className' | 'style' | 'disabled' | 'form' | 'name' | 'aria-label' | 'aria-labelledby'
    > {
  /** Names the group and stands above it; read out when the focus comes into the group. */
  label: string
  /** The label's place in the page's outline, where it heads a part of its own. @default no heading */
  headingLevel?: Exclude<HeadingProps['level'], 1>
  /** Each a `Checkbox`. */
  children: ReactNode
}

/**
 * Use for several `Checkbox`es that answer one question together. Where one answer excludes the others, use
 * `SegmentedControl` or `Select`.
 *
 * - A group named by its label.
 * - Description, error and hint belong to the group; error and hint are announced when they come.
 * - Two columns where the longest usual label has room in each, else one; the Tab key goes through them in the
 *   order of reading.
 */
export function CheckboxGroup({
  label,
  headingLevel,
  description,
  hint,
  errorMessage,
  'aria-describedby': describedBy,
  children,
  ...props
}: CheckboxGroupProps) {
  const id = useId()
  const descriptionId = `${id}description`
  const messageId = `${id}message`
  return (
    <fieldset
      {...props}
      aria-describedby={[describedBy, description && descriptionId, messageId].filter(Boolean).join(' ')}
      data-state={errorMessage ? 'invalid' : 'ready'}
      className="w-full max-w-field min-w-0 wrap-break-word"
    >
      <legend className="text-small font-medium text-ink">
        {headingLevel ? <Heading level={headingLevel}>{label}</Heading> : label}
      </legend>
      {description && (
        <p id={descriptionId} className="mt-0.5 text-caption text-muted">
          {description}
        </p>
      )}
      <div className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,12em),1fr))] gap-x-6">
        {children}
      </div>
      <FieldMessage {...{ id: messageId, errorMessage, hint }} />
    </fieldset>
  )
}
