import { chromium as playwright } from 'playwright'
import { sitePages } from './loads.mjs'
import { longTask, measureLongTasks } from './longTasks.mjs'
import { canRunSandbox } from './machine.mjs'
import { limitPath, referencePages } from './referencePages.mjs'
import { figure, median, table } from './tables.mjs'

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {import('playwright').Locator} Locator
 */

/**
 * @typedef {object} Interaction
 * @property {string} name
 * @property {string} path the page on which it happens
 * @property {keyof typeof windows} window
 * @property {(page: Page) => Promise<void>} [prepare] brings the page into the state before the interaction
 * @property {(page: Page) => Locator} control the control that is clicked, or into which a 1 is typed
 * @property {'keydown' | 'pointerdown' | 'click'} event the event to which the page responds
 * @property {string} result selects elements; the interaction is complete when a new one, or new text in one, is painted
 * @property {readonly (number | undefined)[]} budgets in ms, for each of the slowdowns
 */

const windows = { phone: { width: 412, height: 823 }, desktop: { width: 1280, height: 800 } }

/** How many times slower than the machine the processor is. */
const slowdowns = /** @type {const} */ ([4, 6])

/** What the visitor does while a page loads. */
const uses = [
  { use: 'used at once', isUsed: true },
  { use: 'only looked at', isUsed: false },
]

/** How long a visitor's pointer or focus is on a control before it is used, in ms. */
const aimDuration = 500

const response = [50, 100]

/** @type {readonly Interaction[]} */
const interactions = [
  {
    name: 'limit: a sentence that needs no script',
    path: limitPath,
    window: 'phone',
    control: (page) => page.getByText('More', { exact: true }),
    event: 'click',
    result: 'details[open] p',
    budgets: [],
  },
  {
    name: 'typing the plot size, until the costs are shown',
    path: '/calculate_actual_cost',
    window: 'phone',
    prepare: fillGrade,
    control: plotSize,
    event: 'keydown',
    result: 'main dd',
    budgets: response,
  },
  {
    name: 'typing its second digit, until the costs have changed',
    path: '/calculate_actual_cost',
    window: 'phone',
    prepare: async (page) => {
      await fillGrade(page)
      await plotSize(page).fill('1')
    },
    control: plotSize,
    event: 'keydown',
    result: 'main dd',
    budgets: response,
  },
  {
    name: 'the next step of the estimator',
    path: '/calculate_actual_cost',
    window: 'phone',
    prepare: fillContact,
    control: (page) => page.getByRole('button', { name: 'Continue' }),
    event: 'click',
    result: 'main h2',
    budgets: response,
  },
  {
    name: 'the Tools menu',
    path: '/',
    window: 'desktop',
    control: (page) => page.getByRole('button', { name: 'Tools' }),
    event: 'pointerdown',
    result: '[role=menu]',
    budgets: response,
  },
  {
    name: 'the menu of a phone',
    path: '/',
    window: 'phone',
    control: (page) => page.getByRole('button', { name: 'Open menu' }),
    event: 'click',
    result: '[role=dialog]',
    budgets: response,
  },
  {
    name: 'a dialog',
    path: '/services',
    window: 'phone',
    control: (page) => page.getByRole('button', { name: 'Read More: Engineering Services' }),
    event: 'click',
    result: '[role=dialog]',
    budgets: response,
  },
  {
    name: 'the lightbox',
    path: '/projects/db-32',
    window: 'phone',
    control: (page) => page.getByRole('main').locator('button[aria-haspopup=dialog]').first(),
    event: 'click',
    result: '[role=dialog]',
    budgets: response,
  },
  {
    name: 'the next page, until its heading is shown',
    path: '/',
    window: 'desktop',
    control: (page) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services', exact: true }),
    event: 'click',
    result: 'main h1',
    budgets: [100, undefined],
  },
]

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
  return page.getByRole('spinbutton', { name: 'Plot Size' })
}

