import type { Locator, Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import {
  enterContact,
  enterTenMarla,
  expect,
  openHydrated,
  summaryValue,
  tabTo,
  test,
} from '../support/site.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const estimateIn = (page: Page) => page.getByRole('region', { name: 'Your Estimate' })

/** Expects that each element is in the window as a whole, below the sticky header. */
async function expectInWindow(page: Page, elements: readonly Locator[]): Promise<void> {
  const header = await page.locator('[data-sticky="bar"]').boundingBox()
  const top = header ? header.y + header.height : 0
  for (const element of elements) {
    await expect(element).toBeInViewport({ ratio: 1 })
    expect((await element.boundingBox())?.y, `top of ${element.toString()}`).toBeGreaterThanOrEqual(top)
  }
}

test('each step fits a window of 1280 × 800, with the inputs, the house and the result side by side @images', async ({
  page,
}) => {
  await openHydrated(page, paths.estimator.href())
  await expectInWindow(page, [page.getByRole('button', { name: 'Continue' })])
  await enterContact(page)
  await enterTenMarla(page)
  await expectInWindow(page, [
    page.getByRole('heading', { name: 'Cost Calculator' }),
    ...['Plot Size', 'First Floor Area', 'Basement Area'].map((name) => field(page, name)),
    page.getByRole('radiogroup', { name: 'Quality Grade' }),
    page.locator('main picture').last(),
    ...['Grand Total', 'Design Total'].map((term) => summaryValue(estimateIn(page), term)),
    estimateIn(page).getByRole('group', { name: 'Select Services to Include' }),
    page.getByRole('button', { name: 'Review & Submit' }),
  ])

  await test.step('The Tab key follows what is seen', async () => {
    await page.getByRole('radio', { name: 'Manual' }).click()
    await tabTo(page, page.getByRole('checkbox', { name: 'Include Basement' }))
    for (const name of ['First Floor Area', 'Ground Floor Area', 'Basement Area']) {
      await page.keyboard.press('Tab')
      await expect(field(page, name)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Reset' })).toBeFocused()
  })

  await page.getByRole('button', { name: 'Review & Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Review & Submit' })).toBeFocused()
  await expectInWindow(page, [
    summaryValue(page, 'Grand Total'),
    page.getByRole('button', { name: 'Submit Final Estimate' }),
  ])
})
