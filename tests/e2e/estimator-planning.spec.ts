import type { Page } from 'playwright/test'
import { englishTexts } from '../../src/content/pages/estimatorTranslation.ts'
import { urduTexts } from '../../src/content/pages/estimatorUrdu.ts'
import { paths } from '../../src/paths.ts'
import {
  enterTenMarla,
  expect,
  skipWaits,
  newContact,
  openCalculator,
  openHydrated,
  summaryValue,
  tabTo,
  test,
} from '../support/site.ts'
import { translatePage } from '../support/translatePage.ts'

const estimatorPath = paths.estimator.href()
const budget = (page: Page) => page.getByRole('region', { name: 'What can you build within your budget?' })
const openedTitle = 'The details of the house are filled in'

/** Fills in the contact step of the open page, and continues. */
async function enterContact(page: Page) {
  const contact = newContact()
  await page.getByRole('textbox', { name: 'Full Name' }).fill(contact.name)
  await page.getByRole('textbox', { name: 'Email Address' }).fill(contact.email)
  await page.getByRole('textbox', { name: 'Phone Number' }).fill(contact.phone)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeFocused()
}

const estimateIn = (page: Page) => page.getByRole('region', { name: 'Your Estimate' })

test.describe('a budget', () => {
  test('of 2 crore gives a plot, by keyboard alone into the calculator', async ({ page }) => {
    await openHydrated(page, estimatorPath)
    await expect(summaryValue(budget(page), 'Largest plot')).toHaveText('7.4 marla')

    await tabTo(page, budget(page).getByRole('spinbutton', { name: 'Your budget' }))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('300')
    await expect(summaryValue(budget(page), 'Largest plot')).toHaveText('400 marla')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect(budget(page).getByRole('radio', { name: 'Lakh' })).toBeChecked()
    await tabTo(page, budget(page).getByRole('radio', { name: 'A', exact: true }))
    await page.keyboard.press('ArrowRight')
    await expect(summaryValue(budget(page), 'Largest plot')).toHaveText('10.4 marla')
    await expect(summaryValue(budget(page), 'Cost')).toHaveText(/^PKR\s28,725,550 about 2\.87 crore$/)
    await expect(summaryValue(budget(page), 'Left over')).toHaveText(/^PKR\s1,274,450$/)
    await expect(summaryValue(budget(page), '14 marla')).toHaveText(/41,214,895 PKR\s11,214,895 short$/)
    await expect(budget(page).getByRole('status', { name: 'Plot within your budget' })).toHaveText(
      /^Largest plot: 10\.4 marla, for PKR\s28,725,550\.$/,
    )

    await tabTo(page, budget(page).getByRole('link', { name: 'Open 10.4 marla in the estimator' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(openedTitle)).toBeInViewport()
    await expect(page).toHaveURL(estimatorPath)
    await enterContact(page)
    await expect(page.getByRole('spinbutton', { name: 'Plot Size' })).toHaveValue('10.4')
    await expect(estimateIn(page)).toContainText('28,725,550')
  })

  test('is answered anew on a translated page', async ({ page }) => {
    await openHydrated(page, estimatorPath)
    await page.evaluate(translatePage)
    const field = budget(page).getByRole('spinbutton', { name: 'Your budget' })
    await field.fill('0.1')
    await expect(budget(page)).toContainText(/costs PKR\s3,424,248\. That is PKR\s2,424,248 more/)
    await field.fill('0.2')
    await expect(budget(page)).toContainText(/costs PKR\s3,424,248\. That is PKR\s1,424,248 more/)
    await field.fill('')
    await expect(budget(page)).toContainText('Enter a budget, such as 2 crore.')
    await field.fill('3')
    await expect(summaryValue(budget(page), 'Largest plot')).toHaveText('10.6 marla')
    await page.evaluate(translatePage)
    await field.fill('2')
    await expect(summaryValue(budget(page), 'Largest plot')).toHaveText('7.4 marla')
    await expect(summaryValue(budget(page), '8 marla')).toContainText('short')
  })

  test('that is not enough, or not a number, is answered in words', async ({ page }) => {
    await openHydrated(page, estimatorPath)
    const field = budget(page).getByRole('spinbutton', { name: 'Your budget' })
    await field.fill('0.1')
    await expect(budget(page).getByRole('paragraph').last()).toHaveText(
      /^The smallest house we estimate, on 1 marla, costs PKR\s3,424,248\. That is PKR\s2,424,248 more than your budget\.$/,
    )
    await field.fill('two')
    await expect(field).toHaveAccessibleDescription('Enter a number, such as 7.5.')
    await expect(field).toHaveValue('two')
    await expect(budget(page).getByRole('paragraph').last()).toHaveText('Enter a budget, such as 2 crore.')
    await field.fill('2')
    for (const name of ['The grey structure', 'Finishes', 'Drawings', 'Interiors']) {
      await budget(page).getByRole('checkbox', { name }).click()
    }
    await expect(budget(page).getByRole('paragraph').last()).toHaveText('Choose at least one service.')
  })
})

test('a cost of the table opens in the calculator, and Back leads to the next one', async ({ page }) => {
  await openCalculator(page)
  await page.goBack()
  const table = page.getByRole('table', { name: 'With a basement' })
  await expect(table.getByRole('row')).toHaveCount(8)
  for (const cost of ['PKR 27,995,990', 'PKR 54,631,800']) {
    await table.getByRole('link', { name: cost }).click()
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeFocused()
    await expect(estimateIn(page)).toContainText(cost.replace('PKR ', ''))
    await page.goBack()
  }
})

/** Sets the text size of the page, as in the settings of a browser. */
async function setTextSize(page: Page, size: string) {
  await page.evaluate((fontSize) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`html { font-size: ${fontSize} }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, size)
}

/** Shows the estimator in this language. */
async function chooseLanguage(page: Page, language: 'English' | 'Urdu') {
  if (language === 'English') return
  await page.getByRole('button', { name: 'اردو' }).click()
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible()
}

/** The figures with thousands separators that a line breaks, or that the window cuts off. */
const brokenFigures = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      // Announcements aren't visible.
      if (text.parentElement?.closest('.sr-only')) continue
      for (const { index, 0: digits } of text.nodeValue?.matchAll(/\d[\d,]*,\d{3}/g) ?? []) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + digits.length)
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
        const isWhole = new Set(boxes.map(({ top }) => Math.round(top))).size <= 1
        const isInside = boxes.every(({ left, right }) => left >= 0 && right <= innerWidth)
        if (!isWhole || !isInside) broken.push(digits)
      }
    }
    return broken
  })

for (const [width, textSize] of [
  [320, '100%'],
  [320, '200%'],
  [390, '200%'],
  [640, '200%'],
] as const) {
  for (const language of ['English', 'Urdu'] as const) {
    test(`amounts are whole at ${width} px with text of ${textSize}, in ${language}`, async ({ page }) => {
      const texts = language === 'Urdu' ? urduTexts : englishTexts
      await page.setViewportSize({ width, height: 844 })
      await openHydrated(page, estimatorPath)
      await setTextSize(page, textSize)
      await chooseLanguage(page, language)
      await expect(page.getByRole('table', { name: texts.costTable.withBasement })).toContainText(
        '54,631,800',
      )
      expect(await brokenFigures(page), 'contact step').toEqual([])
      const scrollable = await page
        .getByRole('table')
        .evaluateAll((tables) =>
          tables.filter(({ parentElement: region }) => region && region.scrollWidth > region.clientWidth),
        )
      expect(scrollable, 'tables that scroll sideways').toEqual([])
      await page.getByRole('spinbutton', { name: texts.budgetSection.budget }).fill('0.1')
      await expect(page.getByText('3,424,248')).not.toHaveCount(0)
      expect(await brokenFigures(page), 'budget that is too low').toEqual([])

      const contact = newContact()
      for (const field of ['name', 'email', 'phone'] as const) {
        await page.getByRole('textbox', { name: texts.contactStep.labels[field] }).fill(contact[field])
      }
      await page.getByRole('button', { name: texts.contactStep.continue }).click()
      await expect(page.getByRole('heading', { name: texts.stepTitles.calculator })).toBeVisible()
      await page.getByRole('spinbutton', { name: texts.calculatorFields.plot.size }).fill('20')
      await page.getByRole('radio', { name: texts.gradeLabels.A, exact: true }).click()
      await page.getByRole('button', { name: texts.comparison.start }).click()
      await page.getByRole('radio', { name: texts.gradeLabels['A+'] }).click()
      await page.getByText(texts.areaReasonTexts.heading).click()
      await expect(page.getByText('57,005,400')).not.toHaveCount(0)
      expect(await brokenFigures(page), 'calculator').toEqual([])
      await page.getByRole('button', { name: texts.calculatorFields.review }).click()
      await expect(page.getByRole('heading', { name: texts.stepTitles.review })).toBeVisible()
      expect(await brokenFigures(page), 'review').toEqual([])
    })
  }
}

test('the contact step leads to the prices, and keeps what is typed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, estimatorPath)
  const name = page.getByRole('textbox', { name: 'Full Name' })
  await name.fill('Ayesha')
  for (const [link, heading] of [
    ['What a house costs, by plot', 'What a house costs, by plot'],
    ['What you can build within your budget', 'What can you build within your budget?'],
  ] as const) {
    await tabTo(page, page.getByRole('link', { name: link }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport({ ratio: 1 })
    await page.goBack()
    await expect(page.getByRole('link', { name: link })).toBeInViewport()
    await expect(name).toHaveValue('Ayesha')
  }
})

test('a house is kept beside the current one, even after a reload', async ({ page }) => {
  await openCalculator(page)
  await enterTenMarla(page)
  await page.getByRole('button', { name: 'Save this house' }).click()
  await page.getByRole('radio', { name: 'A Grade' }).click()
  const table = page.getByRole('table', { name: 'Saved and current house' })
  const total = table.getByRole('row', { name: /^Total changed/ })
  await expect(total).toHaveText(/^Total changedPKR\s27,995,990PKR\s26,813,705 −PKR\s1,182,285$/)
  await page.reload()
  await expect(total).toBeVisible()
  await page.getByRole('button', { name: 'End the comparison' }).click()
  await expect(table).toHaveCount(0)
})

test('Change in the review opens its field, and Continue returns to the review', async ({ page }) => {
  await openCalculator(page)
  await enterTenMarla(page)
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  const review = page.getByRole('heading', { name: 'Review & Submit' })
  await expect(review).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: 'Change Phone' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Phone Number' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('+92 42 0000000')
  await page.keyboard.press('Enter')
  await expect(review).toBeFocused()
  await expect(summaryValue(page, 'Phone')).toHaveText('+92 42 0000000')

  await page.getByRole('button', { name: 'Change Quality Grade' }).click()
  await expect(page.getByRole('radio', { name: 'A+ Grade' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  await expect(summaryValue(page, 'Quality Grade')).toHaveText('A')
  const changeServices = page.getByRole('button', { name: 'Change Services' })
  await changeServices.click()
  await expect(page.getByRole('checkbox', { name: 'Grey Structure' })).toBeFocused()

  await page.goBack()
  await page.setViewportSize({ width: 390, height: 844 })
  await changeServices.click()
  await expect(page.getByRole('button', { name: /^Your Estimate: Grand Total/ })).toBeFocused()
})

test('a project opens the calculator with a house like it', async ({ page }) => {
  await openHydrated(page, paths.project.href('db-32'))
  await page.getByRole('link', { name: 'Estimate a house like this' }).click()
  await expect(page.getByText(openedTitle)).toBeVisible()
  await enterContact(page)
  await expect(page.getByRole('spinbutton', { name: 'Plot Size' })).toHaveValue('28')
  await expect(estimateIn(page)).toContainText('40,351,243')
})

test('the service for plots in DHA opens the calculator with such a plot', async ({ page }) => {
  await openHydrated(page, paths.service.href('dha-construction'))
  const teaser = page.getByRole('region', { name: 'Building a house in DHA?' })
  await expect(teaser).toContainText('The estimator opens with 1 kanal: enter the size of your plot')
  await teaser.getByRole('link', { name: 'Estimate a house in DHA' }).click()
  await expect(page.getByText(openedTitle)).toBeVisible()
  await enterContact(page)
  await expect(page.getByRole('spinbutton', { name: 'Plot Size' })).toHaveValue('1')
  await expect(page.getByRole('radio', { name: 'Kanal', exact: true })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Housing Authority' })).toHaveValue('DHA')
  await expect(estimateIn(page)).toContainText('54,631,800')
})

test.describe('a link to an estimate', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('gives the same numbers in another browser, and contains no contact', async ({
    page,
    browser,
    watchConsole,
  }) => {
    const contact = newContact()
    await openCalculator(page, contact)
    await enterTenMarla(page)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/\/calculate_actual_cost#v=1&plot=10&unit=marla&[\w=&%]+$/)
    const message = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')
    expect(new URL(message ?? '').searchParams.get('text')).toBe(
      `10 Marla, DHA, A+ Grade, with a basement: about 2.8 crore, PKR\u00a07,637 per sq ft. Tentative estimate: ${link}`,
    )
    for (const detail of Object.values(contact))
      expect(decodeURIComponent(`${link}${message}`)).not.toContain(detail)

    const other = await browser.newPage()
    watchConsole(other.context())
    await skipWaits(other)
    await other.goto(link)
    await expect(other.getByText(openedTitle)).toBeVisible()
    await enterContact(other)
    await expect(estimateIn(other)).toContainText('27,995,990')
    await other.close()
  })

  test('that was cut off or comes from a newer version changes nothing, and says why', async ({ page }) => {
    await page.goto(`${estimatorPath}#v=1&plot=10&unit=mar`)
    await expect(page.getByText('This link is damaged')).toBeVisible()
    await expect(page).toHaveURL(estimatorPath)
    await enterContact(page)
    await expect(page.getByRole('spinbutton', { name: 'Plot Size' })).toHaveValue('')
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [link, title] of [
      ['#v=9&plot=10', 'We cannot read this link'],
      ['#v=1&plot=10', 'This link is damaged'],
    ]) {
      // Opened in the calculator, which is restored.
      await page.goto('about:blank')
      await page.goto(`${estimatorPath}${link}`)
      await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeVisible()
      await expect(page.getByText(title ?? '')).toBeInViewport({ ratio: 1 })
    }
  })

  test('replaces what was entered, until Undo', async ({ page }) => {
    await openCalculator(page)
    await enterTenMarla(page)
    await page.goBack()
    await page.getByRole('table', { name: 'Without a basement' }).getByRole('link').first().click()
    await expect(page.getByRole('spinbutton', { name: 'Plot Size' })).toHaveValue('5')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeFocused()
    await expect(page.getByRole('spinbutton', { name: 'Plot Size' })).toHaveValue('10')
    await expect(estimateIn(page)).toContainText('27,995,990')
    await expect(page.getByText(openedTitle)).toBeHidden()
  })
})
