import type { Page } from 'playwright/test'
import { expect } from './site.ts'

/** How many things move by themselves, or could as soon as nobody holds them. */
export const movements = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1).length,
  )

/** Nothing of the page is wider than the window without its scroll bar; `state` names what is looked at. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const { content, room } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }))
  expect(content, `${state}: width of what can be scrolled to`).toBeLessThanOrEqual(room)
}

/** Text of another size than the browser's own, such as '200%', as a visitor can set it. */
export const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)

/**
 * How much of the window's height is taken by what sticks to its edges, from 0 to 1. The page has to be scrolled
 * to where none of it stands anyway.
 */
export const stuckShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stuck = ['bar', 'top', 'bottom'].map((place) => {
      const box = document.querySelector(`[data-sticky="${place}"]`)?.getBoundingClientRect()
      return box ? Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)) : 0
    })
    return stuck.reduce((sum, height) => sum + height, 0) / innerHeight
  })

/** The beginning of what has the focus and lies in part below what stays in sight; '' where nothing covers it. */
export const coveredFocus = (page: Page, sticky: 'bar' | 'bottom'): Promise<string> =>
  page.evaluate((place) => {
    const cover = document.querySelector(`[data-sticky="${place}"]`)
    const element = document.activeElement
    if (!cover || !element || element === document.body || cover.contains(element)) return ''
    const own = element.getBoundingClientRect()
    const over = cover.getBoundingClientRect()
    const isCovered = own.top < over.bottom - 1 && own.bottom > over.top + 1
    return isCovered && getComputedStyle(element).position !== 'fixed' ? element.outerHTML.slice(0, 120) : ''
  }, sticky)

/**
 * Notes how high everything in the window stands, and gives back what tells which of it has moved or gone since.
 * @param outside what is left out, as a selector
 */
export async function watchPlaces(page: Page, outside: string): Promise<() => Promise<string[]>> {
  const places = await page.evaluateHandle(
    (left) =>
      [...document.querySelectorAll('header *, main *, footer *')].flatMap((element) => {
        const { top, bottom, height } = element.getBoundingClientRect()
        const isInView = height > 0 && bottom > 0 && top < innerHeight
        return isInView && !element.closest(left) ? [{ element, top }] : []
      }),
    outside,
  )
  return () =>
    places.evaluate((noted) =>
      noted
        .filter(({ element, top }) => {
          const now = element.getBoundingClientRect()
          return now.height === 0 || Math.abs(now.top - top) >= 1
        })
        .map(({ element }) => element.outerHTML.slice(0, 120)),
    )
}

/** The browser has drawn that many times more. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (times) => {
    for (let frame = 0; frame < times; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, count)
