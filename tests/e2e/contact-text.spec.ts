import type { Locator, Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { expect, openHydrated, test } from '../support/site.ts'

const isRejected = (control: Locator) =>
  control.evaluate((input: HTMLInputElement) => input.validity.customError)
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })

for (const [where, path, email, phone] of [
  ['the enquiry form', paths.contact.href(), 'Email', 'Mobile'],
  ['the estimator', paths.estimator.href(), 'Email Address', 'Phone Number'],
] as const)
  test(`what is typed into the middle of a contact text stays in its place: ${where}`, async ({ page }) => {
    await openHydrated(page, path)
    const address = field(page, email)
    await address.focus()
    await page.keyboard.type('bilal۷@example.com')
    await expect(address).toHaveValue('bilal7@example.com')
    for (let times = 0; times < 8; times += 1) await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('۱')
    await page.keyboard.insertText('\u200Bnew\u200E')
    await page.keyboard.type('x')
    await expect(address).toHaveValue('bilal7@exa1newxmple.com')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(address).not.toHaveValue(/[^\x20-\x7E]|xn--/)

    // Chromium would send a comma that is pasted with its address in Punycode.
    await address.fill('')
    await page.keyboard.insertText('bilal@firm،com.pk')
    expect(await isRejected(address)).toBe(true)
    await address.fill('bilal@firm.com.pk')
    expect(await isRejected(address)).toBe(false)

    const number = field(page, phone)
    await number.focus()
    await page.keyboard.type('۰۳۰۰-۱۲۳')
    await page.keyboard.press('Home')
    await page.keyboard.type('۹۲ ')
    await page.keyboard.insertText('\u20680\u2069')
    await expect(number).toHaveValue('92 00300-123')

    await number.fill('')
    await page.keyboard.insertText('tel:+923001234567')
    await expect(number).toHaveValue('+923001234567')
    // A program that writes into the field is corrected when the visitor leaves it.
    await number.fill('\u202A۰۳۰۰\u202C')
    await number.blur()
    await expect(number).toHaveValue('0300')
  })
