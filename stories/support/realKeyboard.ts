/**
 * The browser's own keyboard, which a page can't reach by itself: lists open and letters choose as for a visitor.
 * There when the stories run as tests; in the book nobody drives the browser, so leave the step out.
 */
export async function realKeyboard() {
  const driver = await import('vitest/browser').catch(() => undefined)
  return driver && { press: (keys: string) => driver.userEvent.keyboard(keys) }
}
