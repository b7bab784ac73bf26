/**
 * In a frame of a docs page nothing takes the focus until somebody touches the frame: dialogs that open and
 * interactions that play there would take it from the reader and scroll the page to themselves.
 */
export function keepFrameQuiet() {
  if (!window.frameElement?.id.startsWith('iframe--')) return
  const focus = HTMLElement.prototype.focus
  let isTouched = false
  HTMLElement.prototype.focus = function focusOnceTouched(options) {
    if (isTouched) focus.call(this, options)
  }
  for (const type of ['pointerdown', 'keydown']) {
    // Interactions that play are not trusted events.
    addEventListener(type, ({ isTrusted }) => (isTouched ||= isTrusted), true)
  }
}
