import { SvgIcon } from './SvgIcon'

interface FieldMessageProps {
  /** Referenced by the `aria-describedby` of the control. */
  id: string
  errorMessage: string | undefined
  /** Hidden while there is an error. */
  warning: string | undefined
}

/** The live region for a field's error or warning. Always rendered, so that changes are announced. */
export function FieldMessage({ id, errorMessage, warning }: FieldMessageProps) {
  return (
    <div id={id} aria-live="polite">
      {(errorMessage || warning) && (
        <p
          className={`mt-1.5 flex items-start gap-1.5 text-small ${errorMessage ? 'font-medium text-danger' : 'text-muted'}`}
        >
          <span className="flex h-[1lh] items-center">
            <SvgIcon name={errorMessage ? 'circle-exclamation' : 'circle-info'} />
          </span>
          <span className="min-w-0">{errorMessage || warning}</span>
        </p>
      )}
    </div>
  )
}
