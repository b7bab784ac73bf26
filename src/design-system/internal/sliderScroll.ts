/** How long a row's scroll position must stay the same for scrolling to count as ended, in ms. */
const restDuration = 100

/** The distance between two slides in px; negative in a right-to-left row, like its scroll position. */
function stride(row: HTMLElement) {
  const [first, second] = row.querySelectorAll('li')
  return first && second ? second.offsetLeft - first.offsetLeft : 0
}

/** How far the row is scrolled, in slides. */
export function scrolledSlides(row: HTMLElement) {
  return row.scrollLeft / (stride(row) || 1)
}

/** Resolves when the row isn't being scrolled. A script that moved the row earlier would interrupt the visitor. */
export async function waitForScrollEnd(row: HTMLElement, signal: AbortSignal) {
  let last = 0
  while (row.scrollLeft !== last && !signal.aborted) {
    last = row.scrollLeft
    await new Promise((resolve) => setTimeout(resolve, restDuration))
  }
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
  else scrollToSlide(row, Math.round(scrolledSlides(row)) + direction)
}
