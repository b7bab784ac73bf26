import type { Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { waitForFrames } from '../support/layout.ts'
import {
  enterTenMarla,
  expect,
  openCalculator,
  openHydrated,
  tabTo,
  test,
  usePages,
} from '../support/site.ts'

const corner = (page: Page) => page.locator('[data-sticky="corner"]')
const chat = (page: Page) => page.getByRole('link', { name: 'Chat with us' })

/** One page of each kind. */
const urls = [
  paths.home.href(),
  paths.about.href(),
  paths.services.href(),
  paths.consultancyServices.href(),
  paths.service.href('project-management'),
  paths.projects.href(),
  paths.project.href('db-32'),
  paths.blogs.href(),
  paths.blog.href('gray-structure-quality-matters'),
  paths.estimator.href(),
  paths.contact.href(),
  paths.privacy.href(),
  paths.terms.href(),
  paths.faq.href(),
]

/** The windows in which the pages are checked. */
const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
]

/** Lets delays of less than a second end at once, so that the controls return in the first frames after a scroll. */
const skipShortDelays = (page: Page) =>
  page.addInitScript(() => {
    const own = window.setTimeout
    const shortened = (handler: TimerHandler, delay = 0, ...values: unknown[]) =>
      own(handler, delay < 1000 ? 0 : delay, ...values)
    Object.assign(window, { setTimeout: shortened })
  })

/** The scroll positions at the given shares of the page, from 0 to 1. */
const positionsAt = (page: Page, shares: readonly number[]) =>
  page.evaluate(
    (all) => all.map((share) => share * (document.documentElement.scrollHeight - innerHeight)),
    shares,
  )

/** From the top of the page to its end. */
const down = [0, 0.25, 0.5, 0.75, 1]

/** And back up, at other places. */
const downAndUp = [...down, 0.6, 0.1]

/**
 * Scrolls to each position, waits for the floating controls to settle, and returns the texts under the visible ones.
 * Needs `skipShortDelays`.
 */
const findCoveredTexts = (page: Page, positions: readonly number[]) =>
  page.evaluate(async (tops) => {
    const actions = document.querySelector<HTMLElement>('[data-sticky="corner"]')
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const overlaps = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

    const scrollAndSettle = async (top: number) => {
      window.scrollTo({ top, behavior: 'instant' })
      // The scroll event, the delay, the check for covered content and the update follow one another, one per frame.
      for (let frame = 0; frame < 4; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        await new Promise((resolve) => setTimeout(resolve))
      }
      for (const transition of actions?.getAnimations({ subtree: true }) ?? []) transition.finish()
    }

    const coveredTexts = () => {
      const controls = [...(actions?.querySelectorAll('a, button') ?? [])].filter(isVisible)
      const areas = controls.map((control) => control.getBoundingClientRect())
      const covered: string[] = []
      if (areas.length === 0) return covered
      const texts = document.createTreeWalker(
        document.querySelector('#root') ?? document,
        NodeFilter.SHOW_TEXT,
      )
      const range = document.createRange()
      while (texts.nextNode()) {
        const { parentElement: parent, textContent } = texts.currentNode
        range.selectNodeContents(texts.currentNode)
        const bounds = range.getBoundingClientRect()
        if (!parent || !textContent?.trim() || !areas.some((area) => overlaps(bounds, area))) continue
        if (parent.closest('[data-sticky="corner"], .sr-only') || !isVisible(parent)) continue
        // Lines beyond a truncated text's box can't be seen.
        const box = parent.getBoundingClientRect()
        const lines = [...range.getClientRects()].filter(
          (line) => line.top < box.bottom && line.bottom > box.top,
        )
        if (lines.some((line) => areas.some((area) => overlaps(line, area)))) covered.push(textContent)
      }
      return covered
    }

    const results: { top: number; isShown: boolean; covered: string[] }[] = []
    for (const top of tops) {
      await scrollAndSettle(top)
      // A picture that is loaded late moves the texts, and the controls disappear a moment later.
      for (let tries = 0; tries < 10 && coveredTexts().length > 0; tries += 1) await scrollAndSettle(top)
      results.push({ top, isShown: actions?.dataset['state'] === 'shown', covered: coveredTexts() })
    }
    return results
  }, positions)

