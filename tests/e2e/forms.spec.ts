import { mkdir, rmdir } from 'node:fs/promises'
import type { Locator, Page, Route } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { leadsOf, type LeadFileName } from '../support/leads.ts'
import { test } from '../support/ownSite.ts'
import { expect, navigateByMenu, holdRequests, loadFailures, openHydrated } from '../support/site.ts'

/** One of the two contact forms, as a visitor sees it and as its call goes out. */
interface ContactForm {
  readonly name: string
  readonly address: string
  readonly call: string
  readonly file: LeadFileName
  /** What is typed, by the field's label; the e-mail address comes from the test. */
  readonly fields: readonly (readonly [label: string, column: string, text: string])[]
  readonly email: string
  /** The label of the field that takes the longest text. */
  readonly long: string
  /** More words of four signs than the receiver takes, in the encoding of the form's call. */
  readonly tooManyWords: number
  readonly submit: string
  readonly underWay: string
  readonly sent: string
  readonly failed: string
}

const homeForm: ContactForm = {
  name: 'the home message',
  address: paths.home.href(),
  call: '**/ajax/**',
  file: 'home-messages.csv',
  fields: [
    ['Your name', 'name', 'Test Visitor'],
    ['Your subject', 'subject', 'A wall on the boundary'],
    ['Message', 'message', 'Two lines,\nand "quotes" in the second: 5 < 6 & 7 > 6.'],
  ],
  email: 'E-mail',
  long: 'Message',
  tooManyWords: 10_000,
  submit: 'Submit Message',
  underWay: 'Sending...',
  sent: '✅ Your message has been sent successfully!',
  failed: 'Something went wrong. Please try again.',
}

const enquiryForm: ContactForm = {
  name: 'the project enquiry',
  address: paths.contact.href(),
  call: '**/macros/s/project-enquiry/exec',
  file: 'project-enquiries.csv',
  fields: [
    ['Name', 'name', 'Test Visitor'],
    ['Mobile', 'mobile', '0300 0000000'],
    ['City', 'city', 'Lahore'],
    ['Project Location', 'projectLocation', 'Phase 6, Block C'],
    ['Project Description', 'projectDescription', 'House on 10 marla,\ntwo floors & a basement.'],
    ['Services Required', 'servicesRequired', 'Landscaping Consultancy, Planning & Execution'],
    ['Project Details', 'projectDetails', 'Drawings are there. Garden by October.'],
  ],
  email: 'Email',
  long: 'Project Details',
  tooManyWords: 4_000,
  submit: 'Submit Now',
  underWay: 'Submitting...',
  sent: '✅ Your response has been submitted!',
  failed: '❌ Submission failed. Please try again.',
}

const accessibleDescription = (field: Locator) =>
  field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  )

const refused = 'Failed to submit. Please try again.'

const newEmail = () => `visitor-${crypto.randomUUID()}@example.com`

function control(page: Page, label: string): Locator {
  return page.getByRole('main').getByLabel(label, { exact: true })
}

async function fillIn(page: Page, { fields, email }: ContactForm, address: string) {
  for (const [label, , text] of fields) {
    const field = control(page, label)
    if (label === 'Services Required') await field.selectOption(text)
    else await field.fill(text)
  }
  await control(page, email).fill(address)
}

async function expectValues(page: Page, form: ContactForm, email: string | undefined) {
  for (const [label, , text] of form.fields) {
    await expect(control(page, label)).toHaveValue(email === undefined ? '' : text)
  }
  await expect(control(page, form.email)).toHaveValue(email ?? '')
}

const submitButton = (page: Page, form: ContactForm) =>
  page.getByRole('main').getByRole('button', { name: form.submit })

const status = (page: Page) => page.getByRole('main').getByRole('alert')

