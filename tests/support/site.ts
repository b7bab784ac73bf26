import { test as base, expect, type Locator, type Page, type Route } from 'playwright/test'
import { paths } from '../../src/paths.ts'

/** What Chromium writes to the console for a request that fails, by its reason. */
export const loadFailures = {
  notFound: 'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
  serverError:
    'error: Failed to load resource: the server responded with a status of 500 (Internal Server Error)',
  unavailable:
    'error: Failed to load resource: the server responded with a status of 503 (Service Unavailable)',
  aborted: 'error: Failed to load resource: net::ERR_FAILED',
  reset: 'error: Failed to load resource: net::ERR_CONNECTION_RESET',
  refused: 'error: Failed to load resource: net::ERR_CONNECTION_REFUSED',
} as const

/** What React writes to the console when the code of a page can't be fetched. */
export const codeNotFetched = /error: TypeError: Failed to fetch(?:\n +at .+)*/

/** Whether a message is one of those that a test allows: a pattern has to match the whole of it. */
function isAllowed(message: string, allowed: readonly (string | RegExp)[]): boolean {
  return allowed.some((one) =>
    typeof one === 'string' ? one === message : one.exec(message)?.[0] === message,
  )
}

/** A browser test in which any message on the console, and any script error, is a failure. */
export const test = base.extend<{
  quietConsole: void
  /**
   * The messages that a test expects, each as the console shows it behind its type. A pattern must not be the second:
   * Playwright takes a list with an object there for a value and its options.
   */
  allowedMessages: readonly (string | RegExp)[]
  hasSplash: boolean
  splash: void
}>({
  allowedMessages: [[], { option: true }],
  hasSplash: [false, { option: true }],
  splash: [
    async ({ page, hasSplash }, use) => {
      // Two seconds a test are only for those that are about them.
      if (!hasSplash) {
        await page.addInitScript(() => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync('#splash { animation: none !important; display: none !important }')
          document.adoptedStyleSheets = [sheet]
        })
      }
      await use()
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ page, allowedMessages }, use) => {
      const messages: string[] = []
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', (error) => messages.push(`error: ${error.message}`))
      await use()
      const unexpected = messages.filter((text) => !isAllowed(text, allowedMessages))
      expect(unexpected, 'messages on the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** A contact that no other test uses, so that its lead can be found in the inbox. */
export function newContact() {
  return {
    name: 'Test Visitor',
    email: `visitor-${crypto.randomUUID()}@example.com`,
    phone: '+92 300 0000000',
  }
}

export type TestContact = ReturnType<typeof newContact>

/** Opens the estimator (of the suite's own site unless another is named), fills in step 1 and continues. */
export async function openCalculator(
  page: Page,
  contact: TestContact = newContact(),
  site = '',
): Promise<void> {
  await page.goto(`${site}${paths.estimator.href()}`)
  await page.getByRole('textbox', { name: 'Full Name' }).fill(contact.name)
  await page.getByRole('textbox', { name: 'Email Address' }).fill(contact.email)
  await page.getByRole('textbox', { name: 'Phone Number' }).fill(contact.phone)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeVisible()
}

/** Chooses 10 marla, DHA with a basement and A+ in the calculator: PKR 27,995,990. */
export async function enterTenMarla(page: Page): Promise<void> {
  await page.getByRole('spinbutton', { name: 'Plot Size' }).fill('10')
  await page.getByRole('radio', { name: 'A+ Grade' }).click()
}

/** Opens the review of 10 marla, DHA, with a basement, A+. */
export async function openReview(page: Page, contact: TestContact = newContact(), site = ''): Promise<void> {
  await openCalculator(page, contact, site)
  await enterTenMarla(page)
  await page.getByRole('button', { name: 'Review & Submit' }).click()
}

/** The value of a row in a summary, found by its term. */
export function summaryValue(scope: Page | Locator, term: string): Locator {
  return scope
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) })
    .locator('xpath=following-sibling::dd[1]')
}

/** Presses Tab until the control has the focus, as a visitor without a mouse does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The focus never reached ${control.toString()}.`)
}

/** Opens a page and waits until the application listens: a link that is pressed before loads its page anew. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(page.locator('html')).toHaveAttribute('data-application', 'ready')
}

/** Chromium doesn't go on with a request that outlives its page once it has been held, so it is made for it. */
async function passOn(route: Route): Promise<void> {
  await route.fulfill({ response: await route.fetch() })
}

/** Holds the calls of one kind back, answers each as told once the function that it gives is called, and counts them. */
export async function holdCalls(
  page: Page,
  call: string,
  answer = passOn,
): Promise<{ readonly letThemAnswer: () => void; readonly count: () => number }> {
  let count = 0
  let letThemAnswer = () => {}
  const awaited = new Promise<void>((resolve) => {
    letThemAnswer = resolve
  })
  await page.route(call, async (route) => {
    count += 1
    await awaited
    await answer(route)
  })
  return { letThemAnswer, count: () => count }
}

/** Goes to another page of the site by the main menu, without a reload. */
export async function goByMenu(page: Page, name: string, heading: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
}
