import { mkdir, rmdir } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import * as contactForms from '../support/contactForms.ts'
import { leadsOf } from '../support/storedLeads.ts'
import { test } from '../support/ownSite.ts'
import {
  expect,
  expectHydrated,
  navigateByMenu,
  holdRequests,
  loadFailures,
  openHydrated,
  reloadHydrated,
} from '../support/site.ts'

const homeForm = {
  ...contactForms.homeForm,
  request: '**/ajax/**',
  /** The label of the longest field. */
  long: 'Message',
  pending: 'Sending...',
  /** The message if the inbox responds with an error. */
  rejected: 'Failed to submit. Please try again.',
}

const enquiryForm: SentForm = {
  ...contactForms.enquiryForm,
  request: '**/macros/s/project-enquiry/exec',
  long: 'Project Details',
  pending: 'Submitting...',
  rejected: contactForms.enquiryForm.failed,
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
    await expect(page.getByRole('status').getByText(form.sent)).toBeInViewport()
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
        loadFailures.serverError,
        loadFailures.refused,
        loadFailures.reset,
        'error: The project enquiry was answered with status 500: The lead could not be stored. Please try again later.',
      ],
    })

    test(`${form.name} keeps its input, also on another page, and arrives once when it is sent again${atNight(form)}`, async ({
      page,
      ownSite,
    }) => {
      await openHydrated(page, `${ownSite.url}${form.path}`)
      const email = newEmail()
      await contactForms.fillIn(page, form, email)

      await test.step('The inbox cannot store it', async () => {
        // A folder in place of the file makes writing fail.
        await mkdir(`${ownSite.leadsFolder}/${form.file}`)
        await submitButton(page, form).click()
        await expect(message(page)).toHaveText(form.rejected)
        await expectValues(page, form, email)
        await rmdir(`${ownSite.leadsFolder}/${form.file}`)
      })

      await test.step('The inbox is stopped', async () => {
        await ownSite.stop()
        await submitButton(page, form).click()
        await expect(message(page)).toHaveText(form.failed)
        await expectValues(page, form, email)
        await ownSite.start()
      })

      await test.step('The connection is reset after the visitor has typed on and left', async () => {
        const { release } = await holdRequests(page, form.request, (route) => route.abort('connectionreset'))
        await submitButton(page, form).click()
        await expect(pendingButton(page, form)).toBeVisible()
        await control(page, form.long).fill(laterText)
        await navigateByMenu(page, 'About Us', 'About us')
        release()
        await expect(page.getByRole('status').getByText(form.failed)).toBeInViewport()
        await page.getByRole('link', { name: 'Open the form' }).click()
        await expect(message(page)).toHaveText(form.failed)
        await expect(control(page, form.long)).toHaveValue(laterText)
        await page.unroute(form.request)
      })

      await submitButton(page, form).click()
      await expect(message(page)).toHaveText(form.sent)
      const [row, ...more] = await leadsOf(email, form.file, ownSite.leadsFolder)
      expect(more).toEqual([])
      expect(Object.values(row ?? {})).toContain(laterText)
    })
  })
}
