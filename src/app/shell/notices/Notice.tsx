import { useEffect, useRef, type FocusEvent } from 'react'
import { Alert, focusOnce, type AlertProps } from '../../../design-system'

/** An `Alert` beside the page. If it disappears while it has the focus, the page's content receives the focus. */
export function Notice(props: AlertProps) {
  const isEmpty = !props.children
  /** Also while the focus is in a dialog that one of its buttons has opened. */
  const hasFocus = useRef(false)
  useEffect(() => {
    const main = document.getElementById('main')
    if (isEmpty && hasFocus.current && main) focusOnce(main)
    hasFocus.current = false
  }, [isEmpty])

  const trackFocus = ({ type }: FocusEvent) => {
    hasFocus.current = type === 'focus'
  }
  return <Alert live="polite" {...props} onFocus={trackFocus} onBlur={trackFocus} />
}
