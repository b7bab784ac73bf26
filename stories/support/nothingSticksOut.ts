import { expect } from 'storybook/test'

/** The story is no wider than the window, so that nobody has to scroll sideways to read it. */
export async function nothingSticksOut(canvasElement: HTMLElement) {
  const page = canvasElement.ownerDocument.documentElement
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
}
