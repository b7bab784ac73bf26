/**
 * Moves the focus to an element that the Tab key doesn't reach, such as a heading. Its `tabindex` is removed on blur:
 * otherwise a click on its text would focus it, and the next Tab would start there.
 */
export function focusOnce(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    const onBlur = () => {
      // The window lost the focus and will return it to this element.
      if (document.activeElement === element) return
      element.removeAttribute('tabindex')
      element.removeEventListener('blur', onBlur)
    }
    element.addEventListener('blur', onBlur)
  }
  element.focus({ preventScroll: true })
}
