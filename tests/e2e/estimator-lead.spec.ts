import { frames } from '../support/measures.ts'
import { estimatesOf } from '../support/leads.ts'
import { test } from '../support/ownSite.ts'
import { enterTenMarla, expect, newContact, openCalculator, openReview } from '../support/site.ts'

test('a double press submits once', async ({ page }) => {
  const contact = newContact()
  await openReview(page, contact)
  await page.getByRole('button', { name: 'Submit Final Estimate' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Estimate Submitted Successfully!' })).toBeVisible()
  await expect(
    page.getByText('✅ Success! Your VIP estimate has been saved to our database. We will contact you soon.'),
  ).toBeVisible()
  expect(await estimatesOf(contact.email)).toHaveLength(1)

  await page.getByRole('button', { name: 'Create New Estimate' }).click()
  await expect(page.getByRole('heading', { name: "Let's Get Started" })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('')
})

test('a visitor who leaves while the estimate is on its way is not brought back', async ({ page }) => {
  await openReview(page)
  let letItAnswer = () => {}
  const answer = new Promise<void>((resolve) => {
    letItAnswer = resolve
  })
  await page.route('**/macros/s/estimate/exec', async (route) => {
    await answer
    await route.fulfill({ status: 200, body: '{"result":"success"}' })
  })
  await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
  await expect(page.getByRole('button', { name: /Processing Estimate/ })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Sangbunyad/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Bring Your Dreams to Reality' })).toBeFocused()
  const answered = page.waitForEvent('requestfinished', (request) => request.url().includes('/macros/'))
  letItAnswer()
  await answered
  await frames(page, 12)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Bring Your Dreams to Reality' })).toBeVisible()
})

test('what has been submitted is not reviewed again unchanged', async ({ page }) => {
  const contact = newContact()
  await openReview(page, contact)
  await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
  const done = page.getByRole('heading', { name: 'Estimate Submitted Successfully!' })
  await expect(done).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeFocused()
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  await expect(done).toBeFocused()
  await page.goBack()
  await page.getByRole('spinbutton', { name: 'Plot Size' }).fill('5')
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Review & Submit' })).toBeFocused()
})

test.describe('with the inbox stopped', () => {
  test.use({ allowedMessages: /Failed to load resource: net::ERR_CONNECTION_REFUSED/ })

  test('the estimate is kept on the device and sent when the site is opened again', async ({
    page,
    ownSite,
  }) => {
    const contact = newContact()
    await openReview(page, contact, ownSite.url)
    await ownSite.stop()
    await page.getByRole('button', { name: 'Submit Final Estimate' }).click()

    await expect(page.getByRole('heading', { name: 'Estimate Submitted Successfully!' })).toBeVisible()
    await expect(
      page.getByText('✅ Success! Estimate saved locally. We will contact you soon.'),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: 'Unsent estimates' })).toBeVisible()
    const kept: unknown = await page.evaluate(() =>
      JSON.parse(localStorage.getItem('constructionEstimates') ?? 'null'),
    )
    expect(kept).toEqual([
      expect.objectContaining({
        contactInfo: { name: contact.name, email: contact.email, phone: contact.phone },
        localBackup: true,
        grandTotal: '27995990',
      }),
    ])

    await ownSite.start()
    await page.goto(ownSite.url)
    await expect(async () => expect(await estimatesOf(contact.email, ownSite.leads)).toHaveLength(1)).toPass()
    await expect(page.getByRole('region', { name: 'Unsent estimates' })).toBeHidden()
    const left = await page.evaluate(() => localStorage.getItem('constructionEstimates'))
    expect(left === null || left === '[]').toBe(true)
  })

  test('the visitor can send it again as soon as the inbox is back', async ({ page, ownSite }) => {
    const contact = newContact()
    await openReview(page, contact, ownSite.url)
    await ownSite.stop()
    await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
    const again = page.getByRole('main').getByRole('button', { name: 'Send again' })
    await expect(again).toBeInViewport()
    await ownSite.start()
    await again.click()
    await expect(
      page.getByText(
        '✅ Success! Your VIP estimate has been saved to our database. We will contact you soon.',
      ),
    ).toBeVisible()
    await expect(again).toBeHidden()
    expect(await estimatesOf(contact.email, ownSite.leads)).toHaveLength(1)
  })

  test('the visitor can delete it, and the page claims nothing afterwards', async ({ page, ownSite }) => {
    await openCalculator(page, newContact(), ownSite.url)
    await page.getByRole('button', { name: 'Review & Submit' }).click()
    await ownSite.stop()
    await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete for good' }).press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByText('Deleted from this device.')).toBeAttached()
    await expect(page.getByText(/saved locally/)).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('constructionEstimates'))).toBeNull()
  })

  test('and with no room on the device either, nothing is claimed and nothing is lost', async ({
    page,
    ownSite,
  }) => {
    const contact = newContact()
    await openCalculator(page, contact, ownSite.url)
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await enterTenMarla(page)
    await page.getByRole('button', { name: 'Review & Submit' }).click()
    await ownSite.stop()
    await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      /We could not send or save your estimate\. Please call or message us\./,
    )
    await expect(page.getByRole('heading', { name: 'Review & Submit' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Call/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit Final Estimate' })).toBeEnabled()
  })
})
