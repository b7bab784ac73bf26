import type { Locator, Page } from 'playwright/test'
import { notices } from '../../src/content/shell/notices.ts'
import { paths } from '../../src/paths.ts'
import * as contactForms from '../support/contactForms.ts'
import { leadsOf } from '../support/storedLeads.ts'
import {
  enterTenMarla,
  expect,
  newContact,
  openCalculator,
  openHydrated,
  reloadHydrated,
  test,
} from '../support/site.ts'

const { enquiryForm } = contactForms
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })

test('an address and a number are sent without what was copied with them', async ({ page }) => {
  const email = `visitor-${crypto.randomUUID()}@example.com`
  await openHydrated(page, paths.contact.href())
  await contactForms.fillIn(page, enquiryForm, 'earlier@example.com')

  for (const copied of [`\u202A${email}\u202C`, `\u2068${email}\u2069`, `${email}\u200F`, `${email}\u00A0`]) {
    await field(page, 'Email').clear()
    await page.keyboard.insertText(copied)
    await expect(field(page, 'Email')).toHaveValue(email)
  }
  await field(page, 'Email').clear()
  await page.keyboard.insertText(`mailto:${email}`)
  await field(page, 'Mobile').clear()
  await page.keyboard.type('۰۳۰۰ ۱۲۳۴۵۶۷')
  await expect(field(page, 'Mobile')).toHaveValue('0300 1234567')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('۹۸')
  await expect(field(page, 'Mobile'), 'the caret stays in its place').toHaveValue('0300 123456987')
  await field(page, 'Mobile').fill('0300 1234567')
  await page.getByRole('button', { name: enquiryForm.submit }).click()

  await expect(page.getByRole('main').getByRole('alert')).toHaveText(enquiryForm.sent)
  expect(await leadsOf(email, enquiryForm.file)).toMatchObject([{ mobile: '0300 1234567' }])
})

