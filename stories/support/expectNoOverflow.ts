import { expect } from 'storybook/test'

/** Expects the page not to overflow horizontally. */
export async function expectNoOverflow(canvasElement: HTMLElement) {
  const page = canvasElement.ownerDocument.documentElement
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
}