/** Fills in the form, lets the call be answered so, and expects to be told so. */
async function expectOutcome(
  page: Page,
  form: ContactForm,
  answer: (route: Route) => Promise<void>,
  told: string,
) {
  await page.route(form.call, answer)
  await page.goto(form.address)
  const email = newEmail()
  await fillIn(page, form, email)
  await submitButton(page, form).click()
  await expect(status(page)).toHaveText(told)
  await expect(submitButton(page, form)).toBeEnabled()
  await expectValues(page, form, told === form.sent ? undefined : email)
}

for (const form of [homeForm, enquiryForm]) {
  test(`${form.name} arrives in the inbox, and the form is empty again`, async ({ page }) => {
    await page.goto(form.address)
    const email = newEmail()
    await fillIn(page, form, email)
    await submitButton(page, form).click()
    await expect(status(page)).toHaveText(form.sent)
    await expect(status(page)).toBeInViewport()
    await expectValues(page, form, undefined)
    const [row, ...more] = await leadsOf(email, form.file)
    expect(more).toEqual([])
    // A multipart form ends its lines as e-mails do.
    const kept = Object.fromEntries(
      Object.entries(row ?? {}).map(([column, text]) => [column, text.replaceAll('\r\n', '\n')]),
    )
    expect(kept).toMatchObject(Object.fromEntries(form.fields.map(([, column, text]) => [column, text])))
  })

  test(`${form.name} goes out once, however often the button is pressed while it is under way`, async ({
    page,
  }) => {
    const { release, count } = await holdRequests(page, form.call)
    await page.goto(form.address)
    await fillIn(page, form, newEmail())
    await submitButton(page, form).click()
    const waiting = page.getByRole('button', { name: form.underWay })
    await expect(waiting).toHaveAttribute('aria-disabled', 'true')
    await waiting.press('Enter')
    await control(page, form.email).press('Enter')
    release()
    await expect(status(page)).toHaveText(form.sent)
    expect(count()).toBe(1)
  })

  test(`${form.name}: what is typed while it is under way stays, and only what was sent goes`, async ({
    page,
  }) => {
    const { release } = await holdRequests(page, form.call)
    await page.goto(form.address)
    const email = newEmail()
    await fillIn(page, form, email)
    await submitButton(page, form).click()
    await expect(page.getByRole('button', { name: form.underWay })).toBeVisible()
    await control(page, form.long).fill('One more question.')
    release()
    await expect(status(page)).toHaveText(form.sent)
    await expect(control(page, form.long)).toHaveValue('One more question.')
    for (const label of [...form.fields.map(([name]) => name), form.email]) {
      if (label !== form.long) await expect(control(page, label)).toHaveValue('')
    }
    const [row] = await leadsOf(email, form.file)
    expect(JSON.stringify(row)).not.toContain('One more question.')
  })

  test(`${form.name} is confirmed on the page that its visitor has moved on to`, async ({ page }) => {
    const { release, count } = await holdRequests(page, form.call)
    await openHydrated(page, form.address)
    const email = newEmail()
    await fillIn(page, form, email)
    await submitButton(page, form).click()
    await expect(page.getByRole('button', { name: form.underWay })).toBeVisible()
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

  test(`${form.name} shows its visitor, who comes back meanwhile, that it is still under way`, async ({
    page,
  }) => {
    const { release, count } = await holdRequests(page, form.call)
    await openHydrated(page, form.address)
    const email = newEmail()
    await fillIn(page, form, email)
    await submitButton(page, form).click()
    await navigateByMenu(page, 'About Us', 'About us')
    await page.goBack()
    await expectValues(page, form, email)
    await page.getByRole('button', { name: form.underWay }).press('Enter')
    release()
    await expect(status(page)).toHaveText(form.sent)
    await expectValues(page, form, undefined)
    await expect(page.getByText(form.sent)).toHaveCount(1)
    expect(count()).toBe(1)
  })

  test(`${form.name} that is written and sent before the page listens arrives`, async ({ page }) => {
    let release = () => {}
    const awaited = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/main-*.js', async (route) => {
      await awaited
      await route.continue()
    })
    await page.goto(form.address)
    const email = newEmail()
    await fillIn(page, form, email)
    await submitButton(page, form).click()
    release()
    await expect(status(page)).toHaveText(form.sent)
    expect(await leadsOf(email, form.file)).toHaveLength(1)
  })

  test(`${form.name} that is longer than its receiver takes says so at the field, and is not sent`, async ({
    page,
  }) => {
    const { release, count } = await holdRequests(page, form.call)
    release()
    await page.goto(form.address)
    const email = newEmail()
    await fillIn(page, form, email)
    const long = control(page, form.long)
    const text = 'گھر '.repeat(form.tooManyWords)
    await long.fill(text)
    await submitButton(page, form).click()
    await expect(long).toBeFocused()
    await expect(long).toHaveAccessibleDescription(
      /This is too long to be sent\. Shorten it by about [\d,]+ letters\./,
    )
    await expect(long).toHaveValue(text)
    expect(count()).toBe(0)

    const letters = Number(
      /about ([\d,]+) letters/.exec(await accessibleDescription(long))?.[1]?.replace(',', ''),
    )
    const fitting = text.slice(0, -letters)
    await long.fill(fitting)
    await expect(long).not.toHaveAttribute('aria-invalid')
    await submitButton(page, form).click()
    await expect(status(page)).toHaveText(form.sent)
    const [row] = await leadsOf(email, form.file)
    expect(Object.values(row ?? {})).toContain(fitting)
  })

  test.describe('when it does not arrive', () => {
    test.use({
      allowedMessages: [
        loadFailures.serverError,
        loadFailures.refused,
        loadFailures.reset,
        'error: The project enquiry was answered with status 500: The lead could not be kept. Please try again later.',
      ],
    })

    test(`${form.name} is kept where the inbox answers with 500, and can be sent again`, async ({
      page,
      ownSite,
    }) => {
      const file = `${ownSite.leads}/${form.file}`
      // Nothing can be written where a folder has the file's name.
      await mkdir(file)
      await page.goto(`${ownSite.url}${form.address}`)
      const email = newEmail()
      await fillIn(page, form, email)
      await submitButton(page, form).click()
      await expect(status(page)).toHaveText(form === homeForm ? refused : form.failed)
      await expectValues(page, form, email)

      await rmdir(file)
      await submitButton(page, form).click()
      await expect(status(page)).toHaveText(form.sent)
      expect(await leadsOf(email, form.file, ownSite.leads)).toHaveLength(1)
    })

    test(`${form.name} is kept where the inbox has gone`, async ({ page, ownSite }) => {
      await openHydrated(page, `${ownSite.url}${form.address}`)
      const email = newEmail()
      await fillIn(page, form, email)
      await ownSite.stop()
      await submitButton(page, form).click()
      await expect(status(page)).toHaveText(form.failed)
      await expectValues(page, form, email)
      await ownSite.start()
      await submitButton(page, form).click()
      await expect(status(page)).toHaveText(form.sent)
      expect(await leadsOf(email, form.file, ownSite.leads)).toHaveLength(1)
    })

    test(`${form.name} that fails when its visitor has moved on says so there, and is kept`, async ({
      page,
    }) => {
      const { release } = await holdRequests(page, form.call, (route) => route.abort('connectionreset'))
      await openHydrated(page, form.address)
      const email = newEmail()
      await fillIn(page, form, email)
      await submitButton(page, form).click()
      await navigateByMenu(page, 'About Us', 'About us')
      release()
      await expect(page.getByRole('status').getByText(form.failed)).toBeInViewport()
      await page.getByRole('link', { name: 'Open the form' }).click()
      await expect(page).toHaveURL(form.address)
      await expectValues(page, form, email)
      await expect(status(page)).toHaveText(form.failed)
      await page.unroute(form.call)
      await submitButton(page, form).click()
      await expect(status(page)).toHaveText(form.sent)
      expect(await leadsOf(email, form.file)).toHaveLength(1)
    })

    test(`${form.name} is kept where the connection breaks off`, async ({ page }) => {
      await expectOutcome(page, form, (route) => route.abort('connectionreset'), form.failed)
    })
  })
}
