import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { writeServiceWorker } from '../../scripts/serviceWorker.ts'
import { company } from '../../src/content/company.ts'
import { urduTexts } from '../../src/content/pages/estimatorUrdu.ts'
import { paths } from '../../src/paths.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { startScreenReader } from '../support/screenReader.ts'
import { openFaultySite, type FaultySite } from '../support/faultySite.ts'
import { estimatesOf } from '../support/storedLeads.ts'
import {
  codeNotFetched,
  enterTenMarla,
  expect,
  loadFailures,
  navigateByMenu,
  newContact,
  openCalculator,
  openReview,
  summaryValue,
  test as base,
} from '../support/site.ts'

const workerFile = '/service-worker.js'

/** A test with its own origin, so that its service worker controls no other test. */
const test = base.extend<{ site: FaultySite }>({
  site: async ({ baseURL, context }, use) => {
    const site = await openFaultySite(baseURL ?? '', '')
    await use(site)
    await context.setOffline(false)
    await site.close()
  },
})

test.use({
  serviceWorkers: 'allow',
  // Pictures that were not loaded before are missing.
  allowedMessages: [loadFailures.offline, loadFailures.aborted, codeNotFetched, loadFailures.unavailable],
})

/** Everything in the caches, each as method and path. */
const cachedRequests = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat()
    return requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)
  })

/** Opens a page, uses it, and waits until it is stored. */
async function visit(page: Page, site: FaultySite, path: string) {
  await page.goto(site.origin + path)
  await expect(page.locator('html')).toHaveAttribute('data-application', 'ready')
  await page.keyboard.press('Shift')
  await expectStored(page, path)
}

/** Waits until the service worker controls the page and has stored another one. */
async function expectStored(page: Page, path: string) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => cachedRequests(page)).toContain(`GET ${path}`)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version' })

/** The build of the controlling worker. */
const activeBuild = (page: Page) =>
  page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel()
    const build = new Promise((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(data))
    })
    port1.start()
    navigator.serviceWorker.controller?.postMessage({ type: 'build' }, [port2])
    return build
  })

/** Lets the browser look for a new service worker, as it does on the next visit. */
const findUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })

test('after a visit to the home page the estimator works offline, prints its sheet, and an estimate is sent once when the connection returns', async ({
  page,
  context,
  site,
}) => {
  const contact = newContact()
  await visit(page, site, paths.home.href())
  await context.setOffline(true)
  await openCalculator(page, contact, site.origin)
  await enterTenMarla(page)
  await page.reload()
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  await expect(summaryValue(page, 'Grand Total')).toHaveText('PKR 27,995,990 about 2.8 crore')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'Cost Estimate' })).toContainText('27,995,990')
  await page.emulateMedia({ media: null })
  await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
  await expect(page.getByText('✅ Success! Estimate saved locally. We will contact you soon.')).toBeVisible()
  expect(await estimatesOf(contact.email)).toHaveLength(0)

  await context.setOffline(false)
  await expect(page.getByText('Your estimate has been sent.')).not.toHaveCount(0)
  expect((await estimatesOf(contact.email)).map(({ grandTotal }) => grandTotal)).toEqual(['27995990'])
  const cached = await cachedRequests(page)
  expect(
    cached.filter((request) => !/^GET \/(?:assets\/|calculate_actual_cost$|offline\.html$|$)/.test(request)),
  ).toEqual([])
})

test('once Urdu was chosen, the estimator works offline in Urdu, with its font', async ({
  page,
  context,
  site,
}) => {
  const urduFiles = async () =>
    (await cachedRequests(page)).filter((request) => /^GET \/assets\/(?:urdu|noto-naskh)/.test(request))
  await page.goto(site.origin + paths.estimator.href())
  await expect(page.locator('html')).toHaveAttribute('data-application', 'ready')
  // The service worker doesn't control the page yet.
  await page.getByRole('button', { name: 'اردو' }).click()
  const start = page.getByRole('heading', { name: urduTexts.stepTitles.contact })
  await expect(start).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(async () => (await urduFiles()).length).toBe(3)

  await context.setOffline(true)
  await page.reload()
  await expect(start).toBeVisible()
  await expect(page).toHaveTitle(`${urduTexts.estimatorPage.title} | ${company.name}`)
  expect(await page.evaluate(() => document.fonts.check('1rem "Noto Naskh Arabic"', 'اردو'))).toBe(true)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: "Let's Get Started" })).toBeVisible()
  await page.getByRole('button', { name: 'اردو' }).click()
  await expect(start).toBeVisible()
})

// The headless shell has no background sync.
test(
  'an estimate that could not be sent is sent by the service worker after the site was closed',
  { tag: '@full' },
  async ({ page, context, site }) => {
    const contact = newContact()
    await visit(page, site, paths.contact.href())
    await openReview(page, contact, site.origin)
    const failure = site.plan(/^\/macros\/s\/estimate\/exec/, 'unavailable')
    await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
    await expect(page.getByRole('region', { name: 'Unsent estimates' })).toBeVisible()
    const syncTags = () =>
      page.evaluate(async () => {
        const registration: ServiceWorkerRegistration & { sync?: { getTags: () => Promise<string[]> } } =
          await navigator.serviceWorker.ready
        return registration.sync?.getTags()
      })
    await expect.poll(syncTags).toEqual(['constructionEstimates'])

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
    // The browser itself would wait for minutes before it tries again.
    const event = { origin: site.origin, registrationId, tag: 'constructionEstimates', lastChance: false }
    await devTools.send('ServiceWorker.dispatchSyncEvent', event)
    await expect(async () => expect(await estimatesOf(contact.email)).toHaveLength(1)).toPass()

    await elsewhere.goto(site.origin)
    await expect
      .poll(() => elsewhere.evaluate(() => localStorage.getItem('constructionEstimates')))
      .toBeNull()
    await expect(elsewhere.getByRole('region', { name: 'Unsent estimates' })).toHaveCount(0)
    expect(await estimatesOf(contact.email)).toHaveLength(1)
  },
)

