/**
 * The browser's real pointer, which `:hover` and the wheel's default action require. Available in tests only; in
 * Storybook's UI it is undefined, so skip the step.
 */
export async function realPointer() {
  const driver = await import('vitest/browser').catch(() => undefined)
  return (
    driver && {
      hover: (element: Element) => driver.userEvent.hover(element, { force: true }),
      click: (element: Element) => driver.userEvent.click(element),
      leave: (element: Element) => driver.userEvent.unhover(element),
      /** Moves it to the corner of the window, where no story has anything. */
      park: () => driver.userEvent.hover(document.documentElement, { force: true, position: { x: 0, y: 0 } }),
      /** Turns the wheel over the element, by a number of px; down, if it is positive. */
      wheel: (element: Element, y: number) => driver.userEvent.wheel(element, { delta: { y } }),
    }
  )
}
