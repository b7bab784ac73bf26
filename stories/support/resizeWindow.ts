/**
 * Gives the window of a story another size, in px; the next story sets its own. Only tests can do that. In Storybook's UI
 * it returns false, so skip the step.
 */
export async function resizeWindow(width: number, height: number): Promise<boolean> {
  const driver = await import('vitest/browser').catch(() => undefined)
  await driver?.page.viewport(width, height)
  return driver !== undefined
}
