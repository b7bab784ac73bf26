import { chromium as playwright } from 'playwright'
import { median } from './loads.mjs'

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {import('playwright').Locator} Locator
 */

/**
 * @typedef {object} Interaction
 * @property {string} path the page on which it happens
 * @property {(page: Page) => Promise<void>} [prepare] brings the page into the state before the interaction
 * @property {(page: Page) => Locator} control the control that is clicked, or into which a 1 is typed
 * @property {string} result selects elements; the interaction is complete when a new one, or new text in one, is painted
 */

const phone = { width: 412, height: 823 }

/** How many times slower than the machine the processor is. */
const slowdowns = /** @type {const} */ ([4, 6])

/** How long a visitor's pointer or focus is on a control before it is used, in ms. */
const aimDuration = 500

/** @type {Record<string, Interaction>} */
const interactions = {
  'typing the plot size, until the costs are shown': {
    path: '/calculate_actual_cost',
    prepare: fillGrade,
    control: plotSize,
    result: 'main dd',
  },
  'the next step of the estimator': {
    path: '/calculate_actual_cost',
    prepare: fillContact,
    control: (page) => page.getByRole('button', { name: 'Continue' }),
    result: 'main h2',
  },
  'the menu of a phone': {
    path: '/',
    control: (page) => page.getByRole('button', { name: 'Open menu' }),
    result: '[role=dialog]',
  },
  'a dialog': {
    path: '/services',
    control: (page) => page.getByRole('button', { name: 'Read More: Engineering Services' }),
    result: '[role=dialog]',
  },
  'the next page, until its heading is shown': {
    path: '/',
    control: (page) => page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first(),
    result: 'main h1',
  },
}

/** @param {Page} page */
async function fillContact(page) {
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Test Visitor')
  await page.getByRole('textbox', { name: 'Email Address' }).fill('visitor@example.com')
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('+92 300 0000000')
}

/** @param {Page} page */
async function fillGrade(page) {
  await fillContact(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: 'A+ Grade' }).check()
}

/** @param {Page} page */
function plotSize(page) {
  return page.getByRole('textbox', { name: 'Plot Size' })
}

/**
 * Measures how long interactions take. Every measurement has a new context of the browser, so nothing is cached.
 * @param {{ origin: string, chromium: string, rounds: number }} bench
 * @returns {Promise<Record<string, Record<string, number>>>} the medians by interaction, in ms until it is painted
 * @throws if a page doesn't respond
 */
export async function measureInteractions({ origin, chromium, rounds }) {
  const browser = await playwright.launch({
    executablePath: chromium,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  /** @type {Record<string, Record<string, number>>} */
  const table = {}
  try {
    for (const [name, interaction] of Object.entries(interactions)) {
      /** @type {Record<string, number>} */
      const row = {}
      for (const times of slowdowns) {
        const durations = []
        for (let round = 0; round < rounds; round += 1) {
          const context = await browser.newContext({ baseURL: origin, viewport: phone })
          const page = await context.newPage()
          const session = await context.newCDPSession(page)
          const slowDown = async () => {
            await session.send('Emulation.setCPUThrottlingRate', { rate: times })
          }
          durations.push(await measureInteraction(page, interaction, slowDown))
          await context.close()
        }
        row[`${times}× slower`] = Math.round(median(durations))
      }
      table[name] = row
    }
    return table
  } finally {
    await browser.close()
  }
}

/**
 * Clicks or types, and resolves with the time from the event to the frame that shows the result, in ms.
 * @param {Page} page
 * @param {Interaction} interaction
 * @param {() => Promise<void>} slowDown
 */
async function measureInteraction(page, { path, prepare, control, result }, slowDown) {
  await openReady(page, path)
  await prepare?.(page)
  const target = control(page)
  const isTyped = (await target.getAttribute('inputmode')) === 'decimal'
  await target.scrollIntoViewIfNeeded()
  if (isTyped) await target.focus()
  // A visitor's pointer reaches the control before the click.
  else await target.hover()
  await page.waitForTimeout(aimDuration)
  await slowDown()
  const painted = page.evaluate(observePaint, { result, event: isTyped ? 'keydown' : 'click' })
  // Resolves after the function above has been called, because the messages arrive in order.
  await page.evaluate(() => undefined)
  if (isTyped) await page.keyboard.press('1')
  else {
    await page.mouse.down()
    await page.mouse.up()
  }
  return painted
}

/**
 * Runs in the page: resolves with the time from the next event of this type to the frame that shows a new element, or
 * new text in one.
 * @param {{ result: string, event: string }} options
 * @returns {Promise<number>}
 */
function observePaint({ result, event }) {
  const shownTexts = () =>
    new Map(
      [...document.querySelectorAll(result)]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => [element, element.textContent]),
    )
  const previous = shownTexts()
  const isShown = () => [...shownTexts()].some(([element, text]) => previous.get(element) !== text)
  return new Promise((resolve) => {
    const begin = (/** @type {Event} */ { timeStamp }) => {
      const check = () => {
        if (!isShown()) requestAnimationFrame(check)
        else {
          // The next task of the highest priority runs after the frame has been painted; a message would wait for others.
          scheduler.postTask(() => resolve(performance.now() - timeStamp), { priority: 'user-blocking' })
        }
      }
      requestAnimationFrame(check)
    }
    addEventListener(event, begin, { capture: true, once: true })
  })
}

/**
 * Opens a page and waits until it is interactive.
 * @param {Page} page
 * @param {string} path
 */
async function openReady(page, path) {
  await page.addInitScript(() => {
    // Uses the page once, as a visitor would, so that the application starts at once.
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointerdown')))
  })
  await page.goto(path)
  await page.locator('html[data-application=ready]').waitFor()
  await page.locator('#splash').waitFor({ state: 'detached' })
}
