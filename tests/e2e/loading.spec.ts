import type { Page, Route } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { enquiryForm, fillIn } from '../support/contactForms.ts'
import { openFaultySite } from '../support/faultySite.ts'
import {
  codeNotFetched,
  enterTenMarla,
  expect,
  holdRequests,
  loadFailures,
  navigateByMenu,
  openCalculator,
  openHydrated,
  summaryValue,
  test,
} from '../support/site.ts'
import { translatePage } from '../support/translatePage.ts'

const application = '**/assets/main-*.js'
const projectContent = /\/assets\/db-32-[^/]*\.js$/

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
const projectLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'DB-32' })
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /page/ })
const expectReady = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-application', 'ready')
const clickContinue = (page: Page) => page.getByRole('button', { name: 'Continue' }).click({ force: true })

/** Replaces the delay of three seconds, after which the application starts by itself; `null` drops it. */
const replaceStartDelay = (page: Page, delay: number | null) =>
  page.addInitScript((replacement) => {
    window.setTimeout = new Proxy(window.setTimeout, {
      apply: (target, _, [handler, ms, ...values]) => {
        if (ms !== 3000) return Reflect.apply(target, window, [handler, ms, ...values])
        return replacement === null ? 0 : Reflect.apply(target, window, [handler, replacement])
      },
    })
  }, delay)

/** Opens a page while the application is held back; the returned function releases it. */
async function openBeforeHydration(page: Page, url: string): Promise<() => void> {
  const { release } = await holdRequests(page, application)
  await page.goto(url)
  return release
}

const faults: Record<string, (route: Route) => Promise<void>> = {
  'returns status 503': (route) => route.fulfill({ status: 503, body: 'Try later.' }),
  'gets no response': (route) => route.abort(),
  'returns an HTML page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
}

test.describe('before the visitor uses the page', () => {
  // The other tests use each page at once.
  test.use({ hasSplash: true, allowedMessages: [loadFailures.notFound] })

  test('the application starts by itself after a while, or at once if the page depends on it', async ({
    page,
  }) => {
    await page.goto(paths.home.href())
    await expectReady(page)
    await replaceStartDelay(page, null)
    for (const url of [
      `${paths.estimator.href()}#estimate`,
      '/services/no-such-service',
      paths.estimator.href(),
    ]) {
      await page.goto(url)
      await expectReady(page)
      await page.evaluate(() => localStorage.setItem('estimator.language', 'ur'))
    }
  })
})

