import type { Page } from 'playwright/test'
import { chatHref } from '../../src/content/company.ts'
import { waitForFrames } from '../support/layout.ts'
import {
  enterTenMarla,
  expect,
  navigateByMenu,
  newContact,
  openCalculator,
  summaryValue,
  test,
  reloadHydrated,
} from '../support/site.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const plot = (page: Page) => page.getByRole('textbox', { name: 'Plot Size' })
const area = (page: Page, floor: string) => page.getByRole('textbox', { name: `${floor} Area` })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const announcement = (page: Page) => page.getByRole('status', { name: 'Estimate' })

test('10 marla in DHA get their areas and every cost; the review shows what will be sent', async ({
  page,
}) => {
  const contact = newContact()
  await openCalculator(page, contact)
  await enterTenMarla(page)

  await test.step('Areas', async () => {
    await expect(summaryValue(page, 'Total Plot Area')).toHaveText('2,250 sq ft')
    await expect(area(page, 'Basement')).toHaveValue('1,060')
    await expect(area(page, 'Ground Floor')).toHaveValue('1,432')
    await expect(area(page, 'First Floor')).toHaveValue('1,174')
    await expect(area(page, 'Ground Floor')).toBeDisabled()
    await expect(area(page, 'Ground Floor')).toHaveAccessibleDescription(/64% of the plot, 10 marla/)
  })

  await test.step('Costs', async () => {
    const sheet = page.getByRole('region', { name: 'Your Estimate' })
    for (const [line, cost] of [
      ['Grey Structure Construction Cost', 'PKR 12,424,600'],
      ['Interior/Finishes Construction Cost', 'PKR 14,288,290'],
      ['Construction Total', 'PKR 26,712,890'],
      ['Architectural Structural and MEP Design Cost', 'PKR 549,900'],
      ['Interior design Cost', 'PKR 733,200'],
      ['Design Total', 'PKR 1,283,100'],
      ['Grand Total', /27,995,990 2\.80 crore$/],
      ['Cost Per Sq. Ft.', 'PKR 7,637'],
    ] as const) {
      await expect(summaryValue(sheet, line), line).toHaveText(cost)
    }
    await page.getByRole('checkbox', { name: 'Interior Design' }).click()
    await expect(summaryValue(sheet, 'Interior design Cost')).toHaveText('Not included')
    await expect(announcement(page)).toHaveText(/27,262,790/)
    const chat = await page.getByRole('link', { name: 'Chat with us' }).getAttribute('href')
    expect(new URL(chat ?? '').searchParams.get('text')).toBe(
      '10 Marla, DHA, A+ Grade, with a basement, Grey Structure, Interior/Finishes, Architectural Design: about 2.73 crore',
    )
  })

  await test.step('Review', async () => {
    await button(page, 'Review & Submit').click()
    for (const [term, value] of [
      ['Email', contact.email],
      ['Plot Size', '10 Marla'],
      ['Total Area', '3,666 sq.ft.'],
      ['Services', 'architectural, grayStructure, finishing'],
      ['Mode', 'auto'],
      ['Grand Total', 'PKR 27,262,790'],
    ] as const) {
      await expect(summaryValue(page, term), term).toHaveText(value)
    }
  })

  await test.step('On another page, the chat is not about the house', async () => {
    await navigateByMenu(page, 'About Us', 'About us')
    await expect(page.getByRole('link', { name: 'Chat with us' })).toHaveAttribute('href', chatHref())
    await page.goBack()
  })

  await test.step('Without a house, it can be sent after a warning', async () => {
    await button(page, 'Back to Calculator').click()
    await button(page, 'Reset').click()
    await button(page, 'Review & Submit').click()
    await expect(page.getByText('No estimate yet')).toBeVisible()
    await button(page, 'Submit Final Estimate').click()
    await expect(heading(page, 'Estimate Submitted Successfully!')).toBeFocused()
  })
})

