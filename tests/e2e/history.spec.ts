import type { Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { expect, openHydrated, test, reloadHydrated } from '../support/site.ts'

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const servicesLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' })
test('Back and Forward within a page and from another one restore the scroll positions', async ({ page }) => {
  const path = paths.terms.href()
  await openHydrated(page, path)
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  // Playwright itself would scroll to the link first.
  await contents.nth(1).evaluate((link: HTMLAnchorElement) => link.click())
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0)
  const second = await scrollTop(page)
  await contents.nth(3).evaluate((link: HTMLAnchorElement) => link.click())
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(second)
  const fourth = await scrollTop(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(fourth)
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(second)
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.goForward()
  await expect.poll(() => scrollTop(page)).toBe(second)
})

test('a reload and Back from another site keep the scroll position @nightly', async ({ page }) => {
  await openHydrated(page, paths.terms.href())
  await page.evaluate(() => window.scrollTo(0, 700))
  await expect.poll(() => scrollTop(page)).toBe(700)
  await reloadHydrated(page)
  await expect.poll(() => scrollTop(page)).toBe(700)
  await page.goto('data:text/html,<title>Another site</title>')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('data-application', 'ready')
  await expect.poll(() => scrollTop(page)).toBe(700)
})

test('a link to the current page scrolls to its top, and adds no entry to the history', async ({ page }) => {
  await openHydrated(page, paths.terms.href())
  await servicesLink(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused()
  await page.evaluate(() => window.scrollTo(0, 900))
  await servicesLink(page).click()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(paths.terms.href())
})

test('a click with Ctrl or ⌘ opens a link in another tab @nightly', async ({ page, context }) => {
  await openHydrated(page, paths.terms.href())
  const opened = context.waitForEvent('page')
  await servicesLink(page).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(paths.services.href())
  await expect(page).toHaveURL(paths.terms.href())
})
