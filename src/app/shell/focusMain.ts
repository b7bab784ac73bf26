/**
 * Moves the focus to the page's content, for a control that goes with what it closed. The content can be focused
 * only meanwhile: a click into its text would otherwise make the Tab key begin at its start.
 */
export function focusMain() {
  const main = document.getElementById('main')
  if (!main) return
  main.tabIndex = -1
  const leave = () => {
    // The window lost the focus, and gives it back to the same element.
    if (document.activeElement === main) return
    main.removeAttribute('tabindex')
    main.removeEventListener('blur', leave)
  }
  main.addEventListener('blur', leave)
  main.focus({ preventScroll: true })
}
