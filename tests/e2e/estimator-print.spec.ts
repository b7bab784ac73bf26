import type { Page } from 'playwright/test'
import { company } from '../../src/content/company.ts'
import { englishTexts } from '../../src/content/estimator/translation.ts'
import { urduTexts } from '../../src/content/estimator/urdu.ts'
import { paths } from '../../src/paths.ts'
import {
  enterContact,
  enterTenMarla,
  expect,
  newContact,
  openCalculator,
  openHydrated,
  summaryValue,
  test,
} from '../support/site.ts'

const longName = 'Muhammad Abdullah ibn Abdul Rahman al-Hashimi & Begum Zainab un Nisa Siddiqui'

/** The widest margin that a browser has by default, which leaves the least room. */
const wideMargin = '1.27cm'

/** Expects one page, with each of the margins. */
async function expectOnePage(
  page: Page,
  margins: readonly string[],
  formats: readonly string[] = ['A4', 'Letter'],
  landscape = false,
) {
  for (const format of formats) {
    for (const margin of margins) {
      const sides = { top: margin, right: margin, bottom: margin, left: margin }
      const pdf = await page.pdf({ format, landscape, margin: sides })
      const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)
      expect(pages, `${format} with margins of ${margin}, landscape: ${landscape}`).toHaveLength(1)
    }
  }
}

/** The size of the sheet's smallest text in pt, in a window as large as the paper without wide margins. */
async function smallestText(page: Page, width: number, height: number): Promise<number> {
  await page.setViewportSize({ width, height })
  return page.getByRole('region').evaluateAll((regions) => {
    const texts = regions.flatMap((region) => [...region.querySelectorAll<HTMLElement | SVGElement>('*')])
    const sizes = texts
      .filter(
        (element) =>
          element.checkVisibility() &&
          /\S/.test(
            [...element.childNodes]
              .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
              .join(''),
          ),
      )
      .map((element) => {
        const scale = element instanceof SVGTextElement ? (element.getCTM()?.a ?? 1) : 1
        return Number.parseFloat(getComputedStyle(element).fontSize) * scale * 0.75
      })
    return sizes.length > 20 ? Math.min(...sizes) : 0
  })
}

for (const [language, margins] of [
  ['English', [wideMargin]],
  ['Urdu', ['0', wideMargin]],
] as const) {
  const texts = language === 'Urdu' ? urduTexts : englishTexts

  test(`every step prints on one page, an estimate with names and contact details and nothing else, in ${language === 'Urdu' ? 'Urdu @nightly' : language}`, async ({
    page,
  }) => {
    const sheet = page.getByRole('region', { name: texts.printedEstimate.title })
    const chooseLanguage = async () => {
      if (language === 'Urdu') await page.getByRole('button', { name: 'اردو' }).click()
    }
    const chooseEnglish = async () => {
      if (language === 'Urdu') await page.getByRole('button', { name: 'English' }).click()
    }

    await test.step('The contact step prints as the table of costs', async () => {
      await openHydrated(page, paths.estimator.href())
      await chooseLanguage()
      await expect(page.getByRole('heading', { name: texts.stepTitles.contact })).toBeVisible()
      await expectOnePage(page, margins)
      await page.emulateMedia({ media: 'print' })
      for (const name of [texts.costTable.withoutBasement, texts.costTable.withBasement]) {
        await expect(page.getByRole('table', { name }).getByRole('row')).toHaveCount(9)
      }
      await expect(page.getByRole('textbox')).toHaveCount(0)
      await page.emulateMedia({ media: null })
    })

    await test.step('The calculator without a result', async () => {
      await chooseEnglish()
      await enterContact(page, { ...newContact(), name: longName })
      await chooseLanguage()
      await expectOnePage(page, margins)
    })

    await test.step('The calculator, the review and the success step print the estimate', async () => {
      const code = page.waitForResponse(/\/assets\/PrintedEstimate-/)
      await page.getByRole('textbox', { name: texts.calculatorFields.plot.size }).fill('399.125')
      await page.getByRole('radio', { name: texts.gradeLabel('A+') }).click()
      await (await code).finished()
      await page.emulateMedia({ media: 'print' })
      await expect(sheet).toBeVisible()
      await expectOnePage(page, margins)
      await expectOnePage(page, margins, ['A5'])
      await expectOnePage(page, margins, ['A4', 'A5'], true)
      for (const [width, height] of [
        [1026, 698],
        [463, 698],
        [698, 463],
        [698, 1026],
      ] as const) {
        expect(await smallestText(page, width, height), `${width} × ${height} px`).toBeGreaterThanOrEqual(7.5)
      }
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.emulateMedia({ media: null })
      await page.getByRole('button', { name: texts.calculatorFields.review }).click()
      await expect(page.getByRole('heading', { name: texts.stepTitles.review })).toBeFocused()
      await expectOnePage(page, margins)
      await page.getByRole('button', { name: texts.reviewStep.submit.idle }).click()
      await expect(page.getByRole('heading', { name: texts.stepTitles.success })).toBeFocused()
      await expectOnePage(page, margins)
    })

    await page.emulateMedia({ media: 'print' })
    for (const text of [company.name, ...company.phones, company.email, '1/1']) {
      await expect(sheet.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(summaryValue(sheet, texts.printedEstimate.client)).toHaveText(longName)
    await expect(summaryValue(sheet, texts.estimatePanel.grandTotal)).toHaveText(/PKR\s1,147,190,425/)
    await expect(page.getByText(texts.stepTitles.success, { exact: true })).toBeHidden()
    for (const role of ['button', 'link', 'alert', 'banner', 'contentinfo', 'navigation'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0)
    }
  })
}

test('the calculator and the success step open the print dialog; an app that has none says so @nightly', async ({
  page,
}) => {
  let dialogs = 0
  await page.exposeFunction('countDialog', () => {
    dialogs += 1
  })
  const replacePrint = (descriptor: string) =>
    page.evaluate(`Object.defineProperty(window, 'print', { ...${descriptor}, configurable: true })`)
  const print = page.getByRole('button', { name: 'Print or save as PDF' })
  const explanation = page.getByText(/^This app cannot print\./)
  await openCalculator(page)
  await enterTenMarla(page)
  for (const replacement of [
    '{ value: undefined }',
    '{ value: () => { throw new Error("Not allowed") } }',
    '{ value: () => { throw "Not allowed" } }',
    '{ get() { throw new Error("Not allowed") } }',
  ]) {
    dialogs = 0
    await replacePrint('{ value: () => void window.countDialog() }')
    await print.click()
    await expect.poll(() => dialogs).toBe(1)
    await expect(explanation).toBeHidden()
    await replacePrint(replacement)
    await print.click()
    await expect(explanation, replacement).toBeVisible()
  }
  await replacePrint('{ value: () => void window.countDialog() }')
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
  await print.click()
  await expect.poll(() => dialogs).toBe(2)
})
