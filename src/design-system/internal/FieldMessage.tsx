import { Glyph } from './Glyph'

interface FieldMessageProps {
  /** Referenced by the `aria-describedby` of the control or group. */
  id: string
  errorMessage: string | undefined
  /** Hidden while there is an error. */
  hint: string | undefined
}

/** The live region for a field's error or hint. Always rendered, so that changes are announced. */
export function FieldMessage({ id, errorMessage, hint }: FieldMessageProps) {
  return (
    <div id={id} aria-live="polite">
      {(errorMessage || hint) && (
        <p
          className={`mt-1.5 flex items-start gap-1.5 text-small ${errorMessage ? 'font-medium text-danger' : 'text-muted'}`}
        >
          <span className="flex h-[1lh] items-center">
            <Glyph name={errorMessage ? 'circle-exclamation' : 'circle-info'} />
          </span>
          <span className="min-w-0">{errorMessage || hint}</span>
        </p>
      )}
    </div>
  )
}