test('pages that were opened can be opened offline, with their pictures and their menu', async ({
  page,
  context,
  site,
}) => {
  await visit(page, site, paths.project.href('db-32'))
  await navigateByMenu(page, 'About Us', 'About us')
  await expectStored(page, paths.about.href())
  await context.setOffline(true)
  await page.reload()
  await expect(heading(page)).toHaveText('ABOUT US')
  await expect(page.locator('html')).toHaveAttribute('data-application', 'ready')
  await page.getByRole('button', { name: 'Tools' }).click()
  await expect(page.getByRole('menuitem')).toHaveCount(2)

  await page.goto(`${site.origin}${paths.project.href('db-32')}?from=a-message`)
  await expect(heading(page)).toHaveText('DB-32')
  const picture = page.getByRole('main').getByRole('img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('a page that was never opened leads to the offline page, and opens when the connection returns', async ({
  page,
  context,
  site,
}) => {
  await visit(page, site, paths.contact.href())
  await context.setOffline(true)
  await test.step('by its URL', async () => {
    await page.goto(site.origin + paths.faq.href())
    await expect(page).toHaveTitle(`You are offline | ${company.name}`)
    await expect(heading(page)).toHaveText('You are offline')
    await expect(page.getByRole('main').getByRole('link', { name: company.phones[0] })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click()
    await expect(heading(page)).toHaveText('Contact Us')
  })
  await test.step('by a link', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-application', 'ready')
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(heading(page)).toHaveText('You are offline')
    await expect(page).toHaveURL(site.origin + paths.faq.href())
  })
  await test.step('"Try again" says each time that it has failed, and the page stays', async () => {
    const { expectHeard } = await startScreenReader(page)
    const again = page.getByRole('button', { name: 'Try again' })
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await again.press('Enter')
      await expectHeard('polite: That did not work: there is still no connection.')
      await expect(again).toBeFocused()
    }
  })
  await context.setOffline(false)
  await expect(page.getByText('You are back online.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Frequently asked questions')
})

test('a stored page is shown if the network takes too long', async ({ page, site }) => {
  await visit(page, site, paths.contact.href())
  const { release } = site.plan(/^\/contact$/, 'held')
  await page.goto(site.origin + paths.contact.href())
  await expect(heading(page)).toHaveText('Contact Us')
  release()
})

test('a new version waits until the visitor asks for it, and keeps what was typed', async ({
  page,
  site,
}) => {
  await visit(page, site, paths.home.href())
  await page.getByRole('textbox', { name: 'Message' }).fill('About my house')
  await navigateByMenu(page, 'Contact Us', 'Contact Us')
  await page.getByRole('textbox', { name: 'City' }).fill('Multan')
  const build = await activeBuild(page)
  expect(build).toMatch(/^\/assets\/pages-\w+\.json$/)

  // The same file is part of the precache.
  site.rewrite(workerFile, (text) =>
    text.replace(new RegExp(`(?<!url:)\`${String(build)}\``), '`next build`'),
  )
  await findUpdate(page)
  await expect(notice(page)).toContainText('What you have typed is kept.')
  await expectAccessible(page, 'the notice of a new version')
  expect(await activeBuild(page)).toBe(build)
  await page.getByRole('button', { name: 'Load the new version' }).click()
  await expect(notice(page)).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-application', 'ready')
  expect(await activeBuild(page)).toBe('next build')
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Multan')
  await navigateByMenu(page, 'Home', 'Bring Your Dreams to Reality')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('About my house')
})

test('a new worker for the version on screen takes over without a notice', async ({ page, site }) => {
  await visit(page, site, paths.contact.href())
  const replaced = page.evaluate(
    () => new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve)),
  )
  site.rewrite(workerFile, (text) => `${text}\n// The same build.`)
  await findUpdate(page)
  await replaced
  await expect(notice(page)).toBeHidden()
})

test('an open page whose files are replaced finds them in the cache', async ({ page, context, site }) => {
  await visit(page, site, paths.contact.href())
  const precached = (await cachedRequests(page)).find((request) => request.includes('/EstimatorPage'))
  const replaced = page.evaluate(
    () => new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve)),
  )
  // The new build has no such file, and the page is of the old one.
  site.rewrite(workerFile, (text) => text.replace(/\{url:`\/assets\/EstimatorPage-[^}]*\},/, ''))
  await findUpdate(page)
  await replaced
  expect(await cachedRequests(page)).toContain(precached)
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Get your Construction Estimate' }).first().click()
  await expect(page.getByRole('heading', { name: "Let's Get Started" })).toBeVisible()
})

test.describe('for visitors who save data', () => {
  test('nothing is stored', async ({ page, site }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await page.goto(site.origin)
    await expect(page.locator('html')).toHaveAttribute('data-application', 'ready')
    await page.keyboard.press('Shift')
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  })
})

test('a site that is built without a service worker removes it, and what it has stored', async ({
  page,
  site,
}) => {
  await visit(page, site, paths.home.href())
  const folder = await mkdtemp(join(tmpdir(), 'worker-'))
  await writeServiceWorker({
    site: folder,
    manifest: {},
    pageModules: [],
    offlinePages: [],
    chunksByPageUrl: '',
    fonts: '',
    isOff: true,
  })
  const removal = await readFile(join(folder, workerFile), 'utf8')
  await rm(folder, { recursive: true })
  site.rewrite(workerFile, () => removal)
  await page.reload()
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(registrations).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})
