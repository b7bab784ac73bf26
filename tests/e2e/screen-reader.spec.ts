import { successStep } from '../../src/content/pages/estimator.ts'
import { urduTexts } from '../../src/content/pages/estimatorUrdu.ts'
import { paths } from '../../src/paths.ts'
import { enquiryForm, homeForm } from '../support/contactForms.ts'
import { startScreenReader } from '../support/screenReader.ts'
import {
  enterTenMarla,
  expect,
  skipWaits,
  holdRequests,
  loadFailures,
  newContact,
  openHydrated,
  openReview,
  tabTo,
  test,
} from '../support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const missingName = 'textbox, Full Name, Enter your full name., invalid, required'
const submitted = 'heading, Estimate Submitted Successfully!'

test('the estimator announces its errors, its total and its result', async ({ page }) => {
  const contact = newContact()
  await openHydrated(page, paths.estimator.href())
  const { expectHeard, read } = await startScreenReader(page)
  const progress = page.getByRole('list', { name: 'Progress' })

  await test.step('The contact step announces the missing fields, and the focus moves to the first', async () => {
    expect(await read(progress)).toContain('listitem, level 1, current step, position 1, set size 3')
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    await expectHeard(
      missingName,
      'polite: Enter an e-mail address, such as name@example.com.',
      'assertive: Please fill all contact information',
    )
    await page.keyboard.type(contact.name)
    await page.keyboard.press('Tab')
    await expectHeard(
      'textbox, Email Address, Enter an e-mail address, such as name@example.com., invalid, required',
    )
    await page.keyboard.type(contact.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(contact.phone)
    await page.keyboard.press('Enter')
    await expectHeard('heading, Cost Calculator, level 2')
    expect(await read(progress)).toContain('listitem, level 1, current step, position 2, set size 3')
  })

  await test.step('The calculator announces the error, and the total', async () => {
    const plot = page.getByRole('spinbutton', { name: 'Plot Size' })
    await plot.fill('-3')
    await expectHeard('polite: Enter 0 or more. Until then we count it as 0.')
    expect(await read(plot)).toEqual([
      'spinbutton, Plot Size, Enter 0 or more. Until then we count it as 0., invalid, min value 0, current value -3',
    ])
    await page.getByRole('button', { name: 'About the grades' }).focus()
    await expect(page.getByRole('tooltip')).toBeAttached()
    expect(await read(page.getByRole('button', { name: 'About the grades' }))).toEqual([
      expect.stringMatching(/^button, About the grades, A Grade: Standard quality/),
    ])
    await enterTenMarla(page)
    await expectHeard('polite: Estimate')
    expect(await read(page.getByRole('status', { name: 'Estimate' }))).toContain(
      'Grand Total PKR 27,995,990 for 3,666 sq ft.',
    )
    expect(await read(page.getByRole('group', { name: 'Select Services to Include' }))).toEqual(
      expect.arrayContaining(['group, Select Services to Include', 'checkbox, Interior Design, checked']),
    )
  })

  await test.step('The review reads each row, and announces that the estimate is being sent', async () => {
    const { release } = await holdRequests(page, '**/macros/s/estimate/exec')
    await page.getByRole('button', { name: 'Review & Submit' }).press('Enter')
    await expectHeard('heading, Review & Submit, level 2')
    expect(await read(page.getByRole('main'))).toEqual(
      expect.arrayContaining(['Grand Total', 'PKR 27,995,990', 'button, Change Phone']),
    )
    await page.getByRole('button', { name: 'Submit Final Estimate' }).press('Enter')
    await expectHeard('assertive: Submitting your estimate...')
    expect(await read(page.getByRole('button', { name: 'Processing Estimate...' }))).toContain(
      'button, Processing Estimate..., busy, disabled',
    )
    release()
  })

  await expectHeard(
    `${submitted}, ✅ Success! Your VIP estimate has been saved to our database. We will contact you soon., level 2`,
  )
})

test.describe('if an estimate cannot be sent', () => {
  test.use({ allowedMessages: [loadFailures.aborted] })

  test('the heading says that it is only stored, and the page warns', async ({ page }) => {
    await page.route('**/macros/**', (route) => route.abort())
    await openReview(page)
    const { expectHeard, read } = await startScreenReader(page)
    await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
    const heard = await expectHeard(
      `${submitted}, ✅ Success! Estimate saved locally. We will contact you soon., level 2`,
      /^polite: One estimate is not yet sent/,
    )
    expect(heard.filter((phrase) => phrase.includes('not yet sent'))).toHaveLength(1)
    expect(await read(page.getByRole('region', { name: 'Unsent estimates' }))).toEqual(
      expect.arrayContaining(['status', 'One estimate is not yet sent', 'button, Delete']),
    )
    expect(await read(page.getByRole('region', { name: 'Submission' }))).toContain(
      'Saved on this device only; not yet sent',
    )
  })

  for (const language of ['English', 'Urdu'] as const) {
    test(`each failure of "Send again" on the success step is announced, and neither focus nor scroll position moves, in ${language}`, async ({
      page,
    }) => {
      await page.route('**/macros/**', (route) => route.abort())
      await openReview(page)
      await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
      await expect(page.getByText('Saved on this device only; not yet sent')).toBeVisible()
      if (language === 'Urdu') await page.getByRole('button', { name: /^اردو/ }).click()
      const { sendAgain, pending } = language === 'Urdu' ? urduTexts.successStep : successStep
      const button = page.getByRole('button', { name: sendAgain.idle })
      await button.focus()
      const position = () => page.evaluate(() => Math.round(scrollY))
      const before = await position()
      const { expectHeard } = await startScreenReader(page)
      for (let attempt = 1; attempt <= 2; attempt += 1) {
        await button.press('Enter')
        await expectHeard(`polite: ${pending.title}${pending.failed}`)
        await expect(button).toBeFocused()
        expect(await position()).toBe(before)
      }
    })
  }

  test('a page announces once that another tab has stored and then sent an estimate; neither its focus nor its visible content moves', async ({
    page,
    context,
  }) => {
    await openHydrated(page, paths.about.href())
    const { expectHeard } = await startScreenReader(page)
    const link = page.getByRole('contentinfo').getByRole('link').first()
    await link.focus()
    // In the window: the notice is added above the page, which is scrolled by its height.
    const position = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await position()

    // Both tabs try again by themselves; only the other one will be able to send.
    await page.route('**/macros/**', (route) => route.abort())
    const other = await context.newPage()
    await other.route('**/macros/**', (route) => route.abort())
    await skipWaits(other)
    await openReview(other)
    await other.getByRole('button', { name: 'Submit Final Estimate' }).click()
    const heard = await expectHeard(/^polite: One estimate is not yet sent/)
    expect(heard.filter((phrase) => phrase.startsWith('polite: '))).toHaveLength(1)

    await other.unroute('**/macros/**')
    // It also tries again by itself every few seconds, so that "Send again" may be gone on a slow machine.
    await other.evaluate(() => window.dispatchEvent(new Event('online')))
    const heardLater = await expectHeard('polite: Your estimate has been sent.')
    expect(heardLater.filter((phrase) => !phrase.endsWith('Your estimate has been sent.'))).toEqual([])
    await expect(page.getByRole('status').filter({ hasText: 'Your estimate has been sent.' })).toHaveCount(1)
    await expect(link).toBeFocused()
    expect(await position()).toBe(before)
  })
})

for (const { form, request, field, reads, lastError, pending, failed } of [
  {
    form: homeForm,
    request: '**/ajax/**',
    field: { name: 'Message', rest: 'placeholder Message*, required' },
    reads: ['form, Write to us', 'textbox, E-mail, placeholder Email*, required'],
    lastError: 'Write what you would like to ask or tell us.',
    pending: 'Sending...',
    failed: 'Something went wrong. Please try again.',
  },
  {
    form: enquiryForm,
    request: '**/macros/s/project-enquiry/exec',
    field: { name: 'Project Details', rest: 'required' },
    reads: [
      'form, Get in touch with us!',
      'textbox, Email, required',
      'textbox, Project Location, Scheme, phase and block, or the nearest main road, required',
      expect.stringMatching(/^combobox, Services Required, .*required$/),
    ],
    lastError: 'Write what you have and what you need.',
    pending: 'Submitting...',
    failed: '❌ Submission failed. Please try again.',
  },
] as const) {
  test.describe(() => {
    test.use({ allowedMessages: [loadFailures.aborted] })

    test(`${form.name} announces its fields, its errors and its result, by keyboard alone`, async ({
      page,
    }) => {
      await openHydrated(page, form.path)
      const { expectHeard, read } = await startScreenReader(page)
      const area = page.getByRole('main').getByRole('form')
      const submit = page.getByRole('button', { name: form.submit })
      expect(await read(area)).toEqual(expect.arrayContaining([...reads]))

      await submit.press('Enter')
      const first = form.fields[0]?.[0] ?? ''
      await expectHeard(
        new RegExp(`^textbox, ${first}, .*Enter your name\\., invalid, .*required$`),
        'polite: Enter your name.',
        'polite: Enter an e-mail address, such as name@example.com.',
        `polite: ${lastError}`,
      )

      for (const control of await area.locator('input:visible, textarea, select').all()) {
        await tabTo(page, control)
        const type = await control.evaluate((element: HTMLInputElement | HTMLSelectElement) => element.type)
        const texts: Readonly<Record<string, string>> = {
          email: newContact().email,
          'select-one': 'Landscaping',
        }
        await page.keyboard.type(texts[type] ?? 'Test')
      }
      const long = area.getByLabel(field.name, { exact: true })
      await long.fill('A long text. '.repeat(8_000))
      await submit.press('Enter')
      await expectHeard(
        /^polite: This is too long to send\. Shorten it by about [\d,]+ characters\.$/,
        /^textbox, .*This is too long to send\. Shorten it by about .*, invalid, .*required$/,
      )
      await long.fill('Short.')

      const { release } = await holdRequests(page, request, (route) => route.abort())
      await submit.press('Enter')
      const pendingButton = page.getByRole('button', { name: pending })
      await expect(pendingButton).toBeVisible()
      expect(await read(pendingButton)).toContain(`button, ${pending}, busy, disabled`)
      release()
      await expectHeard(`assertive: ${failed}`)
      await page.unroute(request)
      await submit.press('Enter')
      await expectHeard(`assertive: ${form.sent}`)
    })
  })
}

test('the lightbox and each new page say where the visitor is', async ({ page }) => {
  await openHydrated(page, paths.project.href('db-32'))
  const { expectHeard, read } = await startScreenReader(page)

  await test.step('The lightbox announces its name, its picture and the next one', async () => {
    const thumbnail =
      /^button, Render of a model: the house from the corner of the street.*, has popup dialog$/
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Render of a model/ })
      .first()
      .press('Enter')
    await expectHeard(
      thumbnail,
      'dialog, Project Gallery: DB-32, Image 1 of 10 Render: the balcony above the glazed living room, from the corner of the street',
      'button, Close',
    )
    expect(await read(page.getByRole('dialog'))).toEqual(
      expect.arrayContaining([
        'Image 1 of 10',
        expect.stringMatching(/^image, Render of a model: the house from the corner/),
        'button, Previous image',
      ]),
    )
    await page.getByRole('button', { name: 'Next image' }).press('Enter')
    const heard = await expectHeard(
      'button, Next image',
      'polite: Image 2 of 10',
      'polite: Render: the oak door between the concrete wall and the living room',
    )
    expect(heard.filter((phrase) => phrase.startsWith('polite: '))).toHaveLength(2)
    await page.keyboard.press('Escape')
    await expectHeard(thumbnail)
  })

  await test.step('A new page announces its heading and its title', async () => {
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'About Us' }).press('Enter')
    await expectHeard('heading, ABOUT US, level 1', 'polite: About Us | Sangbunyad')
    expect(await read(menu)).toContain('link, About Us, current page')
    const { release } = await holdRequests(page, '**/assets/FaqPage-*.js')
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).press('Enter')
    await expectHeard('polite: Loading the page')
    release()
    await expectHeard(/^heading, .*, level 1$/, /^polite: Frequently asked questions \| Sangbunyad$/)
  })

  await test.step('Tools announces its state and its items', async () => {
    await page.getByRole('button', { name: 'Tools' }).press('Enter')
    await expectHeard(
      'button, Tools, not expanded, has popup menu',
      'menuitem, Calculate area of your Floors, position 1, set size 2',
    )
    await page.keyboard.press('Escape')
  })
})

