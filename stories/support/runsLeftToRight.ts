import { expect } from 'storybook/test'

/** The text's first character is painted at its left end and its last one at its right, as of a phone number. */
export async function runsLeftToRight(element: Element) {
  const characters = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const text = characters.nextNode()
  const length = text?.textContent?.length ?? 0
  await expect(length).toBeGreaterThan(1)
  const placeOf = (index: number) => {
    const range = document.createRange()
    if (text) {
      range.setStart(text, index)
      range.setEnd(text, index + 1)
    }
    return range.getBoundingClientRect().left
  }
  const places = Array.from({ length }, (_, index) => placeOf(index))
  await expect(Math.min(...places)).toBe(places[0])
  await expect(Math.max(...places)).toBe(places.at(-1))
}
