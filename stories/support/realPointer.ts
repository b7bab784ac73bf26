/**
 * The browser's own pointer, without which no `:hover` holds. There when the stories run as tests; in the book
 * nobody drives the browser, so leave the step out.
 */
export async function realPointer() {
  const driver = await import('vitest/browser').catch(() => undefined)
  return (
    driver && {
      hover: (element: Element) => driver.userEvent.hover(element, { force: true }),
      leave: (element: Element) => driver.userEvent.unhover(element),
    }
  )
}
