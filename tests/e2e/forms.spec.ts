import { mkdir, rmdir } from 'node:fs/promises'
import type { Locator, Page, Route } from 'playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import * as contactForms from '../support/contactForms.ts'
import { leadsOf } from '../support/storedLeads.ts'
import { test } from '../support/ownSite.ts'
import { expect, navigateByMenu, holdRequests, loadFailures, openHydrated } from '../support/site.ts'

/** A form, and the request that it sends. */
interface SentForm extends contactForms.ContactForm {
  /** The URL pattern of its request. */
  readonly request: string
  /** The label of the longest field. */
  readonly long: string
  /** A number of four-character words that exceeds the receiver's limit in the encoding of the form's request. */
  readonly tooManyWords: number
  readonly pending: string
}

const homeForm: SentForm = {
  ...contactForms.homeForm,
  request: '**/ajax/**',
  long: 'Message',
  tooManyWords: 10_000,
  pending: 'Sending...',
}

const enquiryForm: SentForm = {
  ...contactForms.enquiryForm,
  request: '**/macros/s/project-enquiry/exec',
  long: 'Project Details',
  tooManyWords: 4_000,
  pending: 'Submitting...',
}

const accessibleDescription = (field: Locator) =>
  field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  )

/** Words of three letters and a space, none twice: a text that repeats itself is taken for spam. */
function differentWords(count: number): string {
  const letters = [...'ابتثجحدرزسشصطعفقکگلمنوہی']
  const letter = (number: number) => letters[number % letters.length] ?? ''
  return Array.from(
    { length: count },
    (_, index) => `${letter(index)}${letter(Math.floor(index / 24))}${letter(Math.floor(index / 576))} `,
  ).join('')
}

const rejected = 'Failed to submit. Please try again.'

const newEmail = () => `visitor-${crypto.randomUUID()}@example.com`

function control(page: Page, label: string): Locator {
  return page.getByRole('main').getByLabel(label, { exact: true })
}

async function expectValues(page: Page, form: SentForm, email: string | undefined) {
  for (const [label, , text] of form.fields) {
    await expect(control(page, label)).toHaveValue(email === undefined ? '' : text)
  }
  await expect(control(page, form.email)).toHaveValue(email ?? '')
}

const submitButton = (page: Page, form: SentForm) =>
  page.getByRole('main').getByRole('button', { name: form.submit })

const status = (page: Page) => page.getByRole('main').getByRole('alert')

/** What a visitor types while the form is pending. */
const laterText = 'One more question.'

/** Submits the form, and replaces its longest text while the request is held. Returns the submitted e-mail address. */
async function submitAndTypeOn(page: Page, form: SentForm): Promise<string> {
  await page.goto(form.path)
  const email = newEmail()
  await contactForms.fillIn(page, form, email)
  await submitButton(page, form).click()
  await expect(page.getByRole('button', { name: form.pending })).toBeVisible()
  await control(page, form.long).fill(laterText)
  return email
}

/** Submits the form, whose request gets this response, and expects the message. */
async function expectMessage(
  page: Page,
  form: SentForm,
  respond: (route: Route) => Promise<void>,
  message: string,
) {
  await page.route(form.request, respond)
  await page.goto(form.path)
  const email = newEmail()
  await contactForms.fillIn(page, form, email)
  await submitButton(page, form).click()
  await expect(status(page)).toHaveText(message)
  await expect(submitButton(page, form)).toBeEnabled()
  await expectValues(page, form, message === form.sent ? undefined : email)
}

