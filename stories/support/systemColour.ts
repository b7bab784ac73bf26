/**
 * The computed value of a system colour, for comparison in forced colours. It changes the page for a moment, so
 * `waitFor` would never end with it.
 */
export function systemColour(
  name: 'Canvas' | 'CanvasText' | 'GrayText' | 'Highlight' | 'HighlightText' | 'LinkText',
): string {
  const probe = document.createElement('span')
  probe.style.setProperty('color', name, 'important')
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
