import type { MouseEventHandler } from 'react'

/** The click handler of a button that stays focusable: while it is blocked, a click neither acts nor submits. */
export function guardClick(
  isBlocked: boolean,
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
): MouseEventHandler<HTMLButtonElement> {
  return (event) => {
    if (isBlocked) event.preventDefault()
    else onClick?.(event)
  }
}
