import type { Locator, Page } from 'playwright/test'
import { company } from '../../src/content/company.ts'
import { englishTexts } from '../../src/content/pages/estimatorTranslation.ts'
import { urduTexts as texts } from '../../src/content/pages/estimatorUrdu.ts'
import { urduLabels } from '../../src/pages/estimator/urduLabels.ts'
import { paths } from '../../src/paths.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { estimatesOf } from '../support/storedLeads.ts'
import {
  expect,
  loadFailures,
  navigateByMenu,
  newContact,
  openHydrated,
  openReview,
  summaryValue,
  tabTo,
  test,
  type TestContact,
} from '../support/site.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

const toUrdu = (page: Page) => page.getByRole('button', { name: 'اردو' })
const toEnglish = (page: Page) => page.getByRole('button', { name: 'English' })
const { calculatorFields: fields, contactStep, estimatePanel, reviewStep, stepTitles } = texts
const contactFields = contactStep.labels

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const plot = (page: Page) => page.getByRole('spinbutton', { name: fields.plot.size })

/** Opens the estimator in Urdu. */
async function openInUrdu(page: Page) {
  await openHydrated(page, paths.estimator.href())
  await toUrdu(page).click()
  await expect(heading(page, stepTitles.contact)).toBeVisible()
}

async function enterContact(page: Page, contact: TestContact = newContact()) {
  for (const field of ['name', 'email', 'phone'] as const) {
    await page.getByRole('textbox', { name: contactFields[field] }).fill(contact[field])
  }
  await page.getByRole('button', { name: contactStep.continue }).click()
  await expect(heading(page, stepTitles.calculator)).toBeFocused()
}

/** Enters what `enterTenMarla` does. */
async function enterTenMarlaInUrdu(page: Page) {
  await plot(page).fill('10')
  await page.getByRole('radio', { name: texts.gradeLabels['A+'] }).click()
}

/** Whether an element is laid out from right to left, in Urdu. */
async function expectUrdu(element: Locator) {
  await expect(element).toHaveCSS('direction', 'rtl')
  expect(await element.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'))).toBe('ur')
}

test('English is shown first, and nothing of Urdu is loaded', async ({ page }) => {
  // Chunks are fetched before they are imported.
  const loaded = new Set<string>()
  page.on('request', (request) => loaded.add(new URL(request.url()).pathname))
  const ofUrdu = () => [...loaded].filter((path) => /urdu|naskh/i.test(path))
  await openHydrated(page, paths.estimator.href())
  await expect(heading(page, "Let's Get Started")).toBeVisible()
  expect(ofUrdu()).toEqual([])
  await toUrdu(page).click()
  await expect(heading(page, stepTitles.contact)).toBeVisible()
  expect(
    ofUrdu()
      // The hash may contain hyphens.
      .map((path) => path.replace(/-[\w-]{8}(?=\.\w+$)/, ''))
      .toSorted(),
  ).toEqual(['/assets/noto-naskh-arabic.woff2', '/assets/urdu.css', '/assets/urdu.js'])
})

test('the language changes without losing what is entered, the step or the focus, and is remembered', async ({
  page,
}) => {
  await openHydrated(page, paths.estimator.href())
  await page.getByRole('spinbutton', { name: 'Your budget' }).fill('3')
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Test Visitor')
  await page.keyboard.press('Shift+Tab')
  await expect(toUrdu(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toEnglish(page)).toBeFocused()
  await expect(page.getByRole('textbox', { name: contactFields.name })).toHaveValue('Test Visitor')
  const budget = page.getByRole('spinbutton', { name: texts.budgetSection.budget })
  await expect(budget).toHaveValue('3')
  await expectUrdu(budget.locator('xpath=ancestor::section'))
  await expectUrdu(page.getByRole('table', { name: texts.costTable.withBasement }))

  await enterContact(page)
  await enterTenMarlaInUrdu(page)
  await toEnglish(page).click()
  await expect(toUrdu(page)).toBeFocused()
  await expect(page.getByRole('spinbutton', { name: 'Plot Size' })).toHaveValue('10')
  await expect(page.getByRole('radio', { name: 'A+ Grade' })).toBeChecked()
  await expect(summaryValue(page, 'Grand Total')).toHaveText(/27,995,990/)
  await toUrdu(page).click()
  await expect(toEnglish(page)).toBeFocused()
  await page.reload()
  await expect(heading(page, stepTitles.calculator)).toBeVisible()
  await expect(plot(page)).toHaveValue('10')
  await toEnglish(page).click()
  await expect(toUrdu(page)).toBeFocused()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-application', 'ready')
  await expect(heading(page, 'Cost Calculator')).toBeVisible()
})

test('header and footer stay English, from left to right', async ({ page }) => {
  await openInUrdu(page)
  for (const role of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCSS('direction', 'ltr')
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 }).locator('bdi')).toHaveAttribute('lang', 'en')
})

