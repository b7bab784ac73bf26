import type { Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import {
  enterTenMarla,
  expect,
  holdRequests,
  newContact,
  openCalculator,
  openHydrated,
  openReview,
  summaryValue,
  test,
} from '../support/site.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const plot = (page: Page) => page.getByRole('textbox', { name: 'Plot Size' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

test('the contact step rejects missing and invalid details at their field, and keeps the text', async ({
  page,
}) => {
  await openHydrated(page, paths.estimator.href())
  const next = button(page, 'Continue')

  await test.step('Missing', async () => {
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await field(page, 'Full Name').fill('Test Visitor')
    await field(page, 'Email Address').fill('   ')
    await next.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(/Please fill all contact information/)
    await expect(field(page, 'Email Address')).toBeFocused()
    await expect(field(page, 'Full Name')).toHaveValue('Test Visitor')
  })

  await test.step('Invalid', async () => {
    await field(page, 'Email Address').fill('visitor')
    await field(page, 'Phone Number').fill('none')
    await next.click()
    await expect(field(page, 'Email Address')).toBeFocused()
    await expect(field(page, 'Email Address')).toHaveAccessibleDescription(/Enter an e-mail address/)
    await field(page, 'Email Address').fill('bilal@example،com')
    await next.click()
    await expect(field(page, 'Email Address')).toHaveAccessibleDescription(/Write a full stop/)
    await expect(heading(page, "Let's Get Started")).toBeVisible()
  })

  await field(page, 'Email Address').fill('visitor@example.com')
  await field(page, 'Email Address').press('Enter')
  await expect(heading(page, 'Cost Calculator')).toBeFocused()
})

test('the details that a program fills in without events are those of the estimate @nightly', async ({
  page,
}) => {
  const fields = [
    ['name', 'Full Name'],
    ['email', 'Email Address'],
    ['phone', 'Phone Number'],
  ] as const
  const nothing = { name: '', email: '', phone: '' }
  const contact = newContact()
  await openCalculator(page)
  await button(page, 'Review & Submit').click()
  for (const [what, typed, filledIn, phone] of [
    ['all', nothing, contact, contact.phone],
    [
      'the e-mail address only',
      { name: 'Ali', email: '', phone: '0300' },
      { ...contact, name: 'Ali', phone: '0300' },
      '0300',
    ],
    [
      'other ones than were typed',
      { name: 'Ali', email: 'ali@example.com', phone: '0300' },
      contact,
      contact.phone,
    ],
    [
      'Urdu digits between marks of direction',
      nothing,
      { ...contact, phone: '\u202A۰۳۰۰ ۱۲۳۴۵۶۷\u202C' },
      '0300 1234567',
    ],
  ] as const) {
    await test.step(what, async () => {
      await button(page, 'Change Name').click()
      for (const [key, label] of fields) await field(page, label).fill(typed[key])
      for (const [key, label] of fields)
        await field(page, label).evaluate(
          (input: HTMLInputElement, text) => void (input.value = text),
          filledIn[key],
        )
      await button(page, 'Continue').press('Enter')
      await expect(summaryValue(page, 'Name')).toHaveText(filledIn.name)
      await expect(summaryValue(page, 'Email')).toHaveText(filledIn.email)
      await expect(summaryValue(page, 'Phone')).toHaveText(phone)
    })
  }
})

test('a name with honorifics, stretched letters and those of Sindhi and Pashto is in the fonts of the site @nightly', async ({
  page,
}) => {
  await openReview(page, { ...newContact(), name: 'محمدؐ عليؓ احـمد ڄام ښه' })
  const name = summaryValue(page, 'Name')
  await page.evaluate(() => document.fonts.ready)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  // Only of the texts that are children of an element.
  await name.evaluate((element) => element.querySelector(':not(:has(*))')?.setAttribute('data-name', ''))
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-name]' })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  expect(fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont])).toContainEqual([
    'Noto Naskh Arabic',
    true,
  ])
  expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([])
})

test('what is inserted into the middle of a text is cleaned there, the caret stays after it, and the rest is cleaned on leaving', async ({
  page,
}) => {
  await openHydrated(page, paths.estimator.href())
  for (const [label, start, inserted, end] of [
    ['Email Address', 'bilal@example.com', ['۵', '\u200Fx\u200B', 'y'], 'bilal@examp5xyle.com'],
    ['Phone Number', '0300 1234567', ['\u202A۹\u202C', '۸'], '0300 123984567'],
  ] as const) {
    await test.step(label, async () => {
      const text = field(page, label)
      await text.fill(start)
      await text.press('End')
      const back = label === 'Email Address' ? 6 : 4
      for (let count = 0; count < back; count += 1) await text.press('ArrowLeft')
      for (const part of inserted) await page.keyboard.insertText(part)
      await expect(text).toHaveValue(end)
      await page.keyboard.type('z')
      await expect(text).toHaveValue(end.slice(0, -back) + 'z' + end.slice(-back))
    })
  }
  for (const [label, typed, left] of [
    ['Email Address', 'mailto:bilal@example.com', 'bilal@example.com'],
    ['Phone Number', 'tel:+923001234567', '+923001234567'],
  ] as const) {
    await field(page, label).fill('')
    await page.keyboard.type(typed)
    await expect(field(page, label)).toHaveValue(typed)
    await field(page, label).blur()
    await expect(field(page, label)).toHaveValue(left)
  }
})

test('text that is typed before hydration takes precedence over the stored text, and keeps focus and caret @nightly', async ({
  page,
}) => {
  const contact = newContact()
  await openCalculator(page, contact)
  await enterTenMarla(page)
  await page.goBack()
  const { release } = await holdRequests(page, '**/assets/main-*.js')
  await page.reload()
  const name = field(page, 'Full Name')
  await name.fill('Lovelace')
  await name.press('Home')
  await page.keyboard.type('Ada')
  release()
  await expect(field(page, 'Email Address')).toHaveValue(contact.email)
  await expect(name).toBeFocused()
  await page.keyboard.type(' ')
  await expect(name).toHaveValue('Ada Lovelace')
  await button(page, 'Continue').click()
  await expect(plot(page)).toHaveValue('10')
})
