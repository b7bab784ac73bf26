import type { Locator, Page } from 'playwright/test'
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
  expect.soft(scrollWidth, `${state}: scroll width`).toBeLessThanOrEqual(clientWidth)
}

/** Sets the text size, such as '200%'; '' for the browser's own. */
export const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)

/** The share of the window's height that sticky elements as wide as the window cover, from 0 to 1. */
export const stickyShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isStuck = (element: Element | null): boolean => {
      if (!element) return false
      const isBar = element.clientWidth > innerWidth * 0.9 && getComputedStyle(element).position === 'sticky'
      return isBar || isStuck(element.parentElement)
    }
    const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y))
    return rows.filter(isStuck).length / innerHeight
  })

/** The start of the HTML of each focused element that the element `cover` overlaps, while Tab is pressed that many times. */
export async function obscuredStops(page: Page, cover: Locator, presses: number): Promise<readonly string[]> {
  const stops: string[] = []
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab')
    stops.push(
      await cover.evaluate((bar) => {
        const element = document.activeElement
        if (!element || element === document.body) return 'nothing has the focus'
        const own = element.getBoundingClientRect()
        const over = bar.getBoundingClientRect()
        const isCovered = own.top < over.bottom - 1 && own.bottom > over.top + 1 && !bar.contains(element)
        return isCovered && getComputedStyle(element).position !== 'fixed'
          ? element.outerHTML.slice(0, 120)
          : ''
      }),
    )
  }
  return stops.filter((stop) => stop !== '')
}

/** The elements with a control's styles that are lower than the 44 pixels of the design system, or narrower unless they are links. */
export const smallControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const selector =
      'button, input, select, textarea, summary, [role="tab"], [role="checkbox"], a[data-state]'
    const controls = [...document.querySelectorAll(selector)]
    if (controls.length === 0) return ['no control']
    return controls.flatMap((control) => {
      const shown = control.closest('label') ?? control
      const { width, height } = shown.getBoundingClientRect()
      if (!shown.checkVisibility({ visibilityProperty: true }) || width <= 1 || height <= 1) return []
      const isSmall = height < 43.9 || (width < 43.9 && !control.matches('a'))
      return isSmall
        ? [`${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 160)}`]
        : []
    })
  })

/** Waits for that many animation frames. */
export const waitForFrames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (times) => {
    for (let frame = 0; frame < times; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, count)

/** The visible texts of links and buttons whose accessible names don't begin with these words, so that voice control misses them. */
export const misnamedControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    const textsIn = (element: Element, isRead: (parent: Element) => boolean) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const texts: (string | null)[] = []
      while (walker.nextNode()) {
        const { parentElement: parent } = walker.currentNode
        if (parent?.checkVisibility() && isRead(parent)) texts.push(walker.currentNode.textContent)
      }
      return wordsOf(texts.join(' '))
    }
    // An element for screen readers alone is a pixel wide.
    const isClipped = (element: Element): boolean =>
      (element instanceof HTMLElement && element.offsetWidth === 1) ||
      (element.parentElement !== null && isClipped(element.parentElement))
    const controls = [
      ...document.querySelectorAll('a[href], button, [role="tab"], [role="menuitem"], summary'),
    ]
    if (controls.length === 0) return ['no control']
    return controls.flatMap((control) => {
      const visible = textsIn(control, (parent) => !isClipped(parent))
      const label = control.getAttribute('aria-label')
      const name = label
        ? wordsOf(label)
        : textsIn(control, (parent) => !parent.closest('[aria-hidden="true"]'))
      return visible.every((word, place) => word === name[place])
        ? []
        : [`${visible.join(' ')} | ${name.join(' ')}`]
    })
  })