test('a comma in an e-mail address is named, in a form and in the estimator', async ({ page }) => {
  const hint = 'Write a full stop (.) instead of the comma, as in name@example.com.'
  await openHydrated(page, paths.contact.href())
  await contactForms.fillIn(page, enquiryForm, 'visitor@example.com')
  for (const text of [
    'bilal@example،com',
    'bilal@firm،com.pk',
    'bilal@example,com',
    'bilal@example۔com',
    'bilal@example;com',
  ]) {
    await field(page, 'Email').clear()
    await page.keyboard.type(text)
    await page.getByRole('button', { name: enquiryForm.submit }).click()
    await expect(page.getByText(hint), text).toBeVisible()
  }
  await field(page, 'Email').fill('bilal@example،com')
  await reloadHydrated(page)
  await page.getByRole('button', { name: enquiryForm.submit }).click()
  await expect(page.getByText(hint), 'after a reload').toBeVisible()
  await field(page, 'Email').fill('bilal@example.com')
  await expect(page.getByText(hint)).toBeHidden()

  await openHydrated(page, paths.estimator.href())
  const { name, phone } = newContact()
  await page.getByRole('textbox', { name: 'Full Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Phone Number' }).fill(phone)
  await page.getByRole('textbox', { name: 'Email Address' }).focus()
  await page.keyboard.type('bilal@example،com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(hint)).toBeVisible()
})

/** Fills in a field like a program that sends no events. */
const fillSilently = (control: Locator, text: string) =>
  control.evaluate((input: HTMLInputElement, value) => void (input.value = value), text)

for (const [what, typed, silent, sent] of [
  ['all', {}, {}, {}],
  ['the e-mail address only', { name: 'Ali', phone: '0300' }, { name: 'Ali', phone: '0300' }, {}],
  ['other ones than were typed', { name: 'Ali', email: 'ali@example.com', phone: '0300' }, {}, {}],
  [
    'a number in Urdu digits between marks of direction',
    {},
    { phone: '\u202A۰۳۰۰ ۱۲۳۴۵۶۷\u202C' },
    { phone: '0300 1234567' },
  ],
] as const) {
  test(`contact details that a program fills in without events are those of the estimate: ${what}`, async ({
    page,
  }) => {
    const details = { ...newContact(), ...silent }
    await openHydrated(page, paths.estimator.href())
    const fields = [
      ['name', 'Full Name'],
      ['email', 'Email Address'],
      ['phone', 'Phone Number'],
    ] as const
    const contactField = (label: string) => page.getByRole('textbox', { name: label })
    for (const [key, label] of fields)
      await contactField(label).fill({ name: '', email: '', phone: '', ...typed }[key])
    for (const [key, label] of fields) await fillSilently(contactField(label), details[key])
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    await enterTenMarla(page)
    await page.getByRole('button', { name: 'Review & Submit' }).click()

    for (const text of Object.values({ ...details, ...sent }))
      await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible()
  })
}

for (const form of [contactForms.homeForm, enquiryForm]) {
  test(`what a program fills in without events is sent: ${form.name}`, async ({ page }) => {
    const { email } = newContact()
    await openHydrated(page, form.path)
    for (const [label, , text] of [...form.fields, [form.email, 'email', email] as const])
      await fillSilently(field(page, label), text)
    await page.getByRole('button', { name: form.submit }).click()

    await expect(page.getByRole('main').getByRole('alert')).toHaveText(form.sent)
    expect(await leadsOf(email, form.file)).toMatchObject([{ name: 'Test Visitor' }])
  })
}

test('a browser in an app that cannot print says so, whatever it does instead', async ({ page }) => {
  await openCalculator(page)
  await enterTenMarla(page)
  const print = page.getByRole('button', { name: 'Print or save as PDF' })
  const explanation = page.getByText(/^This app cannot print\./)
  for (const replacement of [
    '{ value: undefined }',
    '{ value: null }',
    '{ value: () => { throw new Error("Not allowed") } }',
    '{ value: () => { throw "Not allowed" } }',
    '{ get() { throw new Error("Not allowed") } }',
  ]) {
    await page.evaluate(`Object.defineProperty(window, "print", { value() {}, configurable: true })`)
    await print.click()
    await expect(explanation).toBeHidden()
    await page.evaluate(`Object.defineProperty(window, "print", { ...${replacement}, configurable: true })`)
    await print.click()
    await expect(explanation, replacement).toBeVisible()
  }
})

test('a device that is turned while its menu is open keeps the focus on a control', async ({ page }) => {
  await openHydrated(page, paths.home.href())
  const escape = () => page.keyboard.press('Escape')
  for (const [device, width, height, close] of [
    ['a tablet', 768, 1366, escape],
    ['a narrow tablet', 834, 1194, escape],
    ['an unfolded phone', 673, 1120, escape],
    ['a phone', 390, 844, escape],
    ['a tablet, closed by the button', 820, 1180, () => page.getByRole('button', { name: 'Close' }).click()],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.setViewportSize({ width: height, height: width })
    await close()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.locator('a:focus, button:focus'), device).toBeVisible()
  }
})

test('a link to an estimate that a program has changed on its way says that it is damaged', async ({
  page,
}) => {
  await openHydrated(page, `${paths.estimator.href()}#v%3D1%26plot%3D10`)
  await expect(page.getByText('This link is damaged')).toBeVisible()
})

for (const [what, remove] of [
  ['toSorted', 'delete Array.prototype.toSorted'],
  ['color-mix()', 'CSS.supports = () => false'],
] as const) {
  test(`a browser without ${what} shows the page, a sentence and the phone number, but no form`, async ({
    page,
  }) => {
    await page.addInitScript(remove)
    await page.goto(paths.contact.href())
    await expect(page.getByText(notices.outdated)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('form')).toHaveCount(0)
    await page.getByRole('heading', { level: 1 }).click()
    expect(await page.evaluate(() => document.documentElement.dataset['application'])).toBeUndefined()
  })
}

test('a budget that says its unit is converted when another unit is chosen', async ({ page }) => {
  await openHydrated(page, paths.estimator.href())
  const budget = page.getByRole('spinbutton', { name: 'Your budget' })
  for (const [text, unit, converted] of [
    ['2 crore', 'Lakh', '200'],
    ['20000000', 'Crore', '2'],
    ['PKR 19,627,030', 'Lakh', '196.2703'],
  ] as const) {
    await budget.fill(text)
    await page.getByRole('radio', { name: unit }).click()
    await expect(page.getByRole('radio', { name: unit })).toBeChecked()
    await expect(budget).toHaveValue(converted)
  }
})

test('the link to the content moves the focus there, and adds no history entry', async ({ page }) => {
  await openHydrated(page, paths.faq.href())
  const entries = await page.evaluate(() => history.length)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await expect(page).toHaveURL(paths.faq.href())
})
