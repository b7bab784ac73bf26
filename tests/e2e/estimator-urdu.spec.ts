import type { Locator, Page } from 'playwright/test'
import { company } from '../../src/content/company.ts'
import { englishTexts } from '../../src/content/estimator/translation.ts'
import { urduTexts as texts } from '../../src/content/estimator/urdu.ts'
import { paths } from '../../src/paths.ts'
import { expectNoHorizontalScroll } from '../support/layout.ts'
import {
  expect,
  holdRequests,
  navigateByMenu,
  newContact,
  openHydrated,
  summaryValue,
  test,
  reloadHydrated,
} from '../support/site.ts'

const { calculatorFields: fields, contactStep, stepTitles } = texts

const toUrdu = (page: Page) => page.getByRole('button', { name: 'اردو' })
const toEnglish = (page: Page) => page.getByRole('button', { name: 'English' })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const plot = (page: Page) => page.getByRole('textbox', { name: fields.plot.size })
const contactField = (page: Page, field: keyof typeof contactStep.labels) =>
  page.getByRole('textbox', { name: contactStep.labels[field] })

async function enterContact(page: Page) {
  const { name, email, phone } = newContact()
  await contactField(page, 'name').fill(name)
  await contactField(page, 'email').fill(email)
  await contactField(page, 'phone').fill(phone)
  await page.getByRole('button', { name: contactStep.continue }).click()
  await expect(heading(page, stepTitles.calculator)).toBeFocused()
}

/** Enters what `enterTenMarla` does. */
async function enterTenMarla(page: Page) {
  await plot(page).fill('10')
  await page.getByRole('radio', { name: texts.gradeLabel('A+') }).click()
}

/** Expects that an element is laid out from right to left, in Urdu. */
async function expectUrdu(element: Locator) {
  await expect(element).toHaveCSS('direction', 'rtl')
  expect(await element.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'))).toBe('ur')
}

test('a link to Urdu, whose texts load late, renders the page anew, for Firefox, and keeps text, focus and caret', async ({
  page,
}) => {
  const { release } = await holdRequests(page, '**/assets/urdu-*.js')
  await openHydrated(page, `${paths.estimator.href()}?lang=ur`)
  const name = page.getByRole('textbox', { name: 'Full Name' })
  await name.fill('Ada Khan')
  await name.press('Home')
  const before = await name.elementHandle()
  const status = page.getByRole('status').last()
  release()
  await expect(contactField(page, 'name')).toBeFocused()
  expect(await before?.evaluate((input) => input.isConnected)).toBe(false)
  await page.keyboard.type('Dr ')
  await expect(contactField(page, 'name')).toHaveValue('Dr Ada Khan')
  await expect(status).toHaveText(`${texts.estimatorPage.title} | ${company.name}`)
  await expect(status).toHaveAttribute('lang', 'ur')
})

test('the language changes without losing the input, the step or the focus, and is remembered', async ({
  page,
}) => {
  const urduFiles: string[] = []
  page.on('request', (request) => {
    if (/urdu|naskh|nastaliq/i.test(request.url())) urduFiles.push(request.url())
  })
  const expectTitle = async (title: string, lang: string) => {
    await expect(page).toHaveTitle(`${title} | ${company.name}`)
    const element = page.locator('head > title')
    expect(await element.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'))).toBe(lang)
  }
  await openHydrated(page, paths.estimator.href())
  await expectTitle(englishTexts.estimatorPage.title, 'en')
  expect(urduFiles, 'English loads nothing of Urdu').toEqual([])

  await test.step('The contact step changes to Urdu, the rest of the page does not', async () => {
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Test Visitor')
    await toUrdu(page).press('Enter')
    await expect(toEnglish(page)).toBeFocused()
    await expect(contactField(page, 'name')).toHaveValue('Test Visitor')
    await expectUrdu(contactField(page, 'name').locator('xpath=ancestor::section[1]'))
    await expectUrdu(page.getByRole('table', { name: texts.costTable.withBasement }))
    await expect(page.getByRole('figure')).toContainText(texts.floorLabels.first)
    await expect(page.getByRole('figure')).toContainText(/PKR\s7,856,995/)
    await expectTitle(texts.estimatorPage.title, 'ur')
    expect(urduFiles).not.toEqual([])
    await expect(page.getByRole('banner')).toHaveCSS('direction', 'ltr')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  await test.step('The calculator changes to English and back', async () => {
    await enterContact(page)
    await enterTenMarla(page)
    await toEnglish(page).click()
    await expect(toUrdu(page)).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Plot Size' })).toHaveValue('10')
    await expect(page.getByRole('radio', { name: 'A+ Grade' })).toBeChecked()
    await expect(summaryValue(page, 'Grand Total')).toHaveText(/27,995,990/)
    await expectTitle('Cost Calculator', 'en')
    await toUrdu(page).click()
    await expectTitle(stepTitles.calculator, 'ur')
    const top = (await heading(page, stepTitles.calculator).boundingBox())?.y ?? Number.NaN
    const basement = page.getByRole('textbox', { name: texts.calculatorFields.areas.labels.basement })
    const { y, height } = (await basement.boundingBox()) ?? { y: Number.NaN, height: 0 }
    expect(y + height - top, 'below a bar of 61 px, from heading to basement').toBeLessThan(800 - 61 - 16)
    await page.setViewportSize({ width: 320, height: 800 })
    await expectNoHorizontalScroll(page, 'the calculator in Urdu')
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('It is Urdu after another page and after a reload', async () => {
    await navigateByMenu(page, 'About Us', 'About us')
    await expectTitle('About Us', 'en')
    await page.goBack()
    await expectTitle(stepTitles.calculator, 'ur')
    await reloadHydrated(page)
    await expect(heading(page, stepTitles.calculator)).toBeVisible()
    await expect(plot(page)).toHaveValue('10')
  })

  await test.step('It is English after that is chosen in the header', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'English – the estimate in English' }).click()
    await expect(heading(page, 'Cost Calculator')).toBeVisible()
    await reloadHydrated(page)
    await expect(heading(page, 'Cost Calculator')).toBeVisible()
  })
})
