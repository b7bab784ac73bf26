import { expect } from 'storybook/test'

/** Expects the text to be painted from left to right, such as a phone number. */
export async function expectLeftToRight(element: Element) {
  const characters = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const text = characters.nextNode()
  const length = text?.textContent?.length ?? 0
  await expect(length).toBeGreaterThan(1)
  const leftOf = (index: number) => {
    const range = document.createRange()
    if (text) {
      range.setStart(text, index)
      range.setEnd(text, index + 1)
    }
    return range.getBoundingClientRect().left
  }
  const positions = Array.from({ length }, (_, index) => leftOf(index))
  await expect(Math.min(...positions)).toBe(positions[0])
  await expect(Math.max(...positions)).toBe(positions.at(-1))
}
