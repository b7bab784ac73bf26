import type { Locator, Page } from 'playwright/test'
import * as contactForms from '../support/contactForms.ts'
import { leadsOf } from '../support/storedLeads.ts'
import { test } from '../support/ownSite.ts'
import {
  expect,
  expectHydrated,
  navigateByMenu,
  holdRequests,
  openHydrated,
  reloadHydrated,
} from '../support/site.ts'

const homeForm = {
  ...contactForms.homeForm,
  request: '**/ajax/**',
  /** The label of the longest field. */
  long: 'Message',
  pending: 'Sending...',
}

const enquiryForm: SentForm = {
  ...contactForms.enquiryForm,
  request: '**/macros/s/project-enquiry/exec',
  long: 'Project Details',
  pending: 'Submitting...',
}

type SentForm = typeof homeForm

/** What a visitor types while the form is pending. */
const laterText = 'One more question.'

const newEmail = () => `visitor-${crypto.randomUUID()}@example.com`

const control = (page: Page, label: string): Locator =>
  page.getByRole('main').getByLabel(label, { exact: true })

const submitButton = (page: Page, form: SentForm) =>
  page.getByRole('main').getByRole('button', { name: form.submit })

const pendingButton = (page: Page, form: SentForm) => page.getByRole('button', { name: form.pending })

const message = (page: Page) => page.getByRole('main').getByRole('alert')

/** Expects the values of the form, or empty fields without an e-mail address. */
async function expectValues(page: Page, form: SentForm, email?: string) {
  for (const [label, , text] of form.fields) {
    await expect(control(page, label), label).toHaveValue(email === undefined ? '' : text)
  }
  await expect(control(page, form.email)).toHaveValue(email ?? '')
}

/** Both forms are one component, so the gate tries most of this with one of them. */
const atNight = (form: typeof homeForm) => (form === homeForm ? ' @nightly' : '')

for (const form of [homeForm, enquiryForm]) {
  test(`${form.name} that is filled in before hydration, and submitted again while it is pending, arrives once, with every field @nightly`, async ({
    page,
  }) => {
    const script = await holdRequests(page, '**/assets/main-*.js')
    const request = await holdRequests(page, form.request)
    await page.goto(form.path)
    const email = newEmail()
    await contactForms.fillIn(page, form, email)
    await submitButton(page, form).click()
    script.release()
    await expectHydrated(page)
    await submitButton(page, form).click()
    await expect(pendingButton(page, form)).toHaveAttribute('aria-disabled', 'true')
    await pendingButton(page, form).press('Enter')
    await control(page, form.email).press('Enter')
    await control(page, form.long).fill(laterText)
    request.release()
    await expect(message(page)).toHaveText(form.sent)
    await expect(message(page)).toBeInViewport()
    expect(request.count()).toBe(1)

    await test.step('Only what was sent is cleared', async () => {
      await expect(control(page, form.long)).toHaveValue(laterText)
      await control(page, form.long).fill('')
      await expectValues(page, form)
    })

    const [row, ...more] = await leadsOf(email, form.file)
    expect(more).toEqual([])
    for (const [, column, text] of form.fields) {
      // Multipart forms use CRLF line breaks.
      expect(row?.[column]?.replaceAll('\r\n', '\n'), column).toBe(text)
    }
  })

  test(`${form.name} sends what is on screen: filled in without events, after a reload and after Back${atNight(form)}`, async ({
    page,
  }) => {
    await openHydrated(page, form.path)
    const email = newEmail()
    const setValue = (label: string, text: string) =>
      control(page, label).evaluate((field: HTMLInputElement, value) => void (field.value = value), text)
    for (const [label, , text] of form.fields) await setValue(label, text)
    await setValue(form.email, 'earlier@example.com')

    await reloadHydrated(page)
    await expectValues(page, form, 'earlier@example.com')
    await page.goto('/robots.txt')
    await page.goBack()
    await expectHydrated(page)
    await expectValues(page, form, 'earlier@example.com')

    await setValue(form.email, email)
    await submitButton(page, form).click()
    await expect(message(page)).toHaveText(form.sent)
    await reloadHydrated(page)
    await expectValues(page, form)
    const [row] = await leadsOf(email, form.file)
    for (const [, column, text] of form.fields) {
      expect(row?.[column]?.replaceAll('\r\n', '\n'), column).toBe(text)
    }
  })

  test(`${form.name} is confirmed on the page to which the visitor has gone, and sent once${atNight(form)}`, async ({
    page,
  }) => {
    const { release, count } = await holdRequests(page, form.request)
    await openHydrated(page, form.path)
    const email = newEmail()
    await contactForms.fillIn(page, form, email)
    await submitButton(page, form).click()
    await navigateByMenu(page, 'About Us', 'About us')

    await test.step('On return it is still pending', async () => {
      await page.goBack()
      await expectValues(page, form, email)
      await pendingButton(page, form).press('Enter')
      await navigateByMenu(page, 'About Us', 'About us')
    })

    release()
    await expect(page.getByText(form.sent)).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeFocused()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByText(form.sent)).toBeHidden()
    await page.goBack()
    await expectValues(page, form)
    expect(count()).toBe(1)
    expect(await leadsOf(email, form.file)).toHaveLength(1)
  })

  test.describe('when it fails', () => {
    test.use({
      allowedMessages: [
        /(?:error: (?:Failed to load resource|The .* status 500)|warning: A form could not be sent: SyntaxError)\b[^]*/,
      ],
    })

    test(`${form.name} keeps its input, also on another page, and arrives once when it is sent again${atNight(form)}`, async ({
      page,
      site,
    }) => {
      await openHydrated(page, site.origin + form.path)
      const email = newEmail()
      await contactForms.fillIn(page, form, email)

      for (const fault of ['errorPage', 'dropped'] as const) {
        const { count, end } = site.plan(form.requestPath, fault)
        await submitButton(page, form).click()
        await expect.poll(count, fault).toBeGreaterThan(0)
        await expect(message(page), fault).toHaveText(form.failed)
        await expectValues(page, form, email)
        end()
      }

      await test.step('The connection is reset after the visitor has typed on and left', async () => {
        const { release } = await holdRequests(page, form.request, (route) => route.abort('connectionreset'))
        await submitButton(page, form).click()
        await expect(pendingButton(page, form)).toBeVisible()
        await control(page, form.long).fill(laterText)
        await navigateByMenu(page, 'About Us', 'About us')
        release()
        await expect(page.getByText(form.failed)).toBeInViewport()
        await page.getByRole('link', { name: 'Open the form' }).click()
        await expect(message(page)).toHaveText(form.failed)
        await expect(control(page, form.long)).toHaveValue(laterText)
        await page.unroute(form.request)
      })

      await submitButton(page, form).click()
      await expect(message(page)).toHaveText(form.sent)
      const [row, ...more] = await leadsOf(email, form.file)
      expect(more).toEqual([])
      expect(Object.values(row ?? {})).toContain(laterText)
    })
  })
}

