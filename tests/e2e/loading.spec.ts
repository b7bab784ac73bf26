import type { Page } from 'playwright/test'
import { company } from '../../src/content/company.ts'
import { paths } from '../../src/paths.ts'
import {
  codeNotFetched,
  enterTenMarla,
  expect,
  holdRequests,
  loadFailures,
  openCalculator,
  openHydrated,
  summaryValue,
  test,
} from '../support/site.ts'
import { translatePage } from '../support/translatePage.ts'

const application = '**/assets/main-*.js'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
const expectReady = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-application', 'ready')

/** Opens a page while the application is held back; the returned function releases it. */
async function openBeforeHydration(page: Page, url: string): Promise<() => void> {
  const { release } = await holdRequests(page, application)
  await page.goto(url)
  return release
}

test.describe('without a touch', () => {
  // The other tests use each page at once.
  test.use({ hasSplash: true, allowedMessages: [loadFailures.notFound] })

  test('the application starts once the page has loaded, and each script is requested once', async ({
    page,
  }) => {
    for (const url of [paths.home.href(), paths.estimator.href(), '/no-such-page']) {
      await page.goto(url)
      await expectReady(page)
      const requests = await page.evaluate(() =>
        performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? name : [])),
      )
      expect(new Set(requests).size).toBe(requests.length)
      // Others, such as the sliders, follow when they are needed.
      const modules = (await page.locator('html').getAttribute('data-modules'))?.split(' ') ?? []
      expect(modules.length).toBeLessThanOrEqual(12)
      expect(modules.length).toBeGreaterThan(4)
      expect(requests.map((script) => new URL(script).pathname)).toEqual(expect.arrayContaining(modules))
    }
  })

  test('the application is loaded once the first picture is painted, before the page has loaded @images', async ({
    page,
  }) => {
    const preloads = page.locator('link[rel="modulepreload"]')
    const font = await holdRequests(page, '**/*.woff2')
    const { release } = await holdRequests(page, '**/house-10-marla-*.avif')
    await page.goto(paths.home.href(), { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
    await expect(preloads).toHaveCount(0)
    release()
    await expect(preloads.nth(4)).toBeAttached()
    await expect(page.locator('html')).not.toHaveAttribute('data-application')
    font.release()
  })

  test('the application starts at the first touch, while a picture is still loading @images', async ({
    page,
  }) => {
    const pictures = await holdRequests(page, '**/*.avif')
    await page.goto(paths.home.href(), { waitUntil: 'domcontentloaded' })
    await expect.poll(pictures.count).toBeGreaterThan(0)
    await page.mouse.move(200, 200)
    await page.mouse.down()
    await expectReady(page)
  })
})

test('a button tapped before hydration is pressed after it', async ({ page }) => {
  const release = await openBeforeHydration(page, paths.home.href())
  await page.getByRole('button', { name: 'Tools' }).click()
  release()
  await expect(page.getByRole('menuitem')).toHaveCount(2)
})