for (const form of [homeForm, enquiryForm]) {
  test(`${form.name} arrives in the inbox, and the form is cleared`, async ({ page }) => {
    await page.goto(form.path)
    const email = newEmail()
    await contactForms.fillIn(page, form, email)
    await submitButton(page, form).click()
    await expect(status(page)).toHaveText(form.sent)
    await expect(status(page)).toBeInViewport()
    await expectValues(page, form, undefined)
    const [row, ...more] = await leadsOf(email, form.file)
    expect(more).toEqual([])
    // Multipart forms use CRLF line breaks.
    const stored = Object.fromEntries(
      Object.entries(row ?? {}).map(([column, text]) => [column, text.replaceAll('\r\n', '\n')]),
    )
    expect(stored).toMatchObject(Object.fromEntries(form.fields.map(([, column, text]) => [column, text])))
  })

  test(`${form.name} is sent once, even if the button is activated again while it is pending`, async ({
    page,
  }) => {
    const { release, count } = await holdRequests(page, form.request)
    await page.goto(form.path)
    await contactForms.fillIn(page, form, newEmail())
    await submitButton(page, form).click()
    const pendingButton = page.getByRole('button', { name: form.pending })
    await expect(pendingButton).toHaveAttribute('aria-disabled', 'true')
    await pendingButton.press('Enter')
    await control(page, form.email).press('Enter')
    release()
    await expect(status(page)).toHaveText(form.sent)
    expect(count()).toBe(1)
  })

  test(`${form.name}: a success clears the submitted values, and keeps those typed since`, async ({
    page,
  }) => {
    const { release } = await holdRequests(page, form.request)
    const email = await submitAndTypeOn(page, form)
    release()
    await expect(status(page)).toHaveText(form.sent)
    await expect(control(page, form.long)).toHaveValue(laterText)
    for (const label of [...form.fields.map(([name]) => name), form.email]) {
      if (label !== form.long) await expect(control(page, label)).toHaveValue('')
    }
    const [row] = await leadsOf(email, form.file)
    expect(JSON.stringify(row)).not.toContain(laterText)
  })

  test(`${form.name} is confirmed on another page, after navigation`, async ({ page }) => {
    const { release, count } = await holdRequests(page, form.request)
    await openHydrated(page, form.path)
    const email = newEmail()
    await contactForms.fillIn(page, form, email)
    await submitButton(page, form).click()
    await expect(page.getByRole('button', { name: form.pending })).toBeVisible()
    await navigateByMenu(page, 'About Us', 'About us')
    await expect(page.getByText(form.sent)).toBeHidden()
    release()
    await expect(page.getByRole('status').getByText(form.sent)).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeFocused()
    expect(await leadsOf(email, form.file)).toHaveLength(1)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByText(form.sent)).toBeHidden()
    await page.goBack()
    await expectValues(page, form, undefined)
    expect(count()).toBe(1)
  })

  test(`${form.name} is still shown as pending when the visitor returns`, async ({ page }) => {
    const { release, count } = await holdRequests(page, form.request)
    await openHydrated(page, form.path)
    const email = newEmail()
    await contactForms.fillIn(page, form, email)
    await submitButton(page, form).click()
    await navigateByMenu(page, 'About Us', 'About us')
    await page.goBack()
    await expectValues(page, form, email)
    await page.getByRole('button', { name: form.pending }).press('Enter')
    release()
    await expect(status(page)).toHaveText(form.sent)
    await expectValues(page, form, undefined)
    await expect(page.getByText(form.sent)).toHaveCount(1)
    expect(count()).toBe(1)
  })

  test(`${form.name} arrives if it is submitted before hydration`, async ({ page }) => {
    const { release } = await holdRequests(page, '**/assets/main-*.js')
    await page.goto(form.path)
    const email = newEmail()
    await contactForms.fillIn(page, form, email)
    await submitButton(page, form).click()
    release()
    await expect(status(page)).toHaveText(form.sent)
    expect(await leadsOf(email, form.file)).toHaveLength(1)
  })

  test(`${form.name} reports all missing and invalid fields at once, focuses the first, and is not sent`, async ({
    page,
  }) => {
    const { release, count } = await holdRequests(page, form.request)
    release()
    await openHydrated(page, form.path)
    await contactForms.fillIn(page, form, 'nobody')
    const labels = form.fields.map(([label]) => label)
    const [blank = '', ...others] = labels.filter((label) => label !== 'Services Required')
    const missing = others.at(-1) ?? ''
    await control(page, blank).fill('   ')
    await control(page, missing).fill('')
    await submitButton(page, form).click()

    const invalid = page.getByRole('main').locator('[aria-invalid="true"]')
    await expect(control(page, blank)).toBeFocused()
    await expect(invalid).toHaveCount(3)
    await expect(control(page, blank)).toHaveAccessibleDescription(/Enter your name\.$/)
    await expect(control(page, form.email)).toHaveAccessibleDescription(
      'Enter an e-mail address, such as name@example.com.',
    )
    await expect(control(page, missing)).toHaveAccessibleDescription(/Write what you .+\.$/)
    expect(count()).toBe(0)

    const email = newEmail()
    await control(page, form.email).fill(email)
    await expect(invalid).toHaveCount(2)
    await contactForms.fillIn(page, form, email)
    await expect(invalid).toHaveCount(0)
    await submitButton(page, form).click()
    await expect(status(page)).toHaveText(form.sent)
    expect(count()).toBe(1)
  })

  test(`${form.name} that is empty has an error at each field, in an accessible page`, async ({ page }) => {
    await openHydrated(page, form.path)
    await submitButton(page, form).click()
    const controls = page.getByRole('main').getByRole('form').locator('input, textarea, select')
    await expect(controls).toHaveCount(form.fields.length + 1)
    for (const field of await controls.all()) {
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(/\.$/)
    }
    await expect(controls.first()).toBeFocused()
    await expectAccessible(page, `${form.name} with all errors`, page.getByRole('main').getByRole('form'))
  })

  test(`${form.name} that is too long for its receiver gets a field error, and is not sent`, async ({
    page,
  }) => {
    const { release, count } = await holdRequests(page, form.request)
    release()
    await page.goto(form.path)
    const email = newEmail()
    await contactForms.fillIn(page, form, email)
    const long = control(page, form.long)
    const text = differentWords(form.tooManyWords)
    await long.fill(text)
    await submitButton(page, form).click()
    await expect(long).toBeFocused()
    await expect(long).toHaveAccessibleDescription(
      /This is too long to send\. Shorten it by about [\d,]+ characters\./,
    )
    await expect(long).toHaveValue(text)
    expect(count()).toBe(0)

    const letters = Number(
      /about ([\d,]+) characters/.exec(await accessibleDescription(long))?.[1]?.replace(',', ''),
    )
    const fitting = text.slice(0, -letters)
    await long.fill(fitting)
    await expect(long).not.toHaveAttribute('aria-invalid')
    await submitButton(page, form).click()
    await expect.poll(count).toBe(1)
    await expect(status(page)).toHaveText(form.sent)
    const [row] = await leadsOf(email, form.file)
    expect(Object.values(row ?? {})).toContain(fitting)
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

    test(`${form.name} keeps its input on status 500, and can be sent again`, async ({ page, ownSite }) => {
      const file = `${ownSite.leadsFolder}/${form.file}`
      // A folder in place of the file makes writing fail.
      await mkdir(file)
      await page.goto(`${ownSite.url}${form.path}`)
      const email = newEmail()
      await contactForms.fillIn(page, form, email)
      await submitButton(page, form).click()
      await expect(status(page)).toHaveText(form === homeForm ? rejected : form.failed)
      await expectValues(page, form, email)

      await rmdir(file)
      await submitButton(page, form).click()
      await expect(status(page)).toHaveText(form.sent)
      expect(await leadsOf(email, form.file, ownSite.leadsFolder)).toHaveLength(1)
    })

    test(`${form.name} keeps its input while the inbox is stopped`, async ({ page, ownSite }) => {
      await openHydrated(page, `${ownSite.url}${form.path}`)
      const email = newEmail()
      await contactForms.fillIn(page, form, email)
      await ownSite.stop()
      await submitButton(page, form).click()
      await expect(status(page)).toHaveText(form.failed)
      await expectValues(page, form, email)
      await ownSite.start()
      await submitButton(page, form).click()
      await expect(status(page)).toHaveText(form.sent)
      expect(await leadsOf(email, form.file, ownSite.leadsFolder)).toHaveLength(1)
    })

    test(`${form.name} that fails after navigation shows the error on the other page, and keeps its input`, async ({
      page,
    }) => {
      const { release } = await holdRequests(page, form.request, (route) => route.abort('connectionreset'))
      await openHydrated(page, form.path)
      const email = newEmail()
      await contactForms.fillIn(page, form, email)
      await submitButton(page, form).click()
      await navigateByMenu(page, 'About Us', 'About us')
      release()
      await expect(page.getByRole('status').getByText(form.failed)).toBeInViewport()
      await page.getByRole('link', { name: 'Open the form' }).click()
      await expect(page).toHaveURL(form.path)
      await expectValues(page, form, email)
      await expect(status(page)).toHaveText(form.failed)
      await page.unroute(form.request)
      await submitButton(page, form).click()
      await expect(status(page)).toHaveText(form.sent)
      expect(await leadsOf(email, form.file)).toHaveLength(1)
    })

    test(`${form.name}: a failure keeps the values that were typed since the submission`, async ({
      page,
    }) => {
      const { release } = await holdRequests(page, form.request, (route) => route.abort('connectionreset'))
      const email = await submitAndTypeOn(page, form)
      release()
      await expect(status(page)).toHaveText(form.failed)
      await expect(control(page, form.long)).toHaveValue(laterText)
      await page.unroute(form.request)
      await submitButton(page, form).click()
      await expect(status(page)).toHaveText(form.sent)
      const [row, ...more] = await leadsOf(email, form.file)
      expect(more).toEqual([])
      expect(Object.values(row ?? {})).toContain(laterText)
    })

    test(`${form.name} keeps its input if the connection is reset`, async ({ page }) => {
      await expectMessage(page, form, (route) => route.abort('connectionreset'), form.failed)
    })
  })
}
