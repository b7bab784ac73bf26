/** The distance to the header, in px. */
const gap = 16

/** Scrolls an element to the top of the window, below the header if that is sticky. */
export function scrollBelowHeader(element: HTMLElement) {
  const bar = document.querySelector<HTMLElement>('[data-sticky="bar"]')
  // In a short window and with large text, the bar isn't sticky: its offset is far above the window.
  const stuckAt = bar ? Number.parseFloat(getComputedStyle(bar).top) : Number.NaN
  const stuckHeight = bar && stuckAt >= 0 ? stuckAt + bar.offsetHeight : 0
  window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - stuckHeight - gap)
}
