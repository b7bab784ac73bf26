function preventFocus(event: MouseEvent) {
  if (!(event.target instanceof Element) || !event.target.closest('button, [type=radio]')) return
  event.preventDefault()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** A story's `beforeEach`: keeps clicked buttons and radio buttons from getting the focus, as in Safari. */
export function noFocusOnClick() {
  window.addEventListener('mousedown', preventFocus, { capture: true })
  return () => window.removeEventListener('mousedown', preventFocus, { capture: true })
}
