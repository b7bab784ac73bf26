import { focusOnce } from '../../design-system'

/** Moves the focus to the page's content, for controls that disappear when they are activated; returns its element. */
export function focusMain(): HTMLElement | null {
  const main = document.getElementById('main')
  if (main) focusOnce(main)
  return main
}