test('an enquiry arrives although its page is left while it is being sent @nightly', async ({
  page,
  site,
}) => {
  await openHydrated(page, site.origin + enquiryForm.path)
  const email = newEmail()
  await contactForms.fillIn(page, enquiryForm, email)
  const held = site.plan(enquiryForm.requestPath, 'held')
  await submitButton(page, enquiryForm).click()
  await expect.poll(held.count).toBe(1)
  await page.goto(`${site.origin}/robots.txt`)
  // By its response, the connection of a cancelled request has been closed.
  await page.reload()
  held.release()
  await expect.poll(() => leadsOf(email, enquiryForm.file)).toHaveLength(1)
})

test('Enter in the first field of a long form shows the result, which is below the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, enquiryForm.path)
  await contactForms.fillIn(page, enquiryForm, newEmail())
  await control(page, 'Name').press('Enter')
  await expect(message(page)).toHaveText(enquiryForm.sent)
  await expect(message(page)).toBeInViewport()
})

test('an address and a number are sent without what was copied with them, and a comma in an address is named @nightly', async ({
  page,
}) => {
  const email = newEmail()
  await openHydrated(page, enquiryForm.path)
  await contactForms.fillIn(page, enquiryForm, 'earlier@example.com')
  const hint = page.getByText('Write a full stop (.) instead of the comma, as in name@example.com.')
  for (const text of [
    'bilal@example،com',
    'bilal@firm،com.pk',
    'bilal@example,com',
    'bilal@example۔com',
    'bilal@example;com',
  ]) {
    await control(page, 'Email').clear()
    await expect(hint).toBeHidden()
    await page.keyboard.type(text)
    await submitButton(page, enquiryForm).click()
    await expect(hint, text).toBeVisible()
  }

  const paste = async (label: string, text: string) => {
    await control(page, label).clear()
    await page.keyboard.insertText(text)
  }
  for (const copied of [`\u202A${email}\u202C`, `\u2068${email}\u2069`, `${email}\u200F`, `${email}\u00A0`]) {
    await paste('Email', copied)
    await expect(control(page, 'Email')).toHaveValue(email)
  }
  await paste('Email', `mailto:${email}`)
  await control(page, 'Mobile').clear()
  await page.keyboard.type('۰۳۰۰ ۱۲۳۴۵۶۷')
  await expect(control(page, 'Mobile')).toHaveValue('0300 1234567')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('۹۸')
  await expect(control(page, 'Mobile'), 'the caret stays in its place').toHaveValue('0300 123456987')
  await control(page, 'Mobile').fill('0300 1234567')
  await submitButton(page, enquiryForm).click()
  await expect(message(page)).toHaveText(enquiryForm.sent)
  expect(await leadsOf(email, enquiryForm.file)).toMatchObject([{ mobile: '0300 1234567' }])
})
