import { clsx } from 'clsx'
import { textAreaClasses } from './internal/controlStyles'
import { Field, type FieldManagedProps, type CommonFieldProps, type TextLimitProps } from './internal/Field'
import type { NativeProps } from './internal/NativeProps'

interface TextAreaOwnProps extends CommonFieldProps, TextLimitProps {
  /** The current text. */
  value: string
  /** Called with the text on each change. */
  onValueChange: (value: string) => void
}

export type TextAreaProps = TextAreaOwnProps &
  NativeProps<'textarea', TextAreaOwnProps, FieldManagedProps | 'rows' | 'cols'>

/**
 * Use for multi-line text, such as a message. For a single line, use `TextField`.
 *
 * - The accessible name is exactly the label, whether or not the field is required (stories Default, Required).
 * - Description, error and warning are read out with the field; error and warning are announced when they appear
 *   (stories With Description, With Error, With Warning, Error Appears, Warning Appears). An error hides the warning
 *   and `charactersLeft` (stories Error Replaces Warning, Near Its Limit With Error).
 * - `charactersLeft` is part of the description at once, and in a polite live region once it hasn't changed for a
 *   second (story Near Its Limit).
 * - Five lines high. Grows with its text, in browsers that support `field-sizing`, up to 70% of the window's height;
 *   can be resized vertically only (stories Default, Grows With Its Text, Very Long).
 * - Enter starts a new line, and Tab leaves the field (story Keyboard Alone).
 * - Disabled, it is skipped by the Tab key, and neither validated nor submitted (stories Disabled, Disabled In A Form).
 * - `labelPlacement` beside puts label and description beside the control in a field at least 14rem wide (story Label
 *   Beside).
 * - In a right-to-left page its text and the icon of its error begin at the right (story Right To Left). On a phone, in
 *   text of twice the usual size, none of its texts is cut off (stories Large Text, Long Text In Large Text).
 */
export function TextArea({ value, onValueChange, onFocus, ...props }: TextAreaProps) {
  return (
    <Field props={props} value={value} onInputBeforeHydration={onValueChange}>
      {(control) => (
        <textarea
          {...control}
          value={value}
          rows={5}
          onChange={(event) => onValueChange(event.currentTarget.value)}
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
