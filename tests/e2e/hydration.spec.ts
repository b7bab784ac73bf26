import type { Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { expect, expectHydrated, test } from '../support/site.ts'

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })

/** Holds the application until the test has changed the page. */
async function openUnhydrated(page: Page, path: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path)
  return release
}

test('a price that is chosen before the application has started is shown', async ({ page }) => {
  const release = await openUnhydrated(page, paths.estimator.href())
  await page
    .getByRole('table', { name: 'Without a basement' })
    .getByRole('link', { name: '1.74 crore' })
    .click()
  release()
  await expectHydrated(page)
  await expect(page.getByText(/^PKR\s17,440,655$/).first()).toBeInViewport()
})

/** What programs add to a page: an element beside each field, attributes, and an element in the body. */
const addForeignElements = (page: Page) =>
  page.evaluate(() => {
    for (const control of document.querySelectorAll('main input, main textarea')) {
      const sign = document.createElement('span')
      sign.textContent = 'Filled by a password manager'
      control.before(sign)
    }
    document.querySelector('main')?.prepend(document.createElement('grammarly-extension'))
  })

test.describe('what is typed before the application has started is kept, though another program has changed the page:', () => {
  // React renders the page anew, and says so.
  test.use({
    allowedMessages: [/error: (?:Uncaught )?(?:Error: )?(?:Minified React error #418|Hydration failed)[^]*/],
  })

  test('the contact details of the estimator', async ({ page }) => {
    const release = await openUnhydrated(page, paths.estimator.href())
    await field(page, 'Full Name').fill('Test Visitor')
    await field(page, 'Email Address').fill('visitor@example.com')
    await addForeignElements(page)
    await field(page, 'Phone Number').pressSequentially('0300')
    release()
    await expectHydrated(page)
    await expect(field(page, 'Full Name')).toHaveValue('Test Visitor')
    await expect(field(page, 'Email Address')).toHaveValue('visitor@example.com')
    await expect(field(page, 'Phone Number')).toBeFocused()
    await page.keyboard.type(' 0000000')
    await expect(field(page, 'Phone Number')).toHaveValue('0300 0000000')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeVisible()
  })

  test('the enquiry, with its choice @nightly', async ({ page }) => {
    const release = await openUnhydrated(page, paths.contact.href())
    await field(page, 'Name').fill('Test Visitor')
    await field(page, 'Services Required').selectOption('Town Planning Consultancy')
    await field(page, 'Project Details').fill('Two lines,\nand more.')
    await addForeignElements(page)
    release()
    await expectHydrated(page)
    await expect(field(page, 'Name')).toHaveValue('Test Visitor')
    await expect(field(page, 'Services Required')).toHaveValue('Town Planning Consultancy')
    await expect(field(page, 'Project Details')).toHaveValue('Two lines,\nand more.')
  })

  test('the budget and its unit @nightly', async ({ page }) => {
    const release = await openUnhydrated(page, paths.estimator.href())
    await field(page, 'Your budget').fill('150')
    await page.getByRole('radio', { name: 'Lakh' }).check()
    await addForeignElements(page)
    release()
    await expectHydrated(page)
    await expect(field(page, 'Your budget')).toHaveValue('150')
    await expect(page.getByRole('radio', { name: 'Lakh' })).toBeChecked()
  })
})

test('what is typed is kept if the phone ends the tab', async ({ page }) => {
  await page.goto(paths.contact.href())
  await expectHydrated(page)
  await field(page, 'Name').fill('Test Visitor')
  // A phone that ends a hidden tab sends nothing else.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).toContain('Test+Visitor')
  await page.evaluate(() => sessionStorage.clear())
  await field(page, 'City').pressSequentially('Lahore')
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('Lahore')

  await page.goto(paths.estimator.href())
  await expectHydrated(page)
  await field(page, 'Full Name').fill('Test Visitor')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(await page.evaluate(() => sessionStorage.getItem('estimator.1'))).toContain('Test Visitor')
})
