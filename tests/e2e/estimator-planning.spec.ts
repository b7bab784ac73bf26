import type { Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import {
  enterContact,
  enterTenMarla,
  expect,
  newContact,
  openCalculator,
  openHydrated,
  skipWaits,
  summaryValue,
  tabTo,
  test,
} from '../support/site.ts'

const estimatorPath = paths.estimator.href()
const openedTitle = 'The details of the house are filled in'
const plot = (page: Page) => page.getByRole('textbox', { name: 'Plot Size' })
const estimateIn = (page: Page) => page.getByRole('region', { name: 'Your Estimate' })

test('a budget that says its unit is converted when another unit is chosen @nightly', async ({ page }) => {
  await openHydrated(page, estimatorPath)
  const budget = page.getByRole('textbox', { name: 'Your budget' })
  for (const [text, unit, converted] of [
    ['2 crore', 'Lakh', '200 lakh'],
    ['20000000', 'Crore', '2 crore'],
    ['PKR 19,627,030', 'Lakh', '196.2703 lakh'],
  ] as const) {
    await budget.fill(text)
    await page.getByRole('radio', { name: unit }).click()
    await expect(page.getByRole('radio', { name: unit })).toBeChecked()
    await expect(budget).toHaveValue(converted)
  }
})

test('costs of the table open in the calculator, and Undo restores what was entered', async ({ page }) => {
  await openCalculator(page)
  await enterTenMarla(page)
  await page.goBack()
  const table = page.getByRole('table', { name: 'With a basement' })
  await table.getByRole('link', { name: '5.46 crore' }).click()
  await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeFocused()
  await expect(estimateIn(page)).toContainText('54,631,800')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeFocused()
  await expect(plot(page)).toHaveValue('10')
  await expect(estimateIn(page)).toContainText('27,995,990')
  await expect(page.getByText(openedTitle)).toBeHidden()
})

test('the price that was chosen stays in the contact step; the empty calculator offers plots to start from', async ({
  page,
}) => {
  await openHydrated(page, estimatorPath)
  await page
    .getByRole('table', { name: 'Without a basement' })
    .getByRole('link', { name: '1.74 crore' })
    .click()
  await expect(page.getByText('10 Marla · DHA · A Grade · without a basement')).toBeVisible()
  await expect(page.getByText(/^PKR\s17,440,655$/).first()).toBeInViewport()
  await expect(page.getByText(openedTitle)).toBeHidden()
  await page.getByText('On top, reserve, time, payments').click()
  await page.getByRole('link', { name: 'What you can build within your budget' }).click()
  await expect(page.getByRole('heading', { name: 'What can you build within your budget?' })).toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'Cost Estimate' })).toContainText('PKR 17,440,655')
  await page.emulateMedia({ media: null })
  await expect(summaryValue(page, 'Basement')).toHaveText('Not included')
  await enterContact(page)
  await expect(page.getByText(openedTitle)).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('button', { name: '20 marla 5.46 crore' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Include Basement' }).click()
  await page.getByRole('button', { name: '20 marla 3.25 crore' }).click()
  await expect(page.getByRole('heading', { name: 'Your Estimate' })).toBeFocused()
  await expect(estimateIn(page)).toContainText('3.25 crore')
})

