import type { Page } from 'playwright/test'
import { englishTexts } from '../../src/content/estimator/translation.ts'
import { urduTexts } from '../../src/content/estimator/urdu.ts'
import { paths } from '../../src/paths.ts'
import { expectDrawn } from '../support/expectDrawn.ts'
import { expectPicture } from '../support/expectPicture.ts'
import { expect, enterTenMarla, openCalculator, openHydrated, test } from '../support/site.ts'
import { waitForImages } from '../support/storybook.ts'

const today = new Date('2026-11-21T09:00:00Z')
const visitor = { name: 'Test Visitor', email: 'visitor@example.com', phone: '+92 300 0000000' }

/** A4 at 96 dpi. */
const sheetOfPaper = { width: 794, height: 1123 }

async function expectWhole(page: Page, name: string): Promise<void> {
  await expectDrawn(page, name)
  await waitForImages(page)
  await expectPicture(page, ['pages', `${name}.png`], name, { fullPage: true })
}

test('the estimate on paper and in Urdu as in its pictures', async ({ page }) => {
  await page.clock.setFixedTime(today)
  await openCalculator(page, visitor)
  await enterTenMarla(page)

  const expectPrint = async (name: string, title: string) => {
    await page.setViewportSize(sheetOfPaper)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('region', { name: title })).toBeVisible()
    await expectWhole(page, name)
    await page.emulateMedia({ media: null })
  }
  await expectPrint('printed-estimate', englishTexts.printedEstimate.title)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'اردو' }).click()
  await expect(page.getByRole('heading', { name: urduTexts.stepTitles.calculator })).toBeVisible()
  await expectWhole(page, 'calculator-in-Urdu-desktop')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectWhole(page, 'calculator-in-Urdu-phone')
  await expectPrint('printed-estimate-in-Urdu', urduTexts.printedEstimate.title)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: urduTexts.calculatorFields.review }).click()
  await expect(page.getByRole('heading', { name: urduTexts.stepTitles.review })).toBeVisible()
  await expectWhole(page, 'review-in-Urdu-desktop')
})

test('a project with its photographs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, paths.project.href('house-project'))
  await waitForImages(page)
  await expectPicture(
    page.getByRole('main'),
    ['pages', 'project-with-photographs-phone.png'],
    'a project with its photographs',
  )
})