/**
 * Measures how long interactions take and which long tasks a page has while it loads, and resolves with a table of
 * each. Every measurement has a new browser, or a new context of one, so nothing is cached.
 * @param {import('./loads.mjs').Bench} bench
 * @returns {Promise<string>}
 * @throws if a page doesn't respond
 */
export async function measureInteractions({ origin, chromium, rounds, paths, report }) {
  const browser = await playwright.launch({
    executablePath: chromium,
    args: canRunSandbox() ? [] : ['--no-sandbox'],
  })
  /**
   * Opens a page in a slowed window, calls `measure` and resolves with its result.
   * @template Result
   * @param {{ width: number, height: number }} viewport
   * @param {(page: Page, slowDown: (times: number) => Promise<void>) => Promise<Result>} measure
   * @returns {Promise<Result>}
   */
  const inWindow = async (viewport, measure) => {
    const context = await browser.newContext({ baseURL: origin, viewport })
    try {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      return await measure(page, async (times) => {
        await session.send('Emulation.setCPUThrottlingRate', { rate: times })
      })
    } finally {
      await context.close()
    }
  }

  const isMeasured = (/** @type {{ path: string }} */ { path }) =>
    paths.length === 0 || path === limitPath || paths.includes(path)
  const rows = []
  try {
    for (const interaction of interactions.filter(isMeasured)) {
      const cells = []
      for (const [index, times] of slowdowns.entries()) {
        const durations = []
        for (let round = 1; round <= rounds; round += 1) {
          durations.push(
            await inWindow(windows[interaction.window], (page, slowDown) =>
              measureInteraction(page, interaction, () => slowDown(times)),
            ),
          )
        }
        report(
          `${interaction.name}, ${times} times slower: ${durations.map((one) => figure(one)).join(', ')}`,
        )
        cells.push(figure(median(durations), interaction.budgets[index]))
      }
      rows.push([interaction.name, ...cells])
    }

    const loadRows = []
    for (const { name, path } of [...referencePages, ...sitePages.filter(isMeasured)]) {
      const hasApplication = !referencePages.some((page) => page.path === path)
      const cells = []
      for (const { use, isUsed } of uses) {
        const counts = []
        const longest = []
        for (let round = 1; round <= rounds; round += 1) {
          const tasks = await measureLongTasks(new URL(path, origin).href, {
            chromium,
            viewport: windows.phone,
            slowdown: slowdowns[0],
            hasApplication,
            isUsed,
          })
          counts.push(tasks.length)
          longest.push(Math.max(0, ...tasks))
        }
        report(`loading ${name}, ${use}: ${longest.map((one) => figure(one)).join(', ')}`)
        cells.push(figure(median(counts), hasApplication ? 0 : undefined), figure(median(longest)))
      }
      loadRows.push([name, ...cells])
    }
    return [
      table(['until it is painted, ms', ...slowdowns.map((times) => `${times}× slower`)], rows),
      table(
        [
          `while the page loads, ${slowdowns[0]}× slower`,
          ...uses.flatMap(({ use }) => [`tasks over ${longTask} ms, ${use}`, 'longest, ms']),
        ],
        loadRows,
      ),
    ].join('\n\n')
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
async function measureInteraction(page, { path, prepare, control, event, result }, slowDown) {
  await openReady(page, path)
  await prepare?.(page)
  const target = control(page)
  const isTyped = event === 'keydown'
  await target.scrollIntoViewIfNeeded()
  if (isTyped) await target.focus()
  // A visitor's pointer reaches the control before the click.
  else await target.hover()
  await page.waitForTimeout(aimDuration)
  await slowDown()
  const painted = page.evaluate(observePaint, { result, event })
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
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove')))
  })
  await page.goto(path)
  if (path === limitPath) return
  await page.locator('html[data-application=ready]').waitFor()
  await page.locator('#splash').waitFor({ state: 'detached' })
}