test('the title of the document is in the language of the estimator, on this page only', async ({ page }) => {
  const expectTitle = async (title: string, lang: string) => {
    await expect(page).toHaveTitle(`${title} | ${company.name}`)
    const element = page.locator('head > title')
    expect(await element.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'))).toBe(lang)
  }
  const english = englishTexts.estimatorPage.title
  await openHydrated(page, paths.estimator.href())
  await expectTitle(english, 'en')
  await toUrdu(page).click()
  await expectTitle(texts.estimatorPage.title, 'ur')
  await enterContact(page)
  await expectTitle(stepTitles.calculator, 'ur')
  await toEnglish(page).click()
  await expectTitle('Cost Calculator', 'en')
  await toUrdu(page).click()
  await expectTitle(stepTitles.calculator, 'ur')

  await navigateByMenu(page, 'About Us', 'About us')
  await expectTitle('About Us', 'en')
  await page.goBack()
  await expectTitle(stepTitles.calculator, 'ur')
  // Read by screen readers on arrival.
  const arrival = page.getByRole('status').filter({ hasText: company.name })
  await expect(arrival).toHaveText(`${stepTitles.calculator} | ${company.name}`)
  await expect(arrival).toHaveAttribute('lang', 'ur')
})

test.describe('if Urdu cannot be loaded', () => {
  test.use({ allowedMessages: [loadFailures.aborted] })

  test('the estimator stays English and says so, and Urdu can be chosen again', async ({ page }) => {
    await page.route('**/assets/urdu-*.js', (route) => route.abort())
    await openHydrated(page, paths.estimator.href())
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Test Visitor')
    await toUrdu(page).click()
    await expect(page.getByRole('status').getByText(englishTexts.languageSwitch.failed)).toBeVisible()
    await expect(heading(page, "Let's Get Started")).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Test Visitor')
    await page.unroute('**/assets/urdu-*.js')
    await toUrdu(page).click()
    await expect(heading(page, stepTitles.contact)).toBeVisible()
  })
})

test.describe('if the code of a tooltip cannot be loaded', () => {
  test.use({ allowedMessages: [loadFailures.aborted] })

  test('its notice is in Urdu', async ({ page }) => {
    await openInUrdu(page)
    await enterContact(page)
    await page.route('**/assets/floatingParts-*.js', (route) => route.abort())
    await page.getByRole('button', { name: fields.plot.aboutMarla.label }).first().click()
    const notice = page.getByRole('alert').filter({ hasText: urduLabels.overlayFailed })
    await expect(notice).toHaveAttribute('lang', 'ur')
    await expectUrdu(notice)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('an estimate that is filled in by keyboard in Urdu sends the same as in English', async ({ page }) => {
    const [inUrdu, inEnglish] = [newContact(), newContact()]
    await openHydrated(page, paths.estimator.href())

    await test.step('Changes to Urdu and fills in the contact', async () => {
      await tabTo(page, toUrdu(page))
      await page.keyboard.press('Enter')
      await expect(heading(page, stepTitles.contact)).toBeVisible()
      await tabTo(page, page.getByRole('textbox', { name: contactFields.name }))
      await page.keyboard.type(inUrdu.name)
      await page.keyboard.press('Tab')
      await page.keyboard.type(inUrdu.email)
      await page.keyboard.press('Tab')
      await page.keyboard.type(inUrdu.phone)
      await page.keyboard.press('Enter')
      await expect(heading(page, stepTitles.calculator)).toBeFocused()
    })

    await test.step('Enters 10 marla with Urdu digits, A+', async () => {
      await tabTo(page, plot(page))
      await page.keyboard.type('۱۰')
      await tabTo(page, page.getByRole('radio', { name: texts.gradeLabels.A, exact: true }))
      // The next option is on the left.
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByRole('radio', { name: texts.gradeLabels['A+'] })).toBeChecked()
      const announcement = page.getByRole('status', { name: estimatePanel.announcement.label, exact: true })
      await expect(announcement).toHaveText(/27,995,990/)
      await expectUrdu(announcement)
    })

    await test.step('Opens the whole estimate, which is in Urdu too', async () => {
      const total = page.getByRole('button', { name: estimatePanel.heading })
      await tabTo(page, total)
      await page.keyboard.press('Enter')
      const sheet = page.getByRole('dialog', { name: estimatePanel.heading })
      await expect(sheet).toHaveAttribute('lang', 'ur')
      await expect(sheet).toHaveAttribute('dir', 'rtl')
      await expect(sheet.getByRole('button', { name: 'بند کریں' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(total).toBeFocused()
    })

    await test.step('Reviews and submits it', async () => {
      await tabTo(page, page.getByRole('button', { name: fields.review }))
      await page.keyboard.press('Enter')
      await expect(heading(page, stepTitles.review)).toBeFocused()
      await expect(summaryValue(page, reviewStep.contact.phone).locator('bdi[dir="ltr"]')).toHaveText(
        inUrdu.phone,
      )
      await tabTo(page, page.getByRole('button', { name: reviewStep.submit.idle }))
      await page.keyboard.press('Enter')
      await expect(heading(page, stepTitles.success)).toBeFocused()
      await expect(page.getByText(texts.successStep.messages.sent)).toBeVisible()
    })

    await test.step('Submits the same in English', async () => {
      await toEnglish(page).click()
      await page.getByRole('button', { name: 'Create New Estimate' }).click()
      await openReview(page, inEnglish)
      await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
      await expect(heading(page, 'Estimate Submitted Successfully!')).toBeFocused()
    })

    const [urdu, english] = await Promise.all([estimatesOf(inUrdu.email), estimatesOf(inEnglish.email)])
    expect(urdu).toHaveLength(1)
    expect(english).toHaveLength(1)
    const own = { email: '', timestamp: '', receivedAt: '' }
    expect({ ...urdu[0], ...own }).toEqual({ ...english[0], ...own })
    expect(urdu[0]).toMatchObject({
      plotSize: '10 marla',
      authority: 'DHA',
      calculationMode: 'auto',
      qualityGrade: 'A+',
      services: 'architectural, interior, grayStructure, finishing',
      grandTotal: '27995990',
    })
  })
})

test.describe('a link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('that is copied in Urdu is the same as in English', async ({ page }) => {
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await openInUrdu(page)
    await enterContact(page)
    await enterTenMarlaInUrdu(page)
    await page.getByRole('button', { name: texts.shareEstimate.copy }).click()
    await expect(page.getByText(texts.shareEstimate.copied)).toBeVisible()
    const inUrdu = await copied()
    await toEnglish(page).click()
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect.poll(copied).toBe(inUrdu)
    expect(inUrdu).toMatch(/#v=1&plot=10&unit=marla&authority=DHA&mode=auto&/)
  })
})

for (const viewport of [phone, desktop]) {
  test(`axe finds nothing in Urdu, in a window of ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openInUrdu(page)
    await expectAccessible(page, 'contact')
    // The rest of the page stays the same.
    const main = page.getByRole('main')
    await enterContact(page)
    await expectAccessible(page, 'empty calculator', main)
    await enterTenMarlaInUrdu(page)
    await page.getByRole('button', { name: texts.comparison.start }).click()
    await page.getByRole('radio', { name: texts.gradeLabels.A, exact: true }).click()
    await expect(page.getByRole('table', { name: texts.comparison.caption })).toBeVisible()
    await expectAccessible(page, 'calculator', main)
    if (viewport === phone) {
      await page.getByRole('button', { name: estimatePanel.heading }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'sheet', page.getByRole('dialog'))
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: fields.review }).click()
    await expect(heading(page, stepTitles.review)).toBeFocused()
    await expectAccessible(page, 'review', main)
    await page.getByRole('button', { name: reviewStep.submit.idle }).click()
    await expect(heading(page, stepTitles.success)).toBeFocused()
    await expectAccessible(page, 'success', main)
  })
}

for (const width of [320, 390, 768, 1024, 1280]) {
  test(`nothing scrolls sideways in Urdu, in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const expectNoOverflow = async () =>
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    await openInUrdu(page)
    await expectNoOverflow()
    await enterContact(page)
    await enterTenMarlaInUrdu(page)
    await expectNoOverflow()
    await page.getByRole('button', { name: fields.review }).click()
    await expect(heading(page, stepTitles.review)).toBeFocused()
    await expectNoOverflow()
  })
}

test('each step in Urdu fits a window of 1280 × 800', async ({ page }) => {
  const bottomOf = async (element: Locator) => {
    const box = await element.boundingBox()
    return (box?.y ?? Infinity) + (box?.height ?? 0)
  }
  await openInUrdu(page)
  expect(await bottomOf(page.getByRole('button', { name: contactStep.continue }))).toBeLessThan(740)
  await enterContact(page)
  await enterTenMarlaInUrdu(page)
  await expect(page.locator('main picture')).toHaveCount(4)
  for (const part of [
    page.getByText(fields.areas.houseWithBars),
    page.getByRole('spinbutton', { name: fields.areas.labels.basement }),
    page.getByRole('button', { name: fields.review }),
  ]) {
    expect(await bottomOf(part), part.toString()).toBeLessThanOrEqual(desktop.height)
  }
  await page.getByRole('button', { name: fields.review }).click()
  await expect(heading(page, stepTitles.review)).toBeFocused()
  const submit = page.getByRole('button', { name: reviewStep.submit.idle })
  expect(await bottomOf(submit)).toBeLessThanOrEqual(desktop.height)
})
