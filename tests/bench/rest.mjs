import { chromium as playwright } from 'playwright'
import { median } from './loads.mjs'

/** @typedef {import('playwright').Page} Page */

const paths = ['/', '/faq', '/calculate_actual_cost', '/services', '/projects/db-32']

/** How long a page is left alone before it is watched, and while it is, in ms. */
const settlingMs = 2500
const watchedMs = 5000

/**
 * Measures what a page costs while nobody touches it: with its header in view, and scrolled to its end.
 * @param {{ origin: string, chromium: string, rounds: number }} bench
 * @returns {Promise<Record<string, Record<string, number>>>} the medians by page: the time of the main thread in ms, and the
 *   restyles, both a second
 */
export async function measureRest({ origin, chromium, rounds }) {
  const browser = await playwright.launch({
    executablePath: chromium,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  /** @type {Record<string, Record<string, number>>} */
  const table = {}
  try {
    for (const path of paths) {
      /** @type {Awaited<ReturnType<typeof measurePage>>[]} */
      const measured = []
      for (let round = 0; round < rounds; round += 1) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
        measured.push(await measurePage(await context.newPage(), origin + path))
        await context.close()
      }
      table[path] = {
        'ms, header in view': median(measured.map(({ top }) => top.ms)),
        'restyles, header in view': median(measured.map(({ top }) => top.restyles)),
        'ms, at its end': median(measured.map(({ end }) => end.ms)),
        'restyles, at its end': median(measured.map(({ end }) => end.restyles)),
      }
    }
    return table
  } finally {
    await browser.close()
  }
}

/**
 * @param {Page} page
 * @param {string} url
 */
async function measurePage(page, url) {
  await page.goto(url)
  await page.locator('html[data-application=ready]').waitFor()
  const top = await watch(page)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  return { top, end: await watch(page) }
}

/** @param {Page} page */
async function watch(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return new Map(metrics.map(({ name, value }) => [name, value]))
  }
  await page.waitForTimeout(settlingMs)
  const before = await read()
  await page.waitForTimeout(watchedMs)
  const after = await read()
  await session.detach()
  /** @param {string} name */
  const aSecond = (name) => ((after.get(name) ?? NaN) - (before.get(name) ?? NaN)) / (watchedMs / 1000)
  return {
    ms: Math.round(aSecond('TaskDuration') * 10_000) / 10,
    restyles: Math.round(aSecond('RecalcStyleCount') * 10) / 10,
  }
}
