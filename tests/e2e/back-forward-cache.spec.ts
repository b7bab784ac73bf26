import type { Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { chromiumLaunch } from '../support/chromium.ts'
import { expect, openHydrated, test } from '../support/site.ts'

test.use({
  // Playwright turns the cache off; the headless shell has none.
  launchOptions: { ...(await chromiumLaunch()), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

const key = 'restoration'

/**
 * Records whether the page is restored from the cache, and if not, why. It writes to the storage, because Playwright
 * can't run scripts in a restored page.
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

/** Leaves the page, which has been recorded, for another document, and expects that Back restores it. */
async function expectRestored(page: Page) {
  const observer = await page.context().newPage()
  await observer.goto('/robots.txt')
  const read = () => observer.evaluate((storageKey) => localStorage.getItem(storageKey), key)
  const { pathname } = new URL(page.url())
  await page.goto('/feed.xml')
  await observer.evaluate((storageKey) => localStorage.removeItem(storageKey), key)
  await page.evaluate(() => history.back())
  await expect.poll(read).toContain(`"path":"${pathname}"`)
  expect(JSON.parse((await read()) ?? '')).toEqual({ path: pathname, persisted: true, reasons: null })
  await observer.close()
}

test('the browser keeps a page of each kind in memory, so that Back shows it at once', async ({
  context,
}) => {
  for (const path of [
    paths.home.href(),
    paths.about.href(),
    paths.service.href('project-management'),
    paths.project.href('db-32'),
    paths.blog.href('gray-structure-quality-matters'),
    paths.contact.href(),
  ]) {
    await test.step(path, async () => {
      // A restored page can't be used any more.
      const page = await context.newPage()
      await recordRestoration(page)
      await openHydrated(page, path)
      await expectRestored(page)
      await page.close()
    })
  }
})
