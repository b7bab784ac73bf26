function keepFocusAway(event: MouseEvent) {
  if (!(event.target instanceof Element) || !event.target.closest('button')) return
  event.preventDefault()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** A story's `beforeEach`: a click takes the focus from what had it and gives it to no button, as in Safari. */
export function noFocusOnClick() {
  window.addEventListener('mousedown', keepFocusAway, { capture: true })
  return () => window.removeEventListener('mousedown', keepFocusAway, { capture: true })
}
