import type { Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { chromiumLaunch } from '../support/chromium.ts'
import { enquiryForm, fillIn, homeForm } from '../support/contactForms.ts'
import { expect, newContact, openHydrated, openReview, test } from '../support/site.ts'

test.use({
  // Playwright turns the cache off; the headless shell has none.
  launchOptions: { ...(await chromiumLaunch()), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

/** What the browser reports when a page is shown again. */
interface Restoration {
  readonly persisted: boolean
  /** Why the page wasn't restored from the cache; null if it was. */
  readonly reasons: unknown
}

const key = 'restoration'

/**
 * Records whether the page is restored from the cache. It writes to the storage, because Playwright can't run scripts
 * in a restored page.
 */
async function recordRestoration(page: Page) {
  await page.addInitScript((storageKey) => {
    // The map is a document of its own, without access to the storage.
    if (window !== top) return
    addEventListener('pageshow', ({ persisted }) => {
      const [navigation] = performance.getEntriesByType('navigation')
      const reasons: unknown = navigation && Reflect.get(navigation, 'notRestoredReasons')
      localStorage.setItem(storageKey, JSON.stringify({ path: location.pathname, persisted, reasons }))
    })
  }, key)
}

/** Leaves the page, which has been recorded, for another document, and goes back. */
async function leaveAndReturn(page: Page): Promise<Restoration & { readonly path: string }> {
  const observer = await page.context().newPage()
  await observer.goto('/robots.txt')
  const read = () => observer.evaluate((storageKey) => localStorage.getItem(storageKey), key)
  const { pathname } = new URL(page.url())
  await page.goto('/feed.xml')
  await observer.evaluate((storageKey) => localStorage.removeItem(storageKey), key)
  await page.evaluate(() => history.back())
  await expect.poll(read).toContain(`"path":"${pathname}"`)
  return JSON.parse((await read()) ?? '')
}

for (const path of [
  paths.home.href(),
  paths.about.href(),
  paths.services.href(),
  paths.consultancyServices.href(),
  paths.service.href('project-management'),
  paths.serviceSubpage.href('project-management', 'Project-Planning'),
  paths.projects.href(),
  paths.project.href('db-32'),
  paths.blogs.href(),
  paths.blog.href('gray-structure-quality-matters'),
  paths.estimator.href(),
  paths.contact.href(),
  paths.faq.href(),
  paths.privacy.href(),
  paths.terms.href(),
]) {
  test(`the browser keeps ${path} in memory, so that Back shows it at once`, async ({ page }) => {
    await recordRestoration(page)
    await openHydrated(page, path)
    expect(await leaveAndReturn(page)).toEqual({ path, persisted: true, reasons: null })
  })
}

test('the browser keeps a page with an open dialog and one that was reached by a link', async ({ page }) => {
  await recordRestoration(page)
  await openHydrated(page, paths.home.href())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click()
  await page.getByRole('button', { name: 'Read More: Engineering Services' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const path = paths.services.href()
  expect(await leaveAndReturn(page)).toEqual({ path, persisted: true, reasons: null })
})

for (const form of [homeForm, enquiryForm]) {
  test(`the browser keeps ${form.path} after ${form.name} was sent`, async ({ page }) => {
    await recordRestoration(page)
    await openHydrated(page, form.path)
    const main = page.getByRole('main')
    await fillIn(page, form, newContact().email)
    await main.getByRole('button', { name: form.submit, exact: true }).click()
    await expect(main.getByRole('alert')).toHaveText(form.sent)
    expect(await leaveAndReturn(page)).toEqual({ path: form.path, persisted: true, reasons: null })
  })
}

test('the browser keeps the estimator after an estimate was sent', async ({ page }) => {
  await recordRestoration(page)
  await openReview(page, newContact())
  await page.getByRole('button', { name: /^Submit/ }).click()
  await expect(page.getByRole('status').filter({ hasText: /Success/ })).toBeVisible()
  const path = paths.estimator.href()
  expect(await leaveAndReturn(page)).toEqual({ path, persisted: true, reasons: null })
})
