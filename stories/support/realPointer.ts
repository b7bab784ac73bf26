/**
 * The browser's real pointer, which `:hover` requires. Available in tests only; in Storybook's UI it is undefined, so
 * skip the step.
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
