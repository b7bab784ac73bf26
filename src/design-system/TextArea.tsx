import { clsx } from 'clsx'
import { textAreaClasses } from './internal/field/controlStyles'
import { Field, type CommonTextProps, type Editable, type FieldManagedProps } from './internal/field/Field'
import type { NativeProps } from './internal/NativeProps'

export type TextAreaProps = CommonTextProps &
  Editable &
  NativeProps<'textarea', FieldManagedProps | 'value' | 'rows' | 'cols'>

/** Use for multi-line text, such as a message; it grows with its text. For a single line, use `TextField`. */
export function TextArea({ value, onValueChange, onFocus, ...props }: TextAreaProps) {
  return (
    <Field props={props} value={value} onInputBeforeHydration={onValueChange}>
      {(control) => (
        <textarea
          {...control}
          value={value}
          rows={4}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
          onFocus={(event) => {
            onFocus?.(event)
            // Browsers scroll only to the line of the caret, so that sticky bars may cover the rest.
            event.currentTarget.scrollIntoView({ block: 'nearest' })
          }}
          // Browsers with `field-sizing` ignore `rows`.
          className={clsx(
            textAreaClasses,
            'field-sizing-content max-h-[70dvh] min-h-[calc(4lh+1rem+2px)] resize-y scroll-py-2',
          )}
        />
      )}
    </Field>
  )
}
