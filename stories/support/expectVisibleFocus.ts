import { expect, waitFor } from 'storybook/test'

/** Expects the element to have the focus and a ring that is neither transparent nor without width. */
export async function expectVisibleFocus(element: HTMLElement) {
  await expect(element).toHaveFocus()
  // Its colour may change by a transition.
  await waitFor(async () => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    await expect(outlineStyle).toBe('solid')
    await expect(Number.parseFloat(outlineWidth)).toBeGreaterThan(0)
    await expect(outlineColor).not.toMatch(/(^rgba\(.*,|\/) 0\)$/)
  })
}
