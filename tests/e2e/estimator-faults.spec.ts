import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { chromiumLaunch } from '../support/chromium.ts'
import type { Fault } from '../support/faultySite.ts'
import { test } from '../support/ownSite.ts'
import { estimatesOf } from '../support/storedLeads.ts'
import { expect, skipWaits, newContact, openHydrated, openReview } from '../support/site.ts'
import { translatePage } from '../support/translatePage.ts'

const estimatePath = /^\/macros\/s\/estimate\/exec/

/** Lets requests time out at the event `outoftime` instead of after 20 seconds. */
function holdTimeouts() {
  AbortSignal.timeout = () => {
    const controller = new AbortController()
    const abort = () => controller.abort(new DOMException('Out of time', 'TimeoutError'))
    addEventListener('outoftime', abort, { once: true })
    return controller.signal
  }
}

test.use({
  allowedMessages: [
    /error: Failed to load resource: [\s\S]*/,
    'warning: A form could not be sent: TimeoutError: Out of time',
  ],
})

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Final Estimate' }).click()
const notice = (page: Page) => page.getByRole('region', { name: 'Unsent estimates' })
const warning = (page: Page) => page.getByRole('main')
const isSent = (page: Page) => page.getByText('Your estimate has been sent.')

test('an estimate survives every fault, is sent once, and keeps the time of its submission @nightly', async ({
  page,
  context,
  site,
}) => {
  const contact = newContact()
  await page.clock.setFixedTime('2001-01-01T00:00:00Z')
  await openReview(page, contact, site.origin)
  await page.evaluate(() => localStorage.setItem('constructionEstimates', '{corrupt'))
  await page.evaluate(holdTimeouts)
  await page.evaluate(translatePage)

  const faults: readonly Fault[] = [
    'missing',
    'errorPage',
    'redirected',
    'dropped',
    'halfReceived',
    'unanswered',
    'held',
  ]
  let current = site.plan(estimatePath, 'unavailable')
  await submit(page)
  await page.clock.setFixedTime('2040-01-01T00:00:00Z')
  const again = warning(page).getByRole('button', { name: 'Send again' })
  for (const fault of faults) {
    const next = site.plan(estimatePath, fault)
    current.end()
    current = next
    await again.click()
    await expect.poll(next.count, fault).toBeGreaterThan(0)
    if (fault === 'held') await page.evaluate(() => dispatchEvent(new Event('outoftime')))
    await expect(again).toBeVisible()
    await expect(again).toBeFocused()
    await expect(warning(page)).toContainText('That did not work this time.')
  }
  expect(await page.evaluate(() => localStorage.getItem('constructionEstimates.corrupt'))).toBe('{corrupt')

  await test.step('with two tabs open, one sends it at a time', async () => {
    const other = await context.newPage()
    await skipWaits(other)
    const held = site.plan(estimatePath, 'held')
    current.end()
    current.release()
    await openHydrated(other, site.origin + paths.about.href())
    await expect.poll(held.count).toBe(1)
    await again.click()
    await expect(warning(page).getByRole('button', { name: 'Sending...' })).toBeVisible()
    expect(held.count()).toBe(1)
    held.release()
    await expect(isSent(other)).not.toHaveCount(0)
    await expect(warning(page)).toContainText('Your VIP estimate has been saved to our database.')
    await other.close()
  })
  const rows = await estimatesOf(contact.email)
  expect(rows.map(({ timestamp }) => timestamp)).toEqual(['2001-01-01T00:00:00.000Z'])
  expect(await page.evaluate(() => localStorage.getItem('constructionEstimates'))).toBeNull()
})

/** Blocks the storage, as some browsers do for sites that the visitor doesn't trust. */
function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
  }
}

test('with a blocked storage, an estimate is sent; if that fails, the visitor is told so and given phone and chat @nightly', async ({
  page,
  site,
}) => {
  const contact = newContact()
  await page.addInitScript(blockStorage)
  await openReview(page, contact, site.origin)
  const failure = site.plan(estimatePath, 'dropped')
  await submit(page)
  await expect(page.getByRole('alert')).toContainText(
    'We could not send or save your estimate. Please call or message us.',
  )
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/)
  await expect(main.getByRole('link', { name: /WhatsApp/ }).first()).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  )
  expect(await estimatesOf(contact.email)).toEqual([])

  failure.end()
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Estimate Submitted Successfully!' })).toBeVisible()
  expect(await estimatesOf(contact.email)).toHaveLength(1)
})

test('an estimate whose tab is closed while it is being sent is sent by the next one @nightly', async ({
  page,
  context,
  site,
}) => {
  const contact = newContact()
  await openReview(page, contact, site.origin)
  const held = site.plan(estimatePath, 'held')
  await submit(page)
  await expect.poll(held.count).toBe(1)
  const next = await context.newPage()
  await skipWaits(next)
  await openHydrated(next, site.origin + paths.about.href())
  await expect(notice(next)).toHaveCount(0)
  await page.close()
  held.end()
  await next.reload()
  await expect(async () => expect(await estimatesOf(contact.email)).toHaveLength(1)).toPass()
  held.release()
  await expect(notice(next)).toHaveCount(0)
})

/** Whether the local storage of a profile contains a text. */
async function isOnDisk(profile: string, text: string): Promise<boolean> {
  const folder = join(profile, 'Default/Local Storage/leveldb')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log'))
  const logs = await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')))
  return logs.some((log) => log.includes(text))
}

test('an estimate that is being sent when the browser is killed is sent after it is started again @nightly', async ({
  site,
  watchConsole,
}) => {
  const contact = newContact()
  const profile = await mkdtemp(join(tmpdir(), 'profile-'))
  // The headless shell doesn't record its process id in the profile.
  const start = async () => {
    const context = await chromium.launchPersistentContext(profile, await chromiumLaunch())
    watchConsole(context)
    return context
  }
  const openTab = async (context: BrowserContext) => {
    const page = await context.newPage()
    await skipWaits(page)
    return page
  }
  const held = site.plan(estimatePath, 'held')
  const killed = await start()
  const page = await openTab(killed)
  await openReview(page, contact, site.origin)
  await submit(page)
  await expect.poll(held.count).toBe(1)
  // Chromium writes its local storage to the disk every five seconds.
  await expect.poll(() => isOnDisk(profile, contact.email), { timeout: 30_000 }).toBe(true)
  const ended = killed.waitForEvent('close')
  // The link contains the host's name and the process id.
  const [processId] = /\d+$/.exec(await readlink(join(profile, 'SingletonLock'))) ?? []
  process.kill(Number(processId), 'SIGKILL')
  await ended
  held.end()

  const started = await start()
  const next = await openTab(started)
  await openHydrated(next, site.origin + paths.about.href())
  await expect(async () => expect(await estimatesOf(contact.email)).toHaveLength(1)).toPass()
  await started.close()
  await rm(profile, { recursive: true, force: true })
})
