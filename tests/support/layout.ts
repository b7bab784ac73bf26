import type { Page } from 'playwright/test'
import { expect } from './site.ts'

/** How many animations are running or paused. */
export const countAnimations = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1).length,
  )

/** Waits for the end of the short transitions that are running. */
export const finishTransitions = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isShort = ({ effect, playState }: Animation) =>
      playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1000
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isShort)
        .map(({ finished }) => finished),
    )
  })

/** Expects that the page is not wider than the window. `state` describes it in the failure message. */
export async function expectNoHorizontalScroll(page: Page, state: string): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }))
  expect(scrollWidth, `${state}: scroll width`).toBeLessThanOrEqual(clientWidth)
}

/** Sets the text size, such as '200%'; '' for the browser's own. */
export const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)

/**
 * The share of the window's height that sticky elements cover, from 0 to 1. Scroll the page first, so that they are
 * stuck.
 */
export const stickyShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const heights = ['bar', 'bottom'].map((place) => {
      const box = document.querySelector(`[data-sticky="${place}"]`)?.getBoundingClientRect()
      return box ? Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)) : 0
    })
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight
  })

/** The start of the focused element's HTML if a sticky element covers a part of it; '' if not. */
export const obscuredFocus = (page: Page, sticky: 'bar' | 'bottom'): Promise<string> =>
  page.evaluate((place) => {
    const cover = document.querySelector(`[data-sticky="${place}"]`)
    const element = document.activeElement
    if (!cover || !element || element === document.body || cover.contains(element)) return ''
    const own = element.getBoundingClientRect()
    const over = cover.getBoundingClientRect()
    const isCovered = own.top < over.bottom - 1 && own.bottom > over.top + 1
    return isCovered && getComputedStyle(element).position !== 'fixed' ? element.outerHTML.slice(0, 120) : ''
  }, sticky)

/** Waits for that many animation frames. */
export const waitForFrames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (times) => {
    for (let frame = 0; frame < times; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, count)
