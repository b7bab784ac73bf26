import type { Page } from 'playwright/test'
import { urduTexts } from '../../src/content/estimator/urdu.ts'
import { paths } from '../../src/paths.ts'
import { estimatesOf } from '../support/storedLeads.ts'
import { expect, skipWaits, newContact, openHydrated, summaryValue, test } from '../support/site.ts'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  permissions: ['clipboard-read', 'clipboard-write'],
})

const totalIn = (page: Page) => page.getByRole('button', { name: /^Your Estimate/ })

/** Fills in the contact step, and continues by touch. */
async function enterContact(page: Page, contact = newContact()) {
  await page.getByRole('textbox', { name: 'Full Name' }).fill(contact.name)
  await page.getByRole('textbox', { name: 'Email Address' }).fill(contact.email)
  await page.getByRole('textbox', { name: 'Phone Number' }).fill(contact.phone)
  await page.getByRole('button', { name: 'Continue' }).tap()
  await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeFocused()
}

test('on a phone, a budget leads to a plot, its areas, both grades, a link, one printed page and a lead from Urdu', async ({
  page,
  browser,
  watchConsole,
}) => {
  const contact = newContact()

  await test.step('2 crore builds a house with a basement on 7.4 marla, which opens in the calculator', async () => {
    await openHydrated(page, paths.estimator.href())
    const budget = page.getByRole('region', { name: 'What can you build within your budget?' })
    await expect(budget.getByRole('textbox', { name: 'Your budget' })).toHaveValue('2')
    await expect(budget.getByRole('link', { name: 'Open 11.4 marla in the estimator' })).toBeVisible()
    await budget.getByRole('checkbox', { name: 'With a basement' }).check()
    await budget.getByRole('link', { name: 'Open 7.4 marla in the estimator' }).tap()
    await expect(page.getByText('7.4 Marla · DHA · A Grade · with a basement')).toBeInViewport()
    await enterContact(page, contact)
    await expect(page.getByRole('textbox', { name: 'Plot Size' })).toHaveValue('7.4')
    await expect(totalIn(page)).toContainText('19,627,030')
  })

  await test.step('Each area is explained, and they add up', async () => {
    await page.getByText('Why these areas?').tap()
    const reasons = page.locator('details', { hasText: 'Why these areas?' })
    for (const [floor, area, reason] of [
      ['Ground Floor', '1,212', '0.728 of the plot’s 1,665 sq ft: our figure for 7 marla in DHA'],
      ['First Floor', '994', '0.82 of the ground floor’s 1,212.12 sq ft: our figure for 7 marla in DHA'],
      ['Basement', '550', 'A fixed area: our figure for 7 marla in DHA'],
    ] as const) {
      await expect(summaryValue(reasons, floor)).toHaveText(`${area} sq ft`)
      await expect(reasons.getByText(`${reason}, the nearest size in our table.`)).toBeVisible()
    }
    await expect(summaryValue(reasons, 'Total Area')).toHaveText('2,756 sq ft')
  })

  await test.step('A and A+ are side by side in the window', async () => {
    await page.getByRole('button', { name: 'Save this house' }).tap()
    await page.getByRole('radio', { name: 'A+ Grade' }).tap()
    const table = page.getByRole('table', { name: 'Saved and current house' })
    await expect(table.getByRole('row', { name: /^Total/ })).toHaveText(
      /^TotalPKR\s19,627,030 \(1\.96 crore\)PKR\s20,515,840 \(2\.05 crore\) \+PKR\s888,810$/,
    )
    const region = page.getByRole('region', { name: 'Saved and current house' })
    expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })

  await test.step('The link gives the same numbers in another browser', async () => {
    await page.getByRole('button', { name: 'Copy link' }).tap()
    await expect(page.getByText('Link copied.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    watchConsole(context)
    const other = await context.newPage()
    await skipWaits(other)
    await openHydrated(other, link)
    await enterContact(other)
    await expect(other.getByRole('textbox', { name: 'Plot Size' })).toHaveValue('7.4')
    await expect(totalIn(other)).toContainText('20,515,840')
    await context.close()
  })

  await test.step('One page is printed', async () => {
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })

  await test.step('In Urdu, the same estimate is reviewed and submitted', async () => {
    await page.getByRole('button', { name: 'اردو' }).tap()
    await page.getByRole('button', { name: urduTexts.calculatorFields.review }).tap()
    const review = page.getByRole('heading', { name: urduTexts.stepTitles.review })
    await expect(review).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { name: urduTexts.stepTitles.calculator })).toBeFocused()
    await page.getByRole('button', { name: urduTexts.calculatorFields.review }).tap()
    await expect(review).toBeFocused()
    await page.getByRole('button', { name: urduTexts.reviewStep.submit.idle }).tap()
    await expect(page.getByText(urduTexts.successStep.messages.sent)).toBeVisible()
    expect(await estimatesOf(contact.email)).toMatchObject([
      {
        name: contact.name,
        plotSize: '7.4 marla',
        plotAreaSqFt: '1665',
        authority: 'DHA',
        calculationMode: 'auto',
        basementArea: '550',
        groundFloorArea: '1212',
        firstFloorArea: '994',
        totalCoveredArea: '2756',
        qualityGrade: 'A+',
        services: 'architectural, interior, grayStructure, finishing',
        architecturalCost: '413400',
        interiorCost: '551200',
        grayStructureCost: '9093600',
        finishingCost: '10457640',
        totalDesignCost: '964600',
        totalConstructionCost: '19551240',
        grandTotal: '20515840',
        costPerSqFt: '7444',
      },
    ])
  })
})
