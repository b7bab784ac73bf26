import { clsx } from 'clsx'
import { linesBox } from './internal/controlStyles'
import { Field, type FieldDecided, type FieldWords } from './internal/Field'
import type { NativeProps } from './internal/NativeProps'

type TextAreaRows = 3 | 5

interface TextAreaOwnProps extends FieldWords {
  /** How many lines it shows while it is empty: the length of the answer that is expected. @default 5 */
  rows?: TextAreaRows
  /** The text as typed. */
  value: string
  /** Called with the whole text at each change. */
  onValueChange: (value: string) => void
}

export type TextAreaProps = TextAreaOwnProps &
  NativeProps<'textarea', TextAreaOwnProps, FieldDecided | 'cols'>

// A browser that lets the field grow takes no notice of `rows`, so the height is given a second time.
const heights: Record<TextAreaRows, string> = {
  3: 'min-h-[calc(3lh+1rem+2px)]',
  5: 'min-h-[calc(5lh+1rem+2px)]',
}

/**
 * Use for several lines of text: a message, the description of a project. For a single line use `TextField`.
 *
 * - Named by exactly its label, required or not.
 * - Description, error and hint are read out with the field; error and hint are announced when they come.
 * - Grows with its text up to most of the window where the browser can; by its corner it gets taller, never
 *   wider.
 * - Enter starts a line, and the Tab key leaves the field.
 */
export function TextArea({
  label,
  description,
  hint,
  errorMessage,
  isRequired,
  isDisabled,
  rows = 5,
  value,
  onValueChange,
  onFocus,
  id,
  'aria-describedby': describedBy,
  ...props
}: TextAreaProps) {
  return (
    <Field
      {...{ label, description, hint, errorMessage, isRequired, isDisabled, id, describedBy, value }}
      onEarlyInput={onValueChange}
    >
      {(control) => (
        <textarea
          {...props}
          {...control}
          value={value}
          rows={rows}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          onFocus={(event) => {
            onFocus?.(event)
            // Browsers bring only the caret's line into view, and leave the rest below what stays in sight.
            event.currentTarget.scrollIntoView({ block: 'nearest' })
          }}
          className={clsx(linesBox, heights[rows], 'field-sizing-content max-h-[70dvh] resize-y scroll-py-2')}
        />
      )}
    </Field>
  )
}
