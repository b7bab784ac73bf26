/** Focuses an element that Tab doesn't reach, such as a heading, which a later click must not focus again. */
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
