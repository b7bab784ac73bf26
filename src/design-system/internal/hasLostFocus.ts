/**
 * Whether the focus was in an overlay that has closed, or on an element that was removed. Only then the overlay returns it to
 * its opener, because a link in the overlay may have moved it to the heading of the next page.
 * @param overlay the overlay, hidden or removed; hidden, it has the focus until the next frame
 */
export function hasLostFocus(overlay: EventTarget | null): boolean {
  const { activeElement, body } = document
  return (
    activeElement === null ||
    activeElement === body ||
    (overlay instanceof Node && overlay.contains(activeElement))
  )
}