test('no text lies under a floating control at any scroll position', async ({ page }) => {
  test.slow()
  await skipShortDelays(page)
  const shown = windows.map(() => 0)
  for (const url of urls) {
    await openHydrated(page, url)
    for (const [index, size] of windows.entries()) {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await waitForFrames(page, 1)
      await page.setViewportSize(size)
      for (const { top, isShown, covered } of await findCoveredTexts(
        page,
        await positionsAt(page, downAndUp),
      )) {
        const place = `${url} at ${size.width} × ${size.height}, ${top}`
        expect.soft(covered, place).toEqual([])
        if (size.width >= 1440) expect.soft(isShown, `${place}: beside the page`).toBe(true)
        if (isShown) shown[index] = (shown[index] ?? 0) + 1
      }
    }
  }
  for (const [index, { width }] of windows.entries()) {
    expect(shown[index], `scroll positions with floating controls at ${width}`).toBeGreaterThan(3)
  }
})

test.describe('under the splash screen', () => {
  test.use({ hasSplash: true })

  test('no text lies under a floating control once the splash screen ends', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await usePages(page)
    await openHydrated(page, paths.projects.href())
    await page.evaluate(async () => {
      const root = document.querySelector<HTMLElement>('#root')
      // A description of a project then lies in the corner.
      const text = [...document.querySelectorAll('main p')].find(
        (paragraph) => paragraph.getBoundingClientRect().height > 60,
      )
      window.scrollBy({
        top: (text?.getBoundingClientRect().bottom ?? 0) - innerHeight + 20,
        behavior: 'instant',
      })
      // Long enough for a check while the page is inert.
      if (!root?.inert) throw new Error('The splash screen has ended')
      await new Promise((resolve) => setTimeout(resolve, 400))
    })
    await expect(page.locator('#splash')).toHaveCount(0)
    // Longer than the controls wait after a change of the page.
    await waitForFrames(page, 30)
    await expect(corner(page)).toHaveAttribute('data-state', 'away')
  })
})

test('a partner’s logo is not covered', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openHydrated(page, paths.home.href())
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(corner(page)).toHaveAttribute('data-state', 'shown')
  await page.getByRole('region', { name: 'Our partners' }).evaluate((region) => {
    window.scrollBy({ top: region.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' })
  })
  await expect(corner(page)).toHaveAttribute('data-state', 'away')
})

test('controls that float over texts are found', async ({ page }) => {
  // The page below then seems empty.
  await page.addInitScript(() => Object.assign(document, { elementsFromPoint: () => [] }))
  await skipShortDelays(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, paths.terms.href())
  const results = await findCoveredTexts(page, await positionsAt(page, down))
  expect(results.filter(({ isShown }) => isShown)).toHaveLength(5)
  expect(results.flatMap(({ covered }) => covered)).not.toEqual([])
})

test('no amount of the estimate lies under a floating control', async ({ page }) => {
  await skipShortDelays(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openCalculator(page)
  await enterTenMarla(page)
  for (const { top, isShown, covered } of await findCoveredTexts(page, [0, 200, 600])) {
    expect({ isShown, covered }, `at ${top}`).toEqual({ isShown: true, covered: [] })
  }
})

test('where the controls do not float, they continue the ground of the footer', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openHydrated(page, paths.estimator.href())
  const bands = await page.evaluate(() =>
    ['footer', '[data-sticky="corner"]'].map((selector) => {
      const band = document.querySelector(selector)
      const box = band?.getBoundingClientRect()
      return { top: box?.top, bottom: box?.bottom, ground: band && getComputedStyle(band).backgroundColor }
    }),
  )
  const [footer, controls] = bands
  expect(controls?.top).toBeCloseTo(footer?.bottom ?? NaN, 0)
  expect(controls?.ground).toBe(footer?.ground)
})

test('the floating controls disappear while the visitor scrolls, and return', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, paths.home.href())
  await expect(corner(page)).toHaveAttribute('data-state', 'shown')
  await page.evaluate(() => {
    const states: (string | undefined)[] = []
    Object.assign(window, { states })
    const box = document.querySelector<HTMLElement>('[data-sticky="corner"]')
    if (!box) return
    new MutationObserver(() => states.push(box.dataset['state'])).observe(box, { attributes: true })
  })
  await page.mouse.wheel(0, 900)
  await expect
    .poll(() => page.evaluate(() => [...(Reflect.get(window, 'states') as string[])]))
    .toEqual(['away', 'shown'])
})

test('the focus brings the floating controls back', async ({ page }) => {
  await skipShortDelays(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, paths.terms.href())
  await findCoveredTexts(page, await positionsAt(page, [0.5]))
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  await tabTo(page, chat(page))
  await expect(chat(page).locator('xpath=ancestor::aside/div')).toHaveCSS('opacity', '1')
})

test('on a wide screen, the content and the footer end at the same edge', async ({ page }) => {
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await openHydrated(page, paths.home.href())
    const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox()
    const action = await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Get your Construction Estimate' })
      .boundingBox()
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((action?.x ?? NaN) + (action?.width ?? NaN), 0)
  }
})
