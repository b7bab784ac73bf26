import { expect } from 'storybook/test'

/** The element has the focus, and the eye finds it there. */
export async function showsFocus(element: HTMLElement) {
  await expect(element).toHaveFocus()
  await expect(getComputedStyle(element).outlineStyle).toBe('solid')
}
