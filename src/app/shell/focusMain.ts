import { focusOnce } from '../../design-system'

/** Moves the focus to the page's content, for a control that goes with what it closed. */
export function focusMain() {
  const main = document.getElementById('main')
  if (main) focusOnce(main)
}
