import type { Page } from 'playwright/test'
import { company } from '../../src/content/company.ts'
import { tentativeText } from '../../src/content/pages/estimator.ts'
import { englishTexts } from '../../src/content/pages/estimatorTranslation.ts'
import { urduTexts } from '../../src/content/pages/estimatorUrdu.ts'
import { paths } from '../../src/paths.ts'
import {
  enterTenMarla,
  expect,
  newContact,
  openCalculator,
  openHydrated,
  openReview,
  summaryValue,
  test,
} from '../support/site.ts'

const longName = 'Muhammad Abdullah ibn Abdul Rahman al-Hashimi & Begum Zainab un Nisa Siddiqui'

/** Emulates print, and returns the sheet. */
async function printedSheet(page: Page) {
  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByRole('region', { name: 'Cost Estimate' })
  await expect(sheet).toBeVisible()
  return sheet
}

/** Waits until the sheet, whose code `open` loads, can be printed. */
async function withSheetCode(page: Page, open: () => Promise<void>): Promise<void> {
  const code = page.waitForResponse(/\/assets\/PrintedEstimate-/)
  await open()
  await (await code).finished()
  await printedSheet(page)
  await page.emulateMedia({ media: null })
}

/** Expects one page of A4 and of Letter, whatever the margins. */
async function expectOnePage(page: Page, marginsToTry = ['0', '1cm', '2cm']): Promise<void> {
  for (const format of ['A4', 'Letter'] as const) {
    for (const margin of marginsToTry) {
      const margins = { top: margin, right: margin, bottom: margin, left: margin }
      const pdf = await page.pdf({ format, margin: margins })
      expect(pageCount(pdf), `${format} with margins of ${margin}`).toBe(1)
    }
  }
}

