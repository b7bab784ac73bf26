/** The distance between two slides in px; negative in a right-to-left row, like its scroll position. */
function stride(row: HTMLElement) {
  const [first, second] = row.querySelectorAll('li')
  return first && second ? second.offsetLeft - first.offsetLeft : 0
}

/** The index of the slide that the row is scrolled to. */
export function currentSlide(row: HTMLElement) {
  return Math.round(row.scrollLeft / (stride(row) || 1))
}

/** Scrolls the row to a slide. */
export function scrollToSlide(row: HTMLElement, index: number) {
  row.scrollLeft = index * stride(row)
}

/** Scrolls the row by one slide, wrapping around at both ends. */
export function stepRow(row: HTMLElement, direction: 1 | -1) {
  const end = row.scrollWidth - row.clientWidth
  const position = Math.abs(row.scrollLeft)
  if (direction === 1 && position >= end - 1) row.scrollLeft = 0
  else if (direction === -1 && position <= 1) row.scrollLeft = Math.sign(stride(row)) * end
  else scrollToSlide(row, currentSlide(row) + direction)
}