test('the menu of Tools is loaded where its button is visible, and opens for a key pressed before that', async ({
  page,
}) => {
  const menu = await holdRequests(page, '**/assets/LinkMenu-*.js')
  await openHydrated(page, paths.faq.href())
  const tools = page.getByRole('button', { name: 'Tools' })
  await expect.poll(menu.count).toBe(1)
  await tools.focus()
  await page.keyboard.press('Enter')
  await expect(tools).toHaveAttribute('aria-expanded', 'true')
  menu.release()
  await expect(page.getByRole('menu', { name: 'Tools' })).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expectReady(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(menu.count()).toBe(1)
})

test('the menu of Tools doesn’t open once the visitor has gone on to something else', async ({ page }) => {
  const menu = await holdRequests(page, '**/assets/LinkMenu-*.js')
  await openHydrated(page, paths.contact.href())
  const tools = page.getByRole('button', { name: 'Tools' })
  await tools.click()
  await expect(tools).toHaveAttribute('aria-expanded', 'true')
  await field(page, 'City').focus()
  menu.release()
  await expect(tools).toHaveAttribute('data-state', 'closed')
  await expect(field(page, 'City')).toBeFocused()
})

test('a text, an option and a choice from before hydration count @nightly', async ({ page }) => {
  const release = await openBeforeHydration(page, paths.contact.href())
  await field(page, 'City').fill('Multan')
  await page.getByRole('combobox').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Submit Now' }).click()
  release()
  await expectReady(page)
  await page.getByRole('button', { name: 'Submit Now' }).click()
  await expect(field(page, 'City')).toHaveValue('Multan')
  await expect(page.getByRole('combobox')).not.toHaveValue('')
  await expect(field(page, 'City')).not.toHaveAttribute('aria-invalid', 'true')
})

test('a radio button and a checkbox tapped before hydration count in the calculation', async ({ page }) => {
  const release = await openBeforeHydration(page, paths.estimator.href())
  const lakh = page.getByRole('radio', { name: 'Lakh' })
  const basement = page.getByRole('checkbox', { name: 'With a basement' })
  await lakh.check()
  await basement.click()
  release()
  await expectReady(page)
  await expect(basement).toBeChecked()
  const house = page.getByRole('status', { name: 'Plot within your budget' })
  await expect(house).toContainText('more than your budget')
  await page.getByRole('textbox', { name: 'Your budget' }).fill('200')
  await expect(house).toContainText('7.4 marla')
  await basement.uncheck()
  await expect(house).toContainText('11.4 marla')
})

test.describe('if code fails to load', () => {
  test.use({
    allowedMessages: [loadFailures.unavailable, loadFailures.aborted, loadFailures.notFound, codeNotFetched],
  })

  test('a page without the application says so with a phone number, keeps the input, and its links work', async ({
    page,
  }) => {
    await page.route(application, (route) => route.abort())
    await page.goto(paths.contact.href())
    await field(page, 'City').fill('Multan')
    const alert = page.getByRole('alert').filter({ hasText: 'its buttons do not work yet' })
    await expect(alert.getByRole('link', { name: company.phones[0] })).toBeVisible()
    await expect(alert.getByRole('button', { name: 'Load the page again' })).toBeVisible()
    await expect(field(page, 'City')).toHaveValue('Multan')
    await page.unroute(application)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click()
    await expectReady(page)
    await expect(page).toHaveURL(paths.services.href())
  })

  test('the menu of Tools stays closed until its code arrives, and the grades are explained without a tooltip', async ({
    page,
  }) => {
    await page.route(/\/(LinkMenu|Tooltip)-/, (route) => route.abort())
    await openCalculator(page)
    await expect(page.getByText('A Grade: Standard quality')).toBeVisible()
    const tools = page.getByRole('button', { name: 'Tools' })
    await tools.click()
    await expect(tools).toHaveAttribute('aria-expanded', 'false')
    await page.unroute(/\/(LinkMenu|Tooltip)-/)
    await tools.click()
    await expect(page.getByRole('menu', { name: 'Tools' })).toBeVisible()
  })

  test('a page whose code is gone after a deployment is loaded as a document, and what was typed is kept', async ({
    page,
  }) => {
    await openHydrated(page, paths.contact.href())
    await field(page, 'City').fill('Multan')
    const code = '**/assets/ProjectsPage-*.js'
    await page.route(code, (route) => route.fulfill({ status: 404 }))
    // The next document is that of the new deployment.
    page.on('request', (request) => void (request.isNavigationRequest() && page.unroute(code)))
    const loaded = page.waitForEvent('load')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click()
    await loaded
    await expectReady(page)
    await expect(heading(page)).toHaveText('PROJECTS')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
    await expect(field(page, 'City')).toHaveValue('Multan')
  })
})

test.describe('if the layout throws', () => {
  test.use({ allowedMessages: [/error: TypeError: IntersectionObserver is not a constructor[^]*/] })

  test('the page shows a sentence, a phone number and a button that loads it again', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'IntersectionObserver', { value: undefined }),
    )
    await page.goto(paths.home.href())
    await expect(heading(page)).toHaveText('This page could not be shown')
    await expect(page.getByRole('link', { name: company.phones[0] })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible()
  })
})

test('on a translated page, every amount follows the inputs @nightly', async ({ page }) => {
  await openCalculator(page)
  await enterTenMarla(page)
  const total = summaryValue(page, 'Grand Total')
  await page.evaluate(translatePage)
  await page.getByRole('checkbox', { name: 'Interior Design' }).click()
  await expect(total).toHaveText('PKR 27,262,790 2.73 crore')
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  await expect(total).toHaveText('PKR 27,262,790')
  await page.evaluate(translatePage)
  await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
  await expect(page.getByRole('heading', { name: 'Estimate Submitted Successfully!' })).toBeFocused()
})

for (const [what, remove] of [
  ['color-mix()', 'CSS.supports = () => false'],
  ['toSorted @nightly', 'delete Array.prototype.toSorted'],
] as const) {
  test(`the page, a sentence and the phone number, but no form, are shown by a browser without ${what}`, async ({
    page,
  }) => {
    await page.addInitScript(remove)
    await page.goto(paths.contact.href())
    await expect(page.getByText('This browser is too old for our forms')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('form')).toHaveCount(0)
    await page.getByRole('heading', { level: 1 }).click()
    expect(await page.evaluate(() => document.documentElement.dataset['application'])).toBeUndefined()
  })
}
