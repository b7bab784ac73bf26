import { expect, screen } from 'storybook/test'
import type { Key } from './keyboardTable'

/** The keys that scroll a modal, each followed by the one that scrolls it back to its start. */
export const scrollingKeys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'End', 'Home'] as const

let scrollEnd: Promise<unknown> = Promise.resolve()

/** How long to wait for the end of scrolling, in ms. A key that scrolls nothing fails after that. */
const longestWait = 10_000

/** Begins to wait for the end of the scrolling that comes next, such as that of the next key. */
export function expectScrolling(): void {
  const modal = screen.getByRole('dialog')
  scrollEnd = new Promise((resolve) => {
    modal.addEventListener('scrollend', resolve, { once: true })
    setTimeout(resolve, longestWait)
  })
}

/** Expects that a key has scrolled the modal, which was at its start, or back there. */
export async function expectScrolled(key: Key): Promise<void> {
  await scrollEnd
  const { scrollTop } = screen.getByRole('dialog')
  if (['ArrowDown', 'PageDown', 'End', 'Space'].includes(key)) await expect(scrollTop).toBeGreaterThan(0)
  else await expect(scrollTop).toBe(0)
}

/** Scrolls the modal by script, and waits for the end of it. */
export async function scrollTo(top: number): Promise<void> {
  const modal = screen.getByRole('dialog')
  if (modal.scrollTop === top) return
  expectScrolling()
  modal.scrollTop = top
  await scrollEnd
}

/** The title of the modal and its × button. */
export const headerParts = (): readonly HTMLElement[] => [
  screen.getByRole('heading'),
  screen.getByRole('button', { name: 'Close' }),
]

/** Expects title and × within the modal, with nothing over them. */
export async function expectHeaderInView(): Promise<void> {
  const { top, bottom } = screen.getByRole('dialog').getBoundingClientRect()
  for (const part of headerParts()) {
    const box = part.getBoundingClientRect()
    await expect(box.top).toBeGreaterThanOrEqual(top)
    await expect(box.bottom).toBeLessThanOrEqual(bottom)
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    await expect(part.contains(document.elementFromPoint(x, y))).toBe(true)
  }
}
