import { useEffect, useRef } from 'react'
import { Alert } from './Alert'
import type { NativeProps } from './internal/NativeProps'
import { useLastUsedControl } from './internal/useLastUsedControl'
import { useMergedRef } from './internal/useMergedRef'

/** The result of a submission. */
export interface FormResult {
  /** Whether it succeeded. */
  readonly tone: 'success' | 'danger'
  /** The message for the visitor, in a sentence. */
  readonly message: string
}

interface FormStatusOwnProps {
  /**
   * The result of the last submission; undefined before the first one and while one is pending, so that a repeated
   * message is announced again.
   */
  result: FormResult | undefined
}

export type FormStatusProps = FormStatusOwnProps &
  NativeProps<'div', FormStatusOwnProps, 'children' | 'role' | 'title'>

/**
 * Use once per form, next to its submit button, to show whether the submission succeeded. For other messages use
 * `Alert`, for an error in a single field the field's `errorMessage`.
 *
 * - An alert that is always rendered, so that every result is announced immediately.
 * - Scrolls into view by itself without moving the focus.
 * - Stays until the next submission; takes no space without a result.
 * - In text of twice the usual size its message isn't cut off on a phone, and scrolls into view as well.
 */
export function FormStatus({ result, ref, ...props }: FormStatusProps) {
  const root = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(root, ref)
  const lastUsedControl = useLastUsedControl()
  const message = result?.message ?? ''

  useEffect(() => {
    if (message === '') return
    // The message pushes down the clicked button, which must not end up behind a sticky bar.
    lastUsedControl.current?.scrollIntoView({ block: 'nearest' })
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [message, lastUsedControl])

  return (
    <Alert {...props} ref={mergedRef} tone={result?.tone ?? 'success'} role="alert">
      {message}
    </Alert>
  )
}
