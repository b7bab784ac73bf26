import type { Page } from 'playwright/test'
import {
  expect,
  holdRequests,
  loadFailures,
  navigateByMenu,
  newContact,
  openReview,
  reloadHydrated,
  summaryValue,
  test,
} from '../support/site.ts'
import { estimatesOf } from '../support/storedLeads.ts'

const estimateUrl = '**/macros/s/estimate/exec'
const sent = '✅ Success! Your VIP estimate has been saved to our database. We will contact you soon.'
const savedLocally = '✅ Success! Estimate saved locally. We will contact you soon.'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const plot = (page: Page) => page.getByRole('textbox', { name: 'Plot Size' })
const reviewHeading = (page: Page) => page.getByRole('heading', { name: 'Review & Submit' })
const successHeading = (page: Page) => page.getByRole('heading', { name: 'Estimate Submitted Successfully!' })
const notice = (page: Page) => page.getByRole('region', { name: 'Unsent estimates' })
const storedEstimates = (page: Page) => page.evaluate(() => localStorage.getItem('constructionEstimates'))

/** Submits an estimate, whose request is pending until `release` is called. */
async function submitAndHold(page: Page) {
  const contact = newContact()
  await openReview(page, contact)
  const held = await holdRequests(page, estimateUrl)
  await button(page, 'Submit Final Estimate').click()
  await expect(button(page, /Processing Estimate/)).toBeVisible()
  return { contact, ...held }
}

test('a double click, a reload and Back after it submit an estimate once', async ({ page }) => {
  const contact = newContact()
  await openReview(page, contact)
  await button(page, 'Submit Final Estimate').dblclick()
  await expect(successHeading(page)).toBeVisible()
  await expect(page.getByText(sent)).toBeVisible()
  await reloadHydrated(page)
  await expect(page.getByText(sent)).toBeVisible()
  await expect(summaryValue(page, 'Grand Total')).toHaveText('PKR 27,995,990')

  await test.step('Unchanged, it cannot be reviewed again; changed, it can', async () => {
    await page.goBack()
    await button(page, 'Review & Submit').click()
    await expect(successHeading(page)).toBeFocused()
    await page.goBack()
    await plot(page).fill('5')
    await button(page, 'Review & Submit').click()
    await expect(reviewHeading(page)).toBeFocused()
    await button(page, 'Back to Calculator').click()
    await plot(page).fill('10')
    await button(page, 'Review & Submit').click()
  })

  await test.step('A new one starts empty, also after a reload', async () => {
    await button(page, 'Create New Estimate').click()
    await expect(page.getByRole('heading', { name: "Let's Get Started" })).toBeFocused()
    await reloadHydrated(page)
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('')
  })
  expect(await estimatesOf(contact.email)).toHaveLength(1)
})

test('a visitor who goes to another page while the estimate is pending cannot send it twice, and sees the result there', async ({
  page,
}) => {
  const { contact, release, count } = await submitAndHold(page)
  await navigateByMenu(page, 'About Us', 'About us')
  await page.goBack()
  await button(page, /Processing Estimate/).press('Enter')
  await button(page, 'Back to Calculator').click()
  await button(page, 'Review & Submit').click()
  await button(page, /Processing Estimate/).press('Enter')
  await navigateByMenu(page, 'About Us', 'About us')
  release()
  await expect(page.getByText(sent)).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeFocused()
  await page.goBack()
  await expect(successHeading(page)).toBeVisible()
  await expect(page.getByText(sent)).toHaveCount(1)
  expect(count()).toBe(1)
  expect(await estimatesOf(contact.email)).toHaveLength(1)
})

test('an estimate is confirmed while the visitor changes it, and the changed one is a second submission @nightly', async ({
  page,
}) => {
  const { contact, release } = await submitAndHold(page)
  await button(page, 'Back to Calculator').click()
  await plot(page).fill('5')
  release()
  await expect(page.getByText(sent)).toBeInViewport()
  await expect(plot(page)).toBeFocused()
  await button(page, 'Review & Submit').click()
  await expect(reviewHeading(page)).toBeFocused()
  await button(page, 'Submit Final Estimate').click()
  await expect(successHeading(page)).toBeFocused()
  await expect
    .poll(async () => (await estimatesOf(contact.email)).map(({ grandTotal }) => grandTotal))
    .toEqual(['27995990', '16348020'])
})

test('a reload while the estimate is pending sends it again, as the same estimate @nightly', async ({
  page,
}) => {
  const { contact, count } = await submitAndHold(page)
  await expect.poll(count).toBe(1)
  await page.unroute(estimateUrl)
  await reloadHydrated(page)
  await expect(successHeading(page)).toBeVisible()
  await expect(page.getByText(sent)).toBeVisible()
  expect(await estimatesOf(contact.email)).toHaveLength(1)
})

test.describe('with a connection that fails', () => {
  test.use({ allowedMessages: [loadFailures.aborted] })

  test('the estimate is stored on the device, where the visitor can delete it or send it again', async ({
    page,
  }) => {
    const contact = newContact()
    await page.route(estimateUrl, (route) => route.abort())
    await openReview(page, contact)
    await button(page, 'Submit Final Estimate').click()
    await expect(page.getByText(savedLocally)).toBeVisible()
    expect(JSON.parse((await storedEstimates(page)) ?? 'null')).toEqual([
      expect.objectContaining({ contactInfo: contact, localBackup: true, grandTotal: '27995990' }),
    ])
    await expect(notice(page)).toHaveCount(0)

    await test.step('Deleted on another page, it is not sent, no success is shown, and it can be submitted again', async () => {
      await navigateByMenu(page, 'About Us', 'About us')
      await expect(notice(page).getByRole('button')).toHaveText(['Send again', 'Delete', 'Close'])
      await button(page, 'Delete').click()
      await button(page, 'Delete for good').press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await expect(page.getByText('Deleted from this device.')).toBeAttached()
      await page.goBack()
      await expect(page.getByText(savedLocally)).toBeHidden()
      expect(await storedEstimates(page)).toBeNull()
      await expect(reviewHeading(page)).toBeVisible()
      await reloadHydrated(page)
      await expect(reviewHeading(page)).toBeVisible()
      await button(page, 'Submit Final Estimate').click()
      await expect(page.getByText(savedLocally)).toBeVisible()
    })

    await expect(button(page, 'Send again')).toBeInViewport()
    expect(await estimatesOf(contact.email)).toEqual([])
    await page.unroute(estimateUrl)
    await button(page, 'Send again').click()
    await expect(page.getByText(sent)).toBeVisible()
    await expect(button(page, 'Send again')).toBeHidden()
    await expect(successHeading(page)).toBeFocused()
    expect(await estimatesOf(contact.email)).toHaveLength(1)
  })
})
