import type { MouseEvent } from 'react'
import { focusOnce } from '../../design-system'

/** Handles a click on a link to the content: scrolls to its top and moves the focus to it. The URL stays as it is. */
export function focusMain(event: MouseEvent) {
  event.preventDefault()
  window.scrollTo(0, 0)
  const main = document.getElementById('main')
  if (main) focusOnce(main)
}
