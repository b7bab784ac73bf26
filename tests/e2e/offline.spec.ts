import type { Page } from 'playwright/test'
import { company } from '../../src/content/company.ts'
import { paths } from '../../src/paths.ts'
import type { FaultySite } from '../support/faultySite.ts'
import { test } from '../support/ownSite.ts'
import { estimatesOf } from '../support/storedLeads.ts'
import {
  codeNotFetched,
  expect,
  expectHydrated,
  loadFailures,
  navigateByMenu,
  newContact,
  openHydrated,
  openReview,
  reloadHydrated,
  summaryValue,
} from '../support/site.ts'

test.use({
  serviceWorkers: 'allow',
  // Pictures that were not loaded before are missing.
  allowedMessages: [loadFailures.offline, loadFailures.aborted, codeNotFetched, loadFailures.unavailable],
})

test.afterEach(({ context }) => context.setOffline(false))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const notice = (page: Page) => page.locator('[aria-live=polite]').filter({ hasText: 'A new version' })

/** Waits until the service worker controls the page and has stored the page at `path`. */
async function expectStored(page: Page, path: string) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => page.evaluate(async (url) => (await caches.match(url))?.status, path)).toBe(200)
}

/** Opens a page, and waits until it is stored. */
async function visit(page: Page, site: FaultySite, path: string) {
  await openHydrated(page, site.origin + path)
  await expectStored(page, path)
}

/** Publishes another build: its worker, and the given documents. */
async function deploy(page: Page, site: FaultySite, ...documents: readonly string[]) {
  const build = (await page.locator('html').getAttribute('data-build')) ?? ''
  const change = (text: string) => text.replaceAll(build, 'next build')
  for (const path of ['/service-worker.js', ...documents]) site.rewrite(path, change)
}

test('after a visit to the home page the estimator works offline, and an estimate is sent once when the connection returns', async ({
  page,
  context,
  site,
}) => {
  const contact = newContact()
  await visit(page, site, paths.home.href())
  await context.setOffline(true)
  await openReview(page, contact, site.origin)
  await page.reload()
  await expect(summaryValue(page, 'Grand Total')).toHaveText('PKR 27,995,990')
  await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
  await expect(page.getByText('✅ Success! Estimate saved locally. We will contact you soon.')).toBeVisible()
  expect(await estimatesOf(contact.email)).toHaveLength(0)

  await context.setOffline(false)
  await expect(page.getByText('✅ Success! Your VIP estimate has been saved to our database.')).toBeVisible()
  expect((await estimatesOf(contact.email)).map(({ grandTotal }) => grandTotal)).toEqual(['27995990'])
})

// The headless shell has no background sync.
test(
  'the service worker sends what could not be sent, and not what was deleted, after the site was closed',
  { tag: '@full' },
  async ({ page, context, site }) => {
    const contact = newContact()
    const click = (name: string) => page.getByRole('button', { name }).click()
    await visit(page, site, paths.contact.href())
    await openReview(page, contact, site.origin)
    const failure = site.plan(/^\/macros\/s\/estimate\/exec/, 'unavailable')
    await click('Submit Final Estimate')
    await navigateByMenu(page, 'About Us', 'About us')
    await click('Delete')
    await click('Delete for good')
    await page.goBack()
    await click('Back to Calculator')
    await page.getByRole('textbox', { name: 'Plot Size' }).fill('5')
    await click('Review & Submit')
    await click('Submit Final Estimate')
    await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()

    const elsewhere = await context.newPage()
    const devTools = await context.newCDPSession(elsewhere)
    const registered = new Promise<string>((resolve) => {
      devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL === `${site.origin}/`)
        if (own) resolve(own.registrationId)
      })
    })
    await devTools.send('ServiceWorker.enable')
    const registrationId = await registered
    await page.close()
    failure.end()
    expect(await estimatesOf(contact.email)).toHaveLength(0)
    const totals = async () => (await estimatesOf(contact.email)).map(({ grandTotal }) => grandTotal)
    // The browser tries again and again, too, but waits for minutes in between.
    const tag = 'workbox-background-sync:constructionEstimates'
    const event = { origin: site.origin, registrationId, tag, lastChance: false }
    const totalsAfterSync = async () => {
      await devTools.send('ServiceWorker.dispatchSyncEvent', event)
      return totals()
    }
    await expect.poll(totalsAfterSync).toEqual(['16348020'])

    await elsewhere.goto(site.origin)
    await expect
      .poll(() => elsewhere.evaluate(() => localStorage.getItem('constructionEstimates')))
      .toBeNull()
    expect(await totals()).toEqual(['16348020'])
  },
)

