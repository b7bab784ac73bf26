import { clsx } from 'clsx'
import { textAreaClasses } from './internal/controlStyles'
import { Field, type FieldManagedProps, type CommonFieldProps } from './internal/Field'
import type { NativeProps } from './internal/NativeProps'

export interface TextAreaProps
  extends CommonFieldProps, NativeProps<'textarea', FieldManagedProps | 'rows' | 'cols'> {
  /** The current text. Without it, the field is native: its form reads the text on submit. @default none */
  value?: string | undefined
  /** Called with the text on each change; goes with `value`. @default none */
  onValueChange?: ((value: string) => void) | undefined
}

/** Use for multi-line text, such as a message; it grows with its text. For a single line, use `TextField`. */
export function TextArea({ value, onValueChange, onFocus, ...props }: TextAreaProps) {
  return (
    <Field props={props} value={value} onInputBeforeHydration={onValueChange}>
      {(control) => (
        <textarea
          {...control}
          value={value}
          rows={5}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
          onFocus={(event) => {
            onFocus?.(event)
            // Browsers scroll only to the line of the caret, so that sticky bars may cover the rest.
            event.currentTarget.scrollIntoView({ block: 'nearest' })
          }}
          // Browsers with `field-sizing` ignore `rows`.
          className={clsx(
            textAreaClasses,
            'field-sizing-content max-h-[70dvh] min-h-[calc(5lh+1rem+2px)] resize-y scroll-py-2',
          )}
        />
      )}
    </Field>
  )
}