test('the figures of a house on the page of the DHA service lead to its estimate, and a change keeps the place in the page', async ({
  page,
}) => {
  await openHydrated(page, paths.service.href('dha-construction'))
  for (const figure of ['1.74 crore', '10 to 14 months', '9 payments']) {
    await expect(page.getByRole('definition').filter({ hasText: figure })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Its estimate, floor by floor' }).click()
  await expect(page.getByText(/^PKR\s17,440,655$/).first()).toBeInViewport()
  await enterContact(page)
  const service = page.getByRole('checkbox', { name: 'Interior Design' })
  await service.focus()
  await page.evaluate(() => window.scrollTo(0, 300))
  await page.keyboard.press('Space')
  await expect(estimateIn(page)).toContainText('16,919,455')
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
})

test('Change in the review opens its field, and Continue returns to the review @nightly', async ({
  page,
}) => {
  await openCalculator(page)
  await enterTenMarla(page)
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  const review = page.getByRole('heading', { name: 'Review & Submit' })
  await expect(review).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: 'Change Phone' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Phone Number' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('+92 42 0000000')
  await page.keyboard.press('Enter')
  await expect(review).toBeFocused()
  await expect(summaryValue(page, 'Phone')).toHaveText('+92 42 0000000')

  await page.getByRole('button', { name: 'Change Quality Grade' }).click()
  await expect(page.getByRole('radio', { name: 'A+ Grade' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  await expect(summaryValue(page, 'Quality Grade')).toHaveText('A')
  await page.getByRole('button', { name: 'Change Authority' }).click()
  await expect(page.getByRole('combobox', { name: 'Housing Authority' })).toBeFocused()
  await page.goBack()
  await page.getByRole('button', { name: 'Change Basement' }).click()
  await expect(page.getByRole('checkbox', { name: 'Include Basement' })).toBeFocused()
  await page.goBack()
  const changeServices = page.getByRole('button', { name: 'Change Services' })
  await changeServices.click()
  await expect(page.getByRole('checkbox', { name: 'Grey Structure' })).toBeFocused()

  await page.goBack()
  await page.setViewportSize({ width: 390, height: 844 })
  await changeServices.click()
  const service = page.getByRole('checkbox', { name: 'Grey Structure' })
  await expect(service).toBeFocused()
  await expect(service).toBeInViewport()
})

test('a project opens the calculator with a house like it @nightly', async ({ page }) => {
  await openHydrated(page, paths.project.href('db-32'))
  await page.getByRole('link', { name: 'Estimate a house like this' }).click()
  await expect(page.getByText('PKR 40,351,243')).toBeVisible()
})

test('a budget for the house offers what makes it fit; Back from the FAQ leads to the answers', async ({
  page,
}) => {
  await openCalculator(page)
  await enterTenMarla(page)
  await page.getByRole('textbox', { name: 'Your budget' }).fill('1.9 crore')
  await expect(page.getByText(/^1\.9 crore pays for 67 per cent .* 89\.96 lakh short\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Change to this: Without a basement' }).click()
  await expect(page.getByText(/^1\.9 crore covers this house’s 1\.83 crore/).first()).toBeVisible()
  await expect(estimateIn(page)).toContainText('18,281,090')

  await estimateIn(page).getByText('On top, reserve, time, payments').click()
  await page.getByRole('button', { name: 'See which changes make it fit' }).click()
  await expect(page.getByRole('textbox', { name: 'Your budget' })).toBeFocused()
  await page.getByRole('link', { name: 'FAQ: How long' }).click()
  await expect(page).toHaveURL(/\/faq#timeline$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'FAQ: How long' })).toBeInViewport()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(estimateIn(page)).toContainText('27,995,990')
})

test('houses are kept for the next visit, without the contact, until they are deleted', async ({ page }) => {
  const contact = newContact()
  await openCalculator(page, contact)
  await enterTenMarla(page)
  await page.getByRole('textbox', { name: 'Name of this house' }).fill('Ours')
  await page.getByRole('button', { name: 'Save this house' }).click()
  await page.getByRole('radio', { name: 'A Grade' }).click()
  await expect(page.getByRole('table', { name: 'Saved and current house: Ours' })).toBeVisible()
  await page.reload()

  const visit = async () => {
    const tab = await page.context().newPage()
    await skipWaits(tab)
    await openHydrated(tab, estimatorPath)
    return tab
  }
  const next = await visit()
  expect(await next.evaluate(() => JSON.stringify(localStorage))).not.toContain(contact.email)
  await next
    .getByRole('button', { name: 'Continue with 10 Marla, DHA, A Grade, with a basement: about 2.68 crore' })
    .click()
  await expect(next.getByText('Grey Structure Construction Cost')).toBeVisible()
  await enterContact(next)
  await next.getByRole('button', { name: 'Open Ours' }).click()
  await expect(next.getByRole('heading', { name: 'Your Estimate' })).toBeFocused()
  await expect(estimateIn(next)).toContainText('27,995,990')
  await next.getByRole('button', { name: 'Delete all' }).click()
  await next.getByRole('button', { name: 'Review & Submit' }).click()

  const last = await visit()
  await expect(last.getByText('Prices first?')).toBeVisible()
  await next.close()
  await last.close()
})

test.describe('a link to an estimate', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('that is copied or sent contains the house, and no contact', async ({ page }) => {
    const contact = newContact()
    await openCalculator(page, contact)
    await enterTenMarla(page)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/\/calculate_actual_cost#v=1&plot=10&unit=marla&[\w=&%]+$/)
    const message = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')
    expect(new URL(message ?? '').searchParams.get('text')).toBe(
      `10 Marla, DHA, A+ Grade, with a basement: about 2.8 crore, PKR\u00a07,637 per sq ft. Tentative estimate: ${link}`,
    )
    for (const detail of Object.values(contact)) {
      expect(decodeURIComponent(`${link}${message}`)).not.toContain(detail)
    }
  })

  test('that was cut off, encoded twice or comes from a newer version changes nothing, and says why @nightly', async ({
    page,
  }) => {
    await openCalculator(page)
    await enterTenMarla(page)
    for (const [link, title] of [
      ['#v=1&plot=20&unit=mar', 'This link is damaged'],
      ['#v%3D1%26plot%3D20', 'This link is damaged'],
      ['#v=9&plot=20', 'We cannot read this link'],
    ] as const) {
      await page.goto('about:blank')
      await openHydrated(page, `${estimatorPath}${link}`)
      await expect(page.getByText(title)).toBeInViewport({ ratio: 1 })
      await expect(page).toHaveURL(estimatorPath)
      await expect(plot(page)).toHaveValue('10')
    }
  })
})
