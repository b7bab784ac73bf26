import { expect } from 'storybook/test'
import { waitForFrames } from './expectMovement'

/** The longest of a list of CSS times, in milliseconds. */
const longest = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time) * 1000))

/**
 * Expects nothing in an element to move by itself: no transition or animation takes longer than a millisecond, none is
 * repeated, and none is still running a few frames later. An animation that follows a scroll position is no motion of its
 * own.
 */
export async function expectNoMotion(root: Element) {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const part of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, part)
      const name = `${element.outerHTML.slice(0, 80)} ${part ?? ''}`
      await expect(longest(style.transitionDuration), name).toBeLessThanOrEqual(1)
      await expect(longest(style.transitionDelay), name).toBe(0)
      await expect(longest(style.animationDuration), name).toBeLessThanOrEqual(1)
      await expect(style.animationIterationCount, name).toBe('1')
    }
  }
  await waitForFrames(5)
  const running = root
    .getAnimations({ subtree: true })
    .filter(({ timeline }) => timeline === document.timeline)
  await expect(running).toEqual([])
}