test.describe('without its service worker', () => {
  test.use({
    allowedMessages: ['error: A bad HTTP response code (404) was received when fetching the script.'],
  })

  test('the site works, and the console says why it is not available offline @nightly', async ({
    page,
    site,
  }) => {
    site.plan(/service-worker/, 'missing')
    const reason = page.waitForEvent('console', { predicate: (message) => message.type() === 'info' })
    await openHydrated(page, site.origin + paths.contact.href())
    expect((await reason).text()).toMatch(/^Not available offline: .*bad HTTP response code \(404\)/)
  })
})

test('the sign-in page of a network is not stored in the place of a page, nor at the installation @nightly', async ({
  page,
  context,
  site,
}) => {
  const isRegistered = () =>
    page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()))
  // A worker that can't store everything isn't installed.
  for (const file of [/^\/calculate_actual_cost/, /^\/assets\/FaqPage-/]) {
    const { count, end } = site.plan(file, 'signInPage')
    await openHydrated(page, site.origin + paths.contact.href())
    await expect.poll(count).toBeGreaterThan(0)
    await expect.poll(isRegistered).toBe(false)
    end()
  }
  await reloadHydrated(page)
  await expectStored(page, paths.contact.href())

  const { end } = site.plan(/^\/contact$/, 'signInPage')
  await page.goto(site.origin + paths.contact.href())
  await expect(heading(page)).toHaveText('Sign in')
  end()
  await context.setOffline(true)
  await page.goto(site.origin + paths.contact.href())
  await expect(heading(page)).toHaveText('Contact Us')
})

test('opened pages work offline, with their pictures @images @nightly', async ({ page, context, site }) => {
  await visit(page, site, paths.project.href('db-32'))
  await navigateByMenu(page, 'About Us', 'About us')
  await expectStored(page, paths.about.href())
  await context.setOffline(true)
  await reloadHydrated(page)
  await expect(heading(page)).toHaveText('ABOUT US')
  await page.goto(`${site.origin}${paths.project.href('db-32')}?from=a-message`)
  await expect(heading(page)).toHaveText('DB-32')
  const picture = page.getByRole('main').getByRole('img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('a stored page is shown if the server fails or takes too long; offline, one that was never opened, too, and how to reach the firm @nightly', async ({
  page,
  context,
  site,
}) => {
  await visit(page, site, paths.contact.href())
  for (const fault of ['unavailable', 'held'] as const) {
    const { end } = site.plan(/^\/contact$/, fault)
    await page.goto(site.origin + paths.contact.href())
    await expect(page.locator('html')).toHaveAttribute('data-route', 'contact')
    await expect(heading(page)).toHaveText('Contact Us')
    end()
  }

  await context.setOffline(true)
  await reloadHydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(heading(page)).toHaveText('Frequently asked questions')
  await reloadHydrated(page)
  await expect(heading(page)).toHaveText('Frequently asked questions')
  await page.goto(site.origin + paths.offline.href())
  await expectHydrated(page)
  await expect(page).toHaveTitle(`You are offline | ${company.name}`)
  await expect(page.getByRole('main').getByRole('link', { name: company.phones[0] })).toBeVisible()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.press('Enter')
  await expect(page.getByText('That did not work: there is still no connection.')).toBeVisible()
  await expect(again).toBeFocused()
  await context.setOffline(false)
  await expect(page.getByText('You are back online.')).toBeVisible()
})

test('a new version waits for the visitor, and keeps what was typed @nightly', async ({ page, site }) => {
  await visit(page, site, paths.home.href())
  await page.getByRole('textbox', { name: 'Message' }).fill('About my house')
  await navigateByMenu(page, 'Contact Us', 'Contact Us')
  await page.getByRole('textbox', { name: 'City' }).fill('Multan')
  await deploy(page, site)
  // As the browser does on the next visit.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(notice(page)).toContainText('What you have typed is kept.')
  await page.getByRole('button', { name: 'Load the new version' }).click()
  await expect(notice(page)).toBeHidden()
  await expectHydrated(page)
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Multan')
  await navigateByMenu(page, 'Home', 'Bring Your Dreams to Reality')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('About my house')
})

test('a page that belongs to the new version already offers none @nightly', async ({ page, site }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () =>
      document.documentElement.setAttribute('data-worker', 'new'),
    )
  })
  await visit(page, site, paths.contact.href())
  await deploy(page, site, paths.contact.href())
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-worker', 'new')
  await expect(notice(page)).toBeHidden()
})
