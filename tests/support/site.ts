import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Locator,
  type Page,
  type Route,
  type WebError,
} from 'playwright/test'
import { paths } from '../../src/paths.ts'

/** The console messages of Chromium about failed requests. */
export const loadFailures = {
  notFound: 'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
  serverError:
    'error: Failed to load resource: the server responded with a status of 500 (Internal Server Error)',
  unavailable:
    'error: Failed to load resource: the server responded with a status of 503 (Service Unavailable)',
  aborted: 'error: Failed to load resource: net::ERR_FAILED',
  reset: 'error: Failed to load resource: net::ERR_CONNECTION_RESET',
  refused: 'error: Failed to load resource: net::ERR_CONNECTION_REFUSED',
  offline: 'error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED',
} as const

/** The console message of React if the code of a page can't be loaded. */
export const codeNotFetched = /error: TypeError: Failed to fetch dynamically imported module: \S+/

/** Written because Playwright doesn't register the service worker. */
const workerBlocked = [
  'warning: Service Worker registration blocked by Playwright',
  /info: Not available offline: (?:TypeError|JSHandle)[^]*/,
]

/** Whether a test allows a console message. A pattern must match all of it. */
function isAllowed(message: string, allowed: readonly (string | RegExp)[]): boolean {
  return allowed.some((one) =>
    typeof one === 'string' ? one === message : one.exec(message)?.[0] === message,
  )
}

/** Starts the application of each page that is opened in this tab at once, and hides its splash screen. */
export async function skipWaits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointerdown')))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('#splash { animation: none !important; display: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
}

/** A browser test that fails on any console message or script error, whichever tab it comes from. */
export const test = base.extend<{
  /** Also watches the tabs of a context that the test has opened; those of `context` are always watched. */
  watchConsole: (context: BrowserContext) => void
  /**
   * The console messages that the test allows, each with its type: `error: …`. A RegExp must not be the second element,
   * because Playwright takes an array with an object in second place for a value with its options.
   */
  allowedMessages: readonly (string | RegExp)[]
  hasSplash: boolean
  splash: void
}>({
  allowedMessages: [[], { option: true }],
  hasSplash: [false, { option: true }],
  splash: [
    async ({ page, hasSplash }, use) => {
      // Only tests of the splash screen wait for its two seconds.
      if (!hasSplash) await skipWaits(page)
      await use()
    },
    { auto: true },
  ],
  watchConsole: [
    async ({ context, allowedMessages }, use) => {
      const messages: string[] = []
      const watched = new Set<BrowserContext>()
      const addMessage = (message: ConsoleMessage) => {
        // Chromium requests this icon for files that name no icon, such as /robots.txt.
        if (message.location().url.endsWith('/favicon.ico')) return
        messages.push(`${message.type()}: ${message.text()}`)
      }
      const addError = (error: WebError) => messages.push(`error: ${error.error().message}`)
      const watch = (opened: BrowserContext) => {
        watched.add(opened)
        opened.on('console', addMessage)
        opened.on('weberror', addError)
      }
      watch(context)
      await use(watch)
      // The next test may use the same context.
      for (const opened of watched) {
        opened.off('console', addMessage)
        opened.off('weberror', addError)
      }
      const unexpected = messages.filter((text) => !isAllowed(text, [...allowedMessages, ...workerBlocked]))
      expect(unexpected, 'console messages').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Returns a unique contact, whose lead can be found in the inbox. */
export function newContact() {
  return {
    name: 'Test Visitor',
    email: `visitor-${crypto.randomUUID()}@example.com`,
    phone: '+92 300 0000000',
  }
}

export type TestContact = ReturnType<typeof newContact>

/** Fills in the contact step and continues. */
export async function enterContact(page: Page, contact: TestContact = newContact()): Promise<void> {
  await page.getByRole('textbox', { name: 'Full Name' }).fill(contact.name)
  await page.getByRole('textbox', { name: 'Email Address' }).fill(contact.email)
  await page.getByRole('textbox', { name: 'Phone Number' }).fill(contact.phone)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeVisible()
}

/** Opens the estimator, fills in the contact step and continues. `site` is an origin other than the suite's. */
export async function openCalculator(
  page: Page,
  contact: TestContact = newContact(),
  site = '',
): Promise<void> {
  await openHydrated(page, `${site}${paths.estimator.href()}`)
  await enterContact(page, contact)
}

/** Enters 10 marla and A+ in the calculator, which has DHA and a basement by default: PKR 27,995,990. */
export async function enterTenMarla(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Plot Size' }).fill('10')
  await page.getByRole('radio', { name: 'A+ Grade' }).click()
}

/** Opens the review of the estimate that `enterTenMarla` enters. */
export async function openReview(page: Page, contact: TestContact = newContact(), site = ''): Promise<void> {
  await openCalculator(page, contact, site)
  await enterTenMarla(page)
  await page.getByRole('button', { name: 'Review & Submit' }).click()
}

/** The value of a summary row with this term. */
export function summaryValue(scope: Page | Locator, term: string): Locator {
  return scope
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) })
    .locator('xpath=following-sibling::dd[1]')
}

/** Presses Tab until the control has the focus, at most 60 times. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const hasFocus = () => control.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60 && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab')
  expect(await hasFocus(), `focus on ${control.toString()} after up to 60 Tab presses`).toBe(true)
}

/** Waits for hydration; before it, a click on a link would reload the document, and one on a button may be lost. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-application', 'ready')
  // The font changes the layout, so boxes measured before and after it don't fit together.
  await page.evaluate(() => document.fonts.ready)
}

/** Opens a page and waits for hydration. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expectHydrated(page)
}

/** Reloads the page and waits for hydration. */
export async function reloadHydrated(page: Page): Promise<void> {
  await page.reload()
  await expectHydrated(page)
}

/** Fetches the server's response. `route.continue` would lose `keepalive` requests that are redirected or outlive their page. */
export async function fetchResponse(route: Route): Promise<void> {
  await route.fulfill({ response: await route.fetch() })
}

/**
 * Holds matching requests until `release` is called.
 * @param respond responds to a released request; by default with the server's response
 */
export async function holdRequests(
  page: Page,
  url: string,
  respond = fetchResponse,
): Promise<{ readonly release: () => void; readonly count: () => number }> {
  let count = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    count += 1
    await released
    await respond(route)
  })
  return { release, count: () => count }
}

/** Navigates to another page by the main menu. */
export async function navigateByMenu(page: Page, name: string, heading: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
}
