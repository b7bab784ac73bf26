import { expect } from 'storybook/test'

/** Expects the element to have a visible focus. */
export async function expectVisibleFocus(element: HTMLElement) {
  await expect(element).toHaveFocus()
  await expect(getComputedStyle(element).outlineStyle).toBe('solid')
}
