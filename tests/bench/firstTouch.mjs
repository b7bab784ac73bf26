import { chromium as playwright } from 'playwright'
import { median } from './loads.mjs'

/** @typedef {{ path: string, control: string, answer: string }} Touch */

/**
 * What is touched on a first visit, and what then appears.
 * @type {Record<string, Touch>}
 */
const touches = {
  'the menu': { path: '/aboutus', control: 'header [aria-label="Open menu"]', answer: '[role=dialog]' },
  'a dialog': { path: '/services', control: 'main button', answer: '[role=dialog]' },
  'another page': { path: '/aboutus', control: 'footer a[href="/contact"]', answer: 'main form' },
}

/** How long after the first paint: just after the splash screen, and after looking at the page for a while, in ms. */
const delays = [2300, 6000]

/**
 * Measures how long the first touch of a visit waits for its answer: empty cache, slow 4G of 1.6 Mbit/s with 150 ms to
 * the server and back, a processor 4 times slower.
 * @param {{ origin: string, chromium: string, rounds: number }} bench
 * @returns {Promise<Record<string, Record<string, number>>>} the medians by control, in ms until the answer is painted
 * @throws if a touch isn't answered within 8 s
 */
export async function measureFirstTouch({ origin, chromium, rounds }) {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  /** @type {Record<string, Record<string, number>>} */
  const table = {}
  for (const [name, touch] of Object.entries(touches)) {
    /** @type {Record<string, number>} */
    const row = {}
    for (const delay of delays) {
      const durations = []
      for (let round = 0; round < rounds; round += 1) {
        const browser = await playwright.launch({ executablePath: chromium, args })
        durations.push(await measureTouch(await newPhone(browser), origin, touch, delay))
        await browser.close()
      }
      row[`${delay / 1000} s after the first paint`] = Math.round(median(durations))
    }
    table[name] = row
  }
  return table
}

/** @param {import('playwright').Browser} browser */
async function newPhone(browser) {
  const viewport = { width: 412, height: 823 }
  const context = await browser.newContext({
    viewport,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/**
 * @param {import('playwright').Page} page
 * @param {string} origin
 * @param {Touch} touch
 * @param {number} delay
 */
async function measureTouch(page, origin, { path, control, answer }, delay) {
  await page.goto(origin + path, { waitUntil: 'commit' })
  await page.waitForFunction(
    (wait) => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return paint && performance.now() > paint.startTime + wait
    },
    delay,
    { polling: 50 },
  )
  const target = page.locator(control).filter({ visible: true }).first()
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const startedAt = performance.now()
  await target.tap({ force: true })
  await page.locator(answer).first().waitFor({ timeout: 8000 })
  return performance.now() - startedAt
}
