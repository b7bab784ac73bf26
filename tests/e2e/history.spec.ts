import type { Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { expect, openHydrated, test } from '../support/site.ts'

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
/** A layer has its entry in the history once the browser has gone back over that of the one before. */
const untilInHistory = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.state?.layer)).not.toBeUndefined()
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test.describe('within a page', () => {
  test('Back and Forward go between the places that were read', async ({ page }) => {
    await openHydrated(page, paths.privacy.href())
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    // By script, because Playwright would first scroll to the link.
    await contents.nth(3).evaluate((link: HTMLAnchorElement) => link.click())
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0)
    const fourth = await scrollTop(page)
    await contents.nth(1).evaluate((link: HTMLAnchorElement) => link.click())
    await expect.poll(() => scrollTop(page)).not.toBe(fourth)
    await page.goBack()
    await expect.poll(() => scrollTop(page)).toBe(fourth)
    await page.goBack()
    await expect(page).toHaveURL(paths.privacy.href())
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.goForward()
    await expect.poll(() => scrollTop(page)).toBe(fourth)
  })

  test('a link to the page in sight goes to its top', async ({ page }) => {
    await openHydrated(page, paths.services.href())
    await page.evaluate(() => window.scrollTo(0, 900))
    await main(page).getByRole('link', { name: 'Services' }).click()
    await expect.poll(() => scrollTop(page)).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('a reload, and Back from another site, keep the place', async ({ page }) => {
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

  test('the Tab key goes on from the text that was clicked', async ({ page }) => {
    await openHydrated(page, paths.faq.href())
    await page.getByRole('main').getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator('summary').first()).toBeFocused()
  })
})

test('Back to a place in another page lands there', async ({ page }) => {
  await openHydrated(page, `${paths.terms.href()}#liability`)
  await expect(page.locator('#liability')).toBeInViewport()
  const place = await scrollTop(page)
  expect(place).toBeGreaterThan(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page.locator('#liability')).toBeInViewport()
  await expect.poll(() => scrollTop(page)).toBe(place)
})

test.describe('with something open over the page', () => {
  const openers = [
    { what: 'a category', url: paths.services.href(), opener: 'Read More: Engineering Services' },
    { what: 'a picture', url: paths.project.href('db-32'), opener: /^Render of a model/ },
  ]

  for (const { what, url, opener } of openers) {
    test(`Back closes ${what} first, and then leaves the page`, async ({ page }) => {
      await openHydrated(page, paths.home.href())
      await page.goto(url)
      const button = page.getByRole('main').getByRole('button', { name: opener }).first()
      await button.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await untilInHistory(page)
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL(url)
      await expect(button).toBeFocused()
      // Closed in another way, it leaves nothing behind in the history.
      await button.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await button.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await untilInHistory(page)
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

    test('Back closes the menu first, and a link in it leaves nothing behind', async ({ page }) => {
      await openHydrated(page, paths.home.href())
      const opener = page.getByRole('button', { name: 'Open menu' })
      await opener.click()
      await page.getByRole('dialog').getByRole('link', { name: 'Services' }).click()
      await expect(page).toHaveURL(paths.services.href())
      // The page that comes takes the focus.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await opener.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await untilInHistory(page)
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
