/**
 * Moves the focus to what can't be reached by the Tab key, such as a heading. It can be focused only while it has
 * the focus: a click into its text would otherwise make the Tab key begin at its start.
 */
export function focusOnce(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    const leave = () => {
      // The window lost the focus, and gives it back to the same element.
      if (document.activeElement === element) return
      element.removeAttribute('tabindex')
      element.removeEventListener('blur', leave)
    }
    element.addEventListener('blur', leave)
  }
  element.focus({ preventScroll: true })
}
