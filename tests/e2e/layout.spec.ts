import { coveredFocus, expectNoSidewaysScroll, movements } from '../support/measures.ts'
import { enterTenMarla, expect, openCalculator, test } from '../support/site.ts'

for (const width of [320, 390, 768, 1280, 1920]) {
  test(`nothing sticks out sideways in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await expectNoSidewaysScroll(page, 'home')
    await openCalculator(page)
    await enterTenMarla(page)
    await expectNoSidewaysScroll(page, 'calculator')
    await page.getByRole('button', { name: 'Review & Submit' }).click()
    await expectNoSidewaysScroll(page, 'review')
  })
}

test('text at twice its size still fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openCalculator(page)
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await enterTenMarla(page)
  await expectNoSidewaysScroll(page, 'calculator')
})

test('on a phone the total stays in sight and leads to the sheet, and the bar never covers the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openCalculator(page)
  await enterTenMarla(page)
  const bar = page.locator('[data-sticky="bottom"]')
  await expect(bar).toContainText('27,995,990')
  await page.getByRole('spinbutton', { name: 'Plot Size' }).focus()
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await coveredFocus(page, 'bottom')).toBe('')
  }
  await bar.getByRole('button', { name: 'Your Estimate' }).click()
  await expect(page.getByRole('heading', { name: 'Your Estimate' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Your Estimate' })).toBeInViewport()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves in the calculator', async ({ page }) => {
    await openCalculator(page)
    await enterTenMarla(page)
    await page.getByRole('checkbox', { name: 'Include Basement' }).click()
    expect(await movements(page)).toBe(0)
  })
})
