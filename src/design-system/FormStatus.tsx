import { useEffect, useRef } from 'react'
import { Alert } from './Alert'
import type { NativeProps } from './internal/NativeProps'
import { useLastOperated } from './internal/useLastOperated'
import { useMergedRef } from './internal/useMergedRef'

/** What became of a submission. */
export interface FormOutcome {
  /** Whether it arrived. */
  readonly tone: 'success' | 'danger'
  /** What the visitor is told, in a sentence. */
  readonly message: string
}

interface FormStatusOwnProps {
  /**
   * What became of the last submission; undefined before the first and while one is under way, so that the same
   * message is announced again.
   */
  outcome: FormOutcome | undefined
}

export type FormStatusProps = FormStatusOwnProps &
  NativeProps<'div', FormStatusOwnProps, 'children' | 'role' | 'title'>

/**
 * Use once a form, beside its submit button, to say whether what was sent has arrived. For any other message
 * use `Alert`, for what is wrong with one field its `errorMessage`.
 *
 * - An alert that is there from the start, so that either outcome is announced at once when it comes.
 * - Comes into view by itself, and the focus stays where it is.
 * - Stays until the next submission; without an outcome it takes no room.
 */
export function FormStatus({ outcome, ref, ...props }: FormStatusProps) {
  const place = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(place, ref)
  const lastOperated = useLastOperated()
  const message = outcome?.message ?? ''

  useEffect(() => {
    if (message === '') return
    // The message moves the button that was pressed, which must not come to lie below what stays in sight.
    lastOperated.current?.scrollIntoView({ block: 'nearest' })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [message, lastOperated])

  return (
    <Alert {...props} ref={mergedRef} tone={outcome?.tone ?? 'success'} role="alert">
      {message}
    </Alert>
  )
}