test('a submitted estimate prints on one sheet, with the names and contact details, and nothing else', async ({
  page,
}) => {
  const contact = newContact()
  await openReview(page, contact)
  await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
  await expect(page.getByRole('heading', { name: 'Estimate Submitted Successfully!' })).toBeVisible()

  const sheet = await printedSheet(page)

  for (const text of [company.name, ...company.phones, company.email, '1/1', 'Tentative', tentativeText])
    await expect(sheet.getByText(text, { exact: true })).toBeVisible()
  await expect(summaryValue(sheet, 'Client')).toHaveText(contact.name)
  await expect(summaryValue(sheet, 'Housing Authority')).toHaveText('DHA (Defence Housing Authority)')
  await expect(summaryValue(sheet, 'Plot')).toHaveText('10 Marla (2,250 sq ft)')
  await expect(summaryValue(sheet, 'Grand Total')).toHaveText(/PKR\s27,995,990/)
  await expect(sheet.getByRole('img', { name: /^Floors to scale: First Floor 1,174 sq ft/ })).toBeVisible()
  await expect(sheet.getByText('As of 1 November 2026')).toBeVisible()
  await expect(sheet.getByText(/^Included: Grey Structure/)).toBeVisible()
  for (const text of ['Estimate Submitted Successfully!', /Thank you for your submission/, /Success!/])
    await expect(page.getByText(text)).toBeHidden()
  for (const role of ['button', 'link', 'alert', 'banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expectOnePage(page)

  await page.emulateMedia({ media: null })
  await expect(sheet).toHaveCount(0)
})

test('the calculator and the success step open the print dialog', async ({ page }) => {
  const dialogs: number[] = []
  await page.exposeFunction('countDialog', () => dialogs.push(1))
  await page.addInitScript('window.print = () => { void window.countDialog() }')
  const print = page.getByRole('button', { name: 'Print or save as PDF' })
  await openCalculator(page)
  await enterTenMarla(page)
  await print.click()
  await expect.poll(() => dialogs.length).toBe(1)
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
  await print.click()
  await expect.poll(() => dialogs.length).toBe(2)
})

test('the longest names and figures stay on one sheet, from the calculator on', async ({ page }) => {
  await withSheetCode(page, async () => {
    await openCalculator(page, { ...newContact(), name: longName })
    await enterTenMarla(page)
  })
  await page.getByRole('spinbutton', { name: 'Plot Size' }).fill('399.125')
  await expectOnePage(page)

  const sheet = await printedSheet(page)
  await expect(summaryValue(sheet, 'Client')).toHaveText(longName)
  await expect(page.getByRole('spinbutton')).toHaveCount(0)
})

test('areas that were entered are printed with what is not included', async ({ page }) => {
  await openCalculator(page)
  await page.getByRole('radio', { name: 'Manual' }).click()
  await page.getByRole('spinbutton', { name: 'Ground Floor Area' }).fill('1500')
  await page.getByRole('radio', { name: 'A Grade', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Interior Design' }).click()

  const sheet = await printedSheet(page)

  await expect(summaryValue(sheet, 'Calculation Mode')).toHaveText('Manual')
  await expect(sheet.getByText('Not included: Interior Design')).toBeVisible()
  await expect(summaryValue(sheet, 'Interior design Cost')).toHaveText('Not included')
})

for (const language of ['English', 'Urdu'] as const) {
  test(`the contact step prints as the table of costs on one page, in ${language}`, async ({ page }) => {
    const texts = language === 'Urdu' ? urduTexts : englishTexts
    await openHydrated(page, paths.estimator.href())
    if (language === 'Urdu') await page.getByRole('button', { name: 'اردو' }).click()
    const tables = [texts.costTable.withoutBasement, texts.costTable.withBasement].map((name) =>
      page.getByRole('table', { name }),
    )
    await expect(page.getByRole('heading', { name: texts.stepTitles.contact })).toBeVisible()

    // The widest margins that a browser has by default are half an inch.
    await expectOnePage(page, ['0', '1cm', '1.27cm'])
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const table of tables) {
      await expect(table.getByRole('row')).toHaveCount(8)
      await expect(table.getByRole('link').last()).toBeVisible()
    }
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('spinbutton')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: texts.stepTitles.contact })).toBeHidden()
  })

  test(`the steps without an estimate print on one page, in ${language}`, async ({ page }) => {
    const texts = language === 'Urdu' ? urduTexts : englishTexts
    await openCalculator(page)
    if (language === 'Urdu') await page.getByRole('button', { name: 'اردو' }).click()
    await expectOnePage(page, ['1cm'])
    await page.getByRole('button', { name: texts.calculatorFields.review }).click()
    await expect(page.getByRole('heading', { name: texts.stepTitles.review })).toBeFocused()
    await expectOnePage(page, ['1cm'])
    await page.getByRole('button', { name: texts.reviewStep.submit.idle }).click()
    await expect(page.getByRole('heading', { name: texts.stepTitles.success })).toBeFocused()
    await expectOnePage(page, ['1cm'])
  })

  test(`an estimate of entered areas prints on one page at every step, in ${language}`, async ({ page }) => {
    const texts = language === 'Urdu' ? urduTexts : englishTexts
    await withSheetCode(page, async () => {
      await openCalculator(page)
      await page.getByRole('radio', { name: 'Manual' }).click()
      for (const [floor, area] of [
        ['First Floor', '1250.5'],
        ['Ground Floor', '1500'],
        ['Basement', '900'],
      ]) {
        await page.getByRole('spinbutton', { name: `${floor} Area` }).fill(`${area}`)
      }
      await page.getByRole('radio', { name: 'A+ Grade' }).click()
    })
    if (language === 'Urdu') await page.getByRole('button', { name: 'اردو' }).click()

    await expectOnePage(page)
    await page.getByRole('button', { name: texts.calculatorFields.review }).click()
    await expect(page.getByRole('heading', { name: texts.stepTitles.review })).toBeFocused()
    await expectOnePage(page)
    await page.getByRole('button', { name: texts.reviewStep.submit.idle }).click()
    await expect(page.getByRole('heading', { name: texts.stepTitles.success })).toBeFocused()
    await expectOnePage(page)

    await page.emulateMedia({ media: 'print' })
    const sheet = page.getByRole('region', { name: texts.printedEstimate.title })
    await expect(summaryValue(sheet, texts.calculatorFields.plot.mode)).toHaveText(texts.modeLabels.manual)
    await expect(summaryValue(sheet, texts.printedEstimate.plot)).toHaveText(texts.printedEstimate.noPlot)
    await expect(summaryValue(sheet, texts.estimatePanel.grandTotal)).toHaveText(/PKR\s27,543,258/)
  })
}

test.describe('if the code of the sheet cannot be loaded', () => {
  test.use({ allowedMessages: ['error: Failed to load resource: net::ERR_FAILED'] })

  test('the page itself is printed', async ({ page }) => {
    await page.route('**/assets/PrintedEstimate-*.js', (route) => route.abort())
    await openCalculator(page)
    await enterTenMarla(page)
    await page.emulateMedia({ media: 'print' })
    await expect(summaryValue(page.getByRole('region', { name: 'Your Estimate' }), 'Grand Total')).toHaveText(
      /PKR\s27,995,990/,
    )
    // The picture of the house is replaced, and the colours of the cost split are printed.
    await expect(page.getByRole('img', { name: /^Floors to scale/ })).toBeVisible()
    await expect(page.locator('main picture').first()).toBeHidden()
    const legend = page.getByText(
      /^(Grey Structure|Interior\/Finishes|Architectural Design|Interior Design) \d+%$/,
    )
    await expect(legend).toHaveCount(4)
    const adjustments = await legend.evaluateAll((texts) =>
      texts.map((text) => {
        const swatch = text.closest('span')?.previousElementSibling
        return swatch && getComputedStyle(swatch).printColorAdjust
      }),
    )
    expect(adjustments).toEqual(['exact', 'exact', 'exact', 'exact'])
  })
})

/** The number of pages of a PDF. */
function pageCount(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
