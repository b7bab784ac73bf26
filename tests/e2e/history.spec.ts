import type { Locator, Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { expect, holdRequests, openHydrated, test } from '../support/site.ts'

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
/** Waits for the history entry of an overlay, which is pushed once the entry of the previous one is removed. */
const waitForHistoryEntry = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.state?.layer)).not.toBeUndefined()
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test.describe('within a page', () => {
  for (const path of [paths.privacy.href(), paths.terms.href()]) {
    test(`Back and Forward on ${path} restore the scroll positions`, async ({ page }) => {
      await openHydrated(page, path)
      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
      // Playwright itself would scroll to the link first.
      await contents.nth(3).evaluate((link: HTMLAnchorElement) => link.click())
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(0)
      const fourth = await scrollTop(page)
      await contents.nth(1).evaluate((link: HTMLAnchorElement) => link.click())
      await expect.poll(() => scrollTop(page)).not.toBe(fourth)
      await page.goBack()
      await expect.poll(() => scrollTop(page)).toBe(fourth)
      await page.goBack()
      await expect(page).toHaveURL(path)
      await expect.poll(() => scrollTop(page)).toBe(0)
      await page.goForward()
      await expect.poll(() => scrollTop(page)).toBe(fourth)
    })
  }

  test('a link to the current page scrolls to its top', async ({ page }) => {
    await openHydrated(page, paths.services.href())
    await page.evaluate(() => window.scrollTo(0, 900))
    await main(page).getByRole('link', { name: 'Services' }).click()
    await expect.poll(() => scrollTop(page)).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('a link to the current page adds no entry to the history', async ({ page }) => {
    await openHydrated(page, paths.home.href())
    const link = main(page).getByRole('link', { name: 'Services' })
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(paths.home.href())
  })

  test('a reload and Back from another site keep the scroll position', async ({ page }) => {
    await openHydrated(page, paths.terms.href())
    await page.evaluate(() => window.scrollTo(0, 700))
    await expect.poll(() => scrollTop(page)).toBe(700)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-application', 'ready')
    await expect.poll(() => scrollTop(page)).toBe(700)
    await page.goto('data:text/html,<title>Another site</title>')
    await page.goBack()
    await expect(page.locator('html')).toHaveAttribute('data-application', 'ready')
    await expect.poll(() => scrollTop(page)).toBe(700)
  })

  test('the Tab key continues from the clicked text', async ({ page }) => {
    await openHydrated(page, paths.faq.href())
    await page.getByRole('main').getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator('a, summary').first()).toBeFocused()
  })
})

test('two clicks on a link whose page is still loading add one entry to the history', async ({ page }) => {
  const { release, count } = await holdRequests(page, '**/assets/ServicesPage-*.js')
  await openHydrated(page, paths.home.href())
  const link = main(page).getByRole('link', { name: 'Services' })
  await link.click()
  await link.click()
  await expect.poll(count).toBe(1)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL(paths.services.href())
  await page.goBack()
  await expect(page).toHaveURL(paths.home.href())
})

for (const [gesture, options] of [
  ['a click with Ctrl or ⌘', { modifiers: ['ControlOrMeta'] }],
  ['a click of the middle button', { button: 'middle' }],
] satisfies readonly (readonly [string, Parameters<Locator['click']>[0]])[]) {
  test(`${gesture} opens a link in another tab`, async ({ page, context }) => {
    await openHydrated(page, paths.home.href())
    const opened = context.waitForEvent('page')
    await main(page).getByRole('link', { name: 'Services' }).click(options)
    await expect(await opened).toHaveURL(paths.services.href())
    await expect(page).toHaveURL(paths.home.href())
  })
}

test('Back to a URL with a hash scrolls to its section', async ({ page }) => {
  await openHydrated(page, `${paths.terms.href()}#liability`)
  await expect(page.locator('#liability')).toBeInViewport()
  const position = await scrollTop(page)
  expect(position).toBeGreaterThan(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page.locator('#liability')).toBeInViewport()
  await expect.poll(() => scrollTop(page)).toBe(position)
})

test.describe('with an open overlay', () => {
  const openers = [
    { overlay: 'a category', url: paths.services.href(), opener: 'Read More: Engineering Services' },
    { overlay: 'a picture', url: paths.project.href('db-32'), opener: /^Render of a model/ },
  ]

  for (const { overlay, url, opener } of openers) {
    test(`Back first closes ${overlay}, then leaves the page`, async ({ page }) => {
      await openHydrated(page, paths.home.href())
      await page.goto(url)
      const button = page.getByRole('main').getByRole('button', { name: opener }).first()
      await button.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await waitForHistoryEntry(page)
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL(url)
      await expect(button).toBeFocused()
      // Closing it with Escape must remove its history entry.
      await button.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await button.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await waitForHistoryEntry(page)
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL(paths.home.href())
    })
  }

  test('Back closes Tools', async ({ page }) => {
    await openHydrated(page, paths.home.href())
    await main(page).getByRole('link', { name: 'Services' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused()
    await page.getByRole('button', { name: 'Tools' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('menu')).toHaveCount(0)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('Back first closes the menu, and a link in it removes its history entry', async ({ page }) => {
      await openHydrated(page, paths.home.href())
      const opener = page.getByRole('button', { name: 'Open menu' })
      await opener.click()
      await page.getByRole('dialog').getByRole('link', { name: 'Services' }).click()
      await expect(page).toHaveURL(paths.services.href())
      // The focus moves once the next page is rendered.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await opener.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await waitForHistoryEntry(page)
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL(paths.services.href())
      await expect(opener).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL(paths.home.href())
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
    })
  })
})
