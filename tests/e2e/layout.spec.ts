import type { Page } from 'playwright/test'
import { enterTenMarla, expect, openCalculator, test } from '../support/site.ts'

async function expectNoSidewaysScroll(page: Page, state: string) {
  const { content, room } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    room: document.body.getBoundingClientRect().width,
  }))
  expect(content, `${state}: width of what can be scrolled to`).toBeLessThanOrEqual(Math.ceil(room))
}

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
    const isCovered = await page.evaluate(() => {
      const element = document.activeElement
      const cover = document.querySelector('[data-sticky="bottom"]')
      if (!element || !cover || cover.contains(element) || element === document.body) return false
      const [own, over] = [element.getBoundingClientRect(), cover.getBoundingClientRect()]
      return own.bottom > over.top + 1 && own.top < over.bottom - 1
    })
    expect(isCovered, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))).toBe(false)
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
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1).length,
    )
    expect(moving).toBe(0)
  })
})