test('numbers are read as people write them, an unclear one is kept for correction, and Reset clears it @nightly', async ({
  page,
}) => {
  const contact = newContact()
  await openCalculator(page, contact)
  await page.getByRole('radio', { name: 'A+ Grade' }).click()
  const type = async (text: string) => {
    await plot(page).fill('')
    await plot(page).pressSequentially(text)
    await expect(plot(page)).toHaveValue(text)
  }

  for (const [text, plotArea] of [
    ['۷٫۵', '1,688 sq ft'],
    ['10 marla', '2,250 sq ft'],
  ] as const) {
    await type(text)
    await expect(summaryValue(page, 'Total Plot Area'), text).toHaveText(plotArea)
  }

  await test.step('A word is invalid, also after the review', async () => {
    await type('ten')
    await plot(page).blur()
    await expect(plot(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(plot(page)).toHaveAccessibleDescription(/Enter a number/)
    await button(page, 'Review & Submit').click()
    await button(page, 'Change your entries').click()
    await expect(plot(page)).toHaveValue('ten')
    await expect(plot(page)).toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('Reset clears it, and keeps the contact', async () => {
    await button(page, 'Reset').click()
    await expect(heading(page, 'Your Estimate')).toBeFocused()
    await expect(plot(page)).toHaveValue('')
    await expect(plot(page)).toHaveAttribute('aria-invalid', 'false')
    await expect(page.getByRole('radio', { name: 'A+ Grade' })).not.toBeChecked()
    await button(page, 'Back').click()
    await expect(field(page, 'Full Name')).toHaveValue(contact.name)
  })
})

test('each step is a history entry that starts at its heading, announces its result and survives a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const contact = newContact()
  await openCalculator(page, contact)
  await enterTenMarla(page)
  await page.getByRole('checkbox', { name: 'Include Basement' }).click()
  const expectStart = async (name: string) => {
    await expect(heading(page, name)).toBeFocused()
    // A restored scroll position would move it within two frames.
    await waitForFrames(page, 2)
    await expect(heading(page, name)).toBeInViewport({ ratio: 1 })
  }

  const clickTwice = (name: string) =>
    button(page, name).evaluate((element: HTMLButtonElement) => {
      element.click()
      element.click()
    })

  await test.step('Back and Forward, and two quick clicks move by one step', async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await clickTwice('Review & Submit')
    await expectStart('Review & Submit')
    await page.goBack()
    await expectStart('Cost Calculator')
    await page.goForward()
    await expectStart('Review & Submit')
    await clickTwice('Back to Calculator')
    await expectStart('Cost Calculator')
    await page.goBack()
    await expectStart("Let's Get Started")
    await page.goForward()
    await expectStart('Cost Calculator')
    await expect(announcement(page)).toHaveText(/PKR/)
  })

  await test.step('Reload', async () => {
    await reloadHydrated(page)
    await expect(heading(page, 'Cost Calculator')).toBeVisible()
    await expect(plot(page)).toHaveValue('10')
    await expect(area(page, 'Ground Floor')).toHaveValue('1,432')
    await expect(page.getByRole('radio', { name: 'A+ Grade' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Include Basement' })).not.toBeChecked()
    await page.goBack()
    await expect(field(page, 'Email Address')).toHaveValue(contact.email)
  })

  await test.step('Forward does not pass an e-mail address that has become invalid', async () => {
    await field(page, 'Email Address').fill('visitor')
    await page.goForward()
    await waitForFrames(page, 12)
    await expect(heading(page, "Let's Get Started")).toBeVisible()
    await expect(field(page, 'Email Address')).toHaveValue('visitor')
  })
})

test('step and inputs survive another page, whether the visitor returns by Back or by a link @nightly', async ({
  page,
}) => {
  const contact = newContact()
  await openCalculator(page, contact)
  await enterTenMarla(page)
  await navigateByMenu(page, 'About Us', 'About us')
  await page.goBack()
  await expect(plot(page)).toHaveValue('10')

  await navigateByMenu(page, 'About Us', 'About us')
  await button(page, 'Tools').click()
  await page.getByRole('menuitem').first().click()
  await expect(heading(page, 'Cost Calculator')).toBeVisible()
  await button(page, 'Review & Submit').click()
  await expect(summaryValue(page, 'Grand Total')).toHaveText('PKR 27,995,990')
  // The previous history entry is another page, but Back must lead to the previous step.
  await button(page, 'Back to Calculator').click()
  await expect(heading(page, 'Cost Calculator')).toBeFocused()
  await button(page, 'Back').click()
  await expect(heading(page, "Let's Get Started")).toBeFocused()
  await expect(field(page, 'Email Address')).toHaveValue(contact.email)
})
