import type { Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { enterTenMarla, expect, openCalculator, openHydrated, tabTo, test } from '../support/site.ts'

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

/** The texts of the page that lie under a floating control that can be seen. */
const coveredTexts = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('[data-sticky="corner"] :is(a, button)')].filter(
      (control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    const areas = controls.map((control) => control.getBoundingClientRect())
    const texts = document.createTreeWalker(document.querySelector('#root') ?? document, NodeFilter.SHOW_TEXT)
    const covered: string[] = []
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode
      if (!textContent?.trim() || !parent || parent.closest('[data-sticky="corner"], .sr-only')) continue
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      // Lines beyond a truncated text's box can't be seen.
      const box = parent.getBoundingClientRect()
      const lines = [...range.getClientRects()].filter(
        (line) => line.top < box.bottom && line.bottom > box.top,
      )
      const isCovered = lines.some((line) =>
        areas.some(
          (area) =>
            line.left < area.right &&
            line.right > area.left &&
            line.top < area.bottom &&
            line.bottom > area.top,
        ),
      )
      if (isCovered) covered.push(textContent)
    }
    return covered
  })

/** Scrolls to a position and waits until the page has rested long enough for the controls to return. */
async function rest(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' })
    const start = performance.now()
    while (performance.now() - start < 450) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, top)
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`at ${width} × ${height} no text lies under a floating control, wherever a page rests`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    let shown = 0
    for (const url of urls) {
      await openHydrated(page, url)
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      for (const top of [0, end / 4, end / 2, (3 * end) / 4, end]) {
        await rest(page, top)
        expect(await coveredTexts(page), `${url} at ${top}`).toEqual([])
        const isShown = (await corner(page).getAttribute('data-state')) === 'shown'
        if (isShown) shown += 1
        if (width >= 1440) expect(isShown, `${url} at ${top}: beside the page`).toBe(true)
      }
    }
    expect(shown, 'resting positions with floating controls').toBeGreaterThan(3)
  })
}

test('no amount of the estimate lies under a floating control', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openCalculator(page)
  await enterTenMarla(page)
  for (const top of [0, 200, 600]) {
    await rest(page, top)
    expect(await coveredTexts(page)).toEqual([])
    await expect(corner(page)).toHaveAttribute('data-state', 'shown')
  }
})

test('the floating controls disappear while the page is scrolled down, and return', async ({ page }) => {
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
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, paths.terms.href())
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  await rest(page, end / 2)
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
