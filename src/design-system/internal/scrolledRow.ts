/** From one slide to the next, in px; below 0 where the row runs from right to left, as the scroll position is. */
function stride(row: HTMLElement) {
  const [first, second] = row.querySelectorAll('li')
  return first && second ? second.offsetLeft - first.offsetLeft : 0
}

/** Which slide a row has been scrolled to. */
export function shownSlide(row: HTMLElement) {
  return Math.round(row.scrollLeft / (stride(row) || 1))
}

export function scrollToSlide(row: HTMLElement, index: number) {
  row.scrollLeft = index * stride(row)
}

/** Scrolls a row by a slide, and from either end to the other. */
export function stepRow(row: HTMLElement, direction: 1 | -1) {
  const end = row.scrollWidth - row.clientWidth
  const place = Math.abs(row.scrollLeft)
  if (direction === 1 && place >= end - 1) row.scrollLeft = 0
  else if (direction === -1 && place <= 1) row.scrollLeft = Math.sign(stride(row)) * end
  else scrollToSlide(row, shownSlide(row) + direction)
}
