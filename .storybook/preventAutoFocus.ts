/**
 * In the frame of a docs page, blocks `focus()` until the reader interacts with the frame. Dialogs and play functions
 * would otherwise take the focus and scroll the page.
 */
export function preventAutoFocus() {
  if (!window.frameElement?.id.startsWith('iframe--')) return
  const focus = HTMLElement.prototype.focus
  let isTouched = false
  HTMLElement.prototype.focus = function focusOnceTouched(options) {
    if (isTouched) focus.call(this, options)
  }
  for (const type of ['pointerdown', 'keydown']) {
    // Events of play functions are not trusted.
    addEventListener(type, ({ isTrusted }) => (isTouched ||= isTrusted), true)
  }
}
