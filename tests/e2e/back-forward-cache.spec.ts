import { paths } from '../../src/paths.ts'
import { chromiumLaunch } from '../support/chromium.ts'
import { expect, openHydrated, test } from '../support/site.ts'

test.use({
  // Playwright turns the cache off; the headless shell has none.
  launchOptions: { ...(await chromiumLaunch()), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

for (const path of [paths.home.href(), paths.contact.href()]) {
  test(`the browser keeps ${path} in memory, so that Back shows it at once @nightly`, async ({ context }) => {
    // A restored page can't be used any more.
    const page = await context.newPage()
    // In the storage, because Playwright can't run scripts in a restored page.
    await page.addInitScript(() => {
      // The map is a document of its own, without access to the storage.
      if (window !== top) return
      addEventListener('pageshow', ({ persisted }) => {
        localStorage.setItem('shown', `${location.pathname} ${persisted ? 'restored' : 'loaded'}`)
      })
    })
    await openHydrated(page, path)
    const observer = await context.newPage()
    await observer.goto('/robots.txt')
    const shown = () => observer.evaluate(() => localStorage.getItem('shown'))
    await expect.poll(shown).toBe(`${path} loaded`)
    await page.goto('/robots.txt')
    await page.evaluate(() => history.back())
    await expect.poll(shown).toBe(`${path} restored`)
    await page.close()
  })
}
