import { expect } from 'storybook/test'

/** The visible texts in an element, without those that only screen readers get. */
function textNodesIn(element: Element): readonly Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node.parentElement?.getBoundingClientRect()
    if (node instanceof Text && node.data.trim() !== '' && box && Math.min(box.width, box.height) > 1)
      found.push(node)
  }
  return found
}

/** The boxes of the lines of text in an element. */
export function textLines(element: Element): readonly DOMRect[] {
  const range = document.createRange()
  const lines: DOMRect[] = []
  for (const text of textNodesIn(element)) {
    range.selectNodeContents(text)
    lines.push(...range.getClientRects())
  }
  return lines
}

/** The box of all text in an element. */
export function textBox(element: Element): DOMRect {
  const lines = textLines(element)
  const [left, top] = [
    Math.min(...lines.map((line) => line.left)),
    Math.min(...lines.map((line) => line.top)),
  ]
  const right = Math.max(...lines.map((line) => line.right))
  const bottom = Math.max(...lines.map((line) => line.bottom))
  return new DOMRect(left, top, right - left, bottom - top)
}

/** The box of the first character in an element. */
export function firstCharacter(element: Element): DOMRect {
  const [text] = textNodesIn(element)
  if (!text) throw new Error(`There is no text in ${element.outerHTML.slice(0, 120)}`)
  const start = text.data.search(/\S/)
  const range = document.createRange()
  range.setStart(text, start)
  range.setEnd(text, start + 1)
  return range.getBoundingClientRect()
}

/** Expects each line of text in an element to be within its box, the window's width, and all that could cut it off. */
export async function expectTextUncut(element: Element) {
  const box = element.getBoundingClientRect()
  const lines = textLines(element)
  await expect(lines.length, 'The number of lines').toBeGreaterThan(0)
  for (const line of lines) {
    await expect(line.left).toBeGreaterThanOrEqual(Math.max(0, box.left - 1))
    await expect(line.right).toBeLessThanOrEqual(Math.min(innerWidth, box.right + 1))
    await expect(line.top).toBeGreaterThanOrEqual(box.top - 1)
    await expect(line.bottom).toBeLessThanOrEqual(box.bottom + 1)
  }
  for (const part of [element, ...element.querySelectorAll('*')]) {
    if (!(part instanceof HTMLElement) || !/hidden|clip|auto|scroll/.test(getComputedStyle(part).overflow))
      continue
    if (part.getBoundingClientRect().width > 1) await expectContentUncut(part)
  }
}

/** Expects what is in an element not to be larger than the element, as the text of a field would be. */
export async function expectContentUncut(element: HTMLElement) {
  await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
  await expect(element.scrollHeight).toBeLessThanOrEqual(element.clientHeight)
}