/** Faults in a field with an error, and the phrase that is spoken for it then. */
const faults: readonly {
  readonly fault: string
  readonly plant: (field: HTMLInputElement) => void
  readonly spoken: string
}[] = [
  {
    fault: 'without its state',
    plant: (field) => field.removeAttribute('aria-invalid'),
    spoken: 'textbox, Full Name, Enter your full name., required',
  },
  {
    fault: 'nor its relation to the error',
    plant: (field) => field.removeAttribute('aria-describedby'),
    spoken: 'textbox, Full Name, required',
  },
  {
    fault: 'nor its label',
    plant: (field) => field.labels?.forEach((label) => label.removeAttribute('for')),
    spoken: 'textbox, required',
  },
]

test('the screen reader notices a field without its label, state or error, and a silent message', async ({
  page,
}) => {
  await openHydrated(page, paths.estimator.href())
  const { expectHeard, read } = await startScreenReader(page)
  const field = page.getByRole('main').locator('input[autocomplete=name]')
  await page
    .getByRole('form', { name: "Let's Get Started" })
    .getByRole('alert')
    .evaluate((alert) => alert.removeAttribute('role'))
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  // All messages appear at once.
  const heard = await expectHeard(missingName, 'polite: Enter a phone number we can reach you on.')
  await expect(page.getByText('Please fill all contact information')).toBeVisible()
  expect(heard.join()).not.toContain('Please fill all contact information')

  expect(await read(field)).toEqual([missingName])
  for (const { fault, plant, spoken } of faults) {
    await field.evaluate(plant)
    expect(await read(field), fault).toEqual([spoken])
  }
})