test('a document that is interrupted in the middle is hydrated once it is complete @nightly', async ({
  page,
  baseURL,
}) => {
  const path = paths.estimator.href()
  const site = await openFaultySite(baseURL ?? '', '')
  // In the middle of the JSON that the entry script reads.
  const resume = site.pauseAfter(path, '"application":[')
  await replaceStartDelay(page, 0)
  await page.goto(site.origin + path, { waitUntil: 'commit' })
  await field(page, 'Full Name').fill('Test Visitor')
  resume()
  await expectReady(page)
  await expect(field(page, 'Full Name')).toHaveValue('Test Visitor')
  await field(page, 'Email Address').fill('visitor@mail.example')
  await field(page, 'Phone Number').fill('+923000000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeVisible()
  await site.close()
})

test.describe('if code fails to load', () => {
  test.use({
    allowedMessages: [loadFailures.unavailable, loadFailures.aborted, loadFailures.notFound, codeNotFetched],
  })

  test('the application is loaded again after a failure, and no click is lost', async ({ page }) => {
    for (const [fault, respond] of Object.entries(faults)) {
      await page.route(application, respond, { times: 1 })
      await page.goto(paths.estimator.href())
      await clickContinue(page)
      await expect(page.getByRole('alert'), fault).toHaveText(/Please fill all contact information/)
      await expect(notice(page), fault).toBeHidden()
    }
  })

  test('while the application cannot be loaded, the page shows a message, keeps the input and recovers', async ({
    page,
  }) => {
    await page.route(application, (route) => route.abort())
    await page.goto(paths.contact.href())
    await field(page, 'City').fill('Multan')
    await expect(notice(page)).toContainText('its buttons do not work yet')
    await page.getByRole('combobox').selectOption({ index: 1 })
    await page.unroute(application)
    await field(page, 'Mobile').fill('0300 0000000')
    await expectReady(page)
    await expect(notice(page)).toBeHidden()
    await page.getByRole('button', { name: 'Submit Now' }).click()
    await expect(field(page, 'City')).toHaveValue('Multan')
    await expect(field(page, 'Mobile')).toHaveValue('0300 0000000')
    await expect(page.getByRole('combobox')).not.toHaveValue('')
  })

  test('a reload while the application cannot be loaded keeps the input @nightly', async ({ page }) => {
    await page.route(application, (route) => route.fulfill({ status: 404, body: 'Gone.' }))
    await page.goto(paths.estimator.href())
    await field(page, 'Full Name').fill('Ada Lovelace')
    const reload = notice(page).getByRole('button', { name: 'Load the page again' })
    await expect(reload).toBeVisible()
    await page.unroute(application)
    await page.evaluate(() => {
      // Chromium restores fields by itself; other browsers leave them empty.
      document.querySelector('form')?.setAttribute('autocomplete', 'off')
    })
    await reload.click()
    await expectReady(page)
    await expect(field(page, 'Full Name')).toHaveValue('Ada Lovelace')
  })

  test('a page whose code or content could not be loaded is loaded again when its link is clicked again @nightly', async ({
    page,
  }) => {
    await openHydrated(page, paths.home.href())
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' })
    const code = '**/assets/ProjectsPage-*.js'
    await page.route(code, (route) => route.abort())
    await page.route(projectContent, (route) => route.abort())
    await link.click()
    await expect(heading(page)).toHaveText('This page could not be shown')
    await page.unroute(code)
    await navigateByMenu(page, 'Services', 'Services')
    await link.click()
    await expect(heading(page)).toHaveText('PROJECTS')
    await projectLink(page).click()
    await expect(heading(page)).toHaveText('This page could not be shown')
    await page.unroute(projectContent)
    await navigateByMenu(page, 'Projects', 'PROJECTS')
    await projectLink(page).click()
    await expect(heading(page)).toHaveText('DB-32')
  })
})

test('a click on Tools before hydration shows a message, and takes effect after hydration', async ({
  page,
}) => {
  const release = await openBeforeHydration(page, paths.home.href())
  await page.getByRole('button', { name: 'Tools' }).click()
  await expect(notice(page)).toHaveText('The page is still loading. Your click takes effect in a moment.')
  release()
  await expect(page.getByRole('menuitem')).toHaveCount(2)
  await expect(notice(page)).toBeHidden()
})

test.describe('if the document was changed before hydration', () => {
  // React reports the mismatch and renders the page again.
  test.use({
    allowedMessages: [
      'error: Minified React error #418; visit https://react.dev/errors/418?args[]=HTML&args[]= for the full message or use the non-minified dev environment for full errors and additional helpful warnings.',
    ],
  })

  test('a form that was translated before hydration keeps the value of every field, and sends it @nightly', async ({
    page,
  }) => {
    const release = await openBeforeHydration(page, paths.contact.href())
    await page.evaluate(translatePage)
    await fillIn(page, enquiryForm, 'visitor@example.com')
    const sent = page.waitForRequest('**/macros/s/project-enquiry/exec')
    await page.getByRole('button', { name: 'Submit Now' }).click()
    release()
    const body = new URLSearchParams((await sent).postData() ?? '')
    for (const [, column, text] of enquiryForm.fields) expect(body.get(column)).toBe(text)
    expect(body.get('email')).toBe('visitor@example.com')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(enquiryForm.sent)
  })
})

test('on a translated page, every amount follows the inputs @nightly', async ({ page }) => {
  await openCalculator(page)
  await enterTenMarla(page)
  const total = summaryValue(page, 'Grand Total')
  await page.evaluate(translatePage)
  await page.getByRole('checkbox', { name: 'Interior Design' }).click()
  await expect(total).toHaveText('PKR 27,262,790 about 2.73 crore')
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  await expect(total).toHaveText('PKR 27,262,790 about 2.73 crore')
  await page.evaluate(translatePage)
  await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
  await expect(page.getByRole('heading', { name: 'Estimate Submitted Successfully!' })).toBeFocused()
})
