import type { Locator, Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import {
  enterTenMarla,
  expect,
  openCalculator,
  openHydrated,
  openReview,
  summaryValue,
  tabTo,
  test,
} from '../support/site.ts'

/** The window without its scrollbars. */
const windowSize = (page: Page) =>
  page.evaluate(() => ({ width: document.documentElement.clientWidth, height: window.innerHeight }))

/** Expects that the whole box of each element is in the window, below the sticky header. */
async function expectInWindow(page: Page, elements: readonly Locator[]): Promise<void> {
  const { width, height } = await windowSize(page)
  const header = await page.locator('[data-sticky="bar"]').boundingBox()
  const top = header ? header.y + header.height : 0
  for (const element of elements) {
    const box = await element.boundingBox()
    expect(box, element.toString()).not.toBeNull()
    if (!box) continue
    expect(box.y, `top of ${element.toString()}`).toBeGreaterThanOrEqual(top)
    expect(box.y + box.height, `bottom of ${element.toString()}`).toBeLessThanOrEqual(height)
    expect(box.x, `left of ${element.toString()}`).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width, `right of ${element.toString()}`).toBeLessThanOrEqual(width)
  }
}

/** Everything that a visitor compares in the calculator: the inputs, the house, the result and the button that continues. */
function calculatorParts(page: Page): Locator[] {
  const sheet = page.getByRole('region', { name: 'Your Estimate' })
  const fields = ['Plot Size', 'First Floor Area', 'Ground Floor Area', 'Basement Area']
  const groups = ['Plot Unit', 'Calculation Mode', 'Quality Grade']
  const lines = [
    'Grey Structure Construction Cost',
    'Interior/Finishes Construction Cost',
    'Construction Total',
    'Architectural Structural and MEP Design Cost',
    'Interior design Cost',
    'Design Total',
  ]
  return [
    page.getByRole('heading', { name: 'Cost Calculator' }),
    ...fields.map((name) => page.getByRole('spinbutton', { name })),
    ...groups.map((name) => page.getByRole('radiogroup', { name })),
    page.getByRole('checkbox', { name: 'Include Basement' }),
    page.getByText('Drawing of a sample house; bars are to scale'),
    ...['Grand Total', 'Cost Per Sq. Ft.', 'In A', 'In A+', 'Difference', ...lines].map((term) =>
      summaryValue(sheet, term),
    ),
    sheet.getByText(/^Included: /),
    sheet.getByRole('group', { name: 'Select Services to Include' }),
    page.getByRole('button', { name: 'Review & Submit' }),
  ]
}

/** The elements of the page that scroll their own content. */
const innerScrollers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main *')]
      .filter((element) => {
        const { overflowY } = getComputedStyle(element)
        return /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`the whole calculator fits a window of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openCalculator(page)
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeFocused()
    await enterTenMarla(page)
    await expect(page.locator('main picture')).toHaveCount(4)
    const authority = page.getByRole('combobox', { name: 'Housing Authority' })
    await expectInWindow(page, [...calculatorParts(page), authority, page.locator('main picture').last()])
    expect(await innerScrollers(page)).toEqual([])

    await authority.selectOption('LDA')
    await page.getByRole('spinbutton', { name: 'Plot Size' }).fill('7.5')
    await expectInWindow(page, [...calculatorParts(page), authority])

    await page.getByRole('radio', { name: 'Manual' }).click()
    await page.getByRole('checkbox', { name: 'Interior Design' }).click()
    await expectInWindow(page, calculatorParts(page))
    await expect(page.getByText('Not included: Interior Design')).toBeInViewport({ ratio: 1 })
  })
}

test('with a warning at the plot, all fields and the result stay in one window', async ({ page }) => {
  await openCalculator(page)
  await enterTenMarla(page)
  await page.getByRole('spinbutton', { name: 'Plot Size' }).fill('0.5')
  await expect(page.getByText('That is less than 1 marla. Is the unit right?')).toBeVisible()
  await expectInWindow(page, [
    page.getByRole('spinbutton', { name: 'Plot Size' }),
    page.getByRole('spinbutton', { name: 'Basement Area' }),
    page.getByRole('button', { name: 'Review & Submit' }),
  ])
})

test('the first and the third step fit a window of 1280 × 800', async ({ page }) => {
  await openHydrated(page, paths.estimator.href())
  const next = await page.getByRole('button', { name: 'Continue' }).boundingBox()
  expect((next?.y ?? Infinity) + (next?.height ?? 0)).toBeLessThan(740)
  await openReview(page)
  await expect(page.getByRole('heading', { name: 'Review & Submit' })).toBeFocused()
  await expectInWindow(page, [
    page.getByRole('heading', { name: 'Review & Submit' }),
    summaryValue(page, 'Grand Total'),
    page.getByRole('button', { name: 'Submit Final Estimate' }),
    page.getByRole('button', { name: 'Back to Calculator' }),
  ])
})

test('the Tab key follows what is seen', async ({ page }) => {
  await openCalculator(page)
  await enterTenMarla(page)
  await page.getByRole('radio', { name: 'Manual' }).click()
  await tabTo(page, page.getByRole('checkbox', { name: 'Include Basement' }))
  for (const name of ['First Floor Area', 'Ground Floor Area', 'Basement Area']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('spinbutton', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Reset' })).toBeFocused()
})

test('a focused area lifts its floor and draws a line to it', async ({ page }) => {
  await openCalculator(page)
  await enterTenMarla(page)
  await expect(page.locator('main picture')).toHaveCount(4)
  await page.getByRole('radio', { name: 'Manual' }).click()
  const lifted = page.locator('main [data-state="lifted"]')
  const line = page.locator('main polyline')
  await expect(lifted).toHaveCount(0)
  await expect(line).toHaveCount(0)
  await tabTo(page, page.getByRole('spinbutton', { name: 'First Floor Area' }))
  await expect(lifted).toHaveCount(1)
  const first = await line.getAttribute('points')
  await page.keyboard.press('Tab')
  await expect(lifted).toHaveCount(1)
  await expect(line).not.toHaveAttribute('points', first ?? '')
  await page.getByRole('spinbutton', { name: 'Plot Size' }).focus()
  await expect(lifted).toHaveCount(0)
  await expect(line).toHaveCount(0)
})

test('a basement that is left out fades to an outline', async ({ page }) => {
  await openCalculator(page)
  await enterTenMarla(page)
  const outlines = page.locator('main [data-state="outlined"]')
  await expect(page.locator('main picture')).toHaveCount(4)
  await expect(outlines).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Include Basement' }).click()
  await expect(outlines).toHaveCount(1)
  await expect(outlines).toHaveCSS('opacity', '0')
})

test('the floors move apart once there are areas, and are apart from the start with reduced motion', async ({
  page,
}) => {
  await openCalculator(page)
  const parts = page.locator('main [data-part]')
  await expect(parts).toHaveCount(4)
  /** The distance of basement and roof, with the transitions at their end. */
  const height = async () => {
    await parts.first().evaluate((part) =>
      Promise.all(
        part
          .closest('main')
          ?.getAnimations({ subtree: true })
          .map(({ finished }) => finished) ?? [],
      ),
    )
    const [basement, roof] = [await parts.first().boundingBox(), await parts.last().boundingBox()]
    return Math.round((basement?.y ?? 0) - (roof?.y ?? 0))
  }
  const stacked = await height()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const open = await height()
  expect(open).toBeGreaterThan(stacked)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await height()).toBe(stacked)
  await enterTenMarla(page)
  await expect.poll(height).toBe(open)
})

test('in forced colours a line drawing replaces the house', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openCalculator(page)
  await enterTenMarla(page)
  const drawing = page.getByRole('img', { name: /^Floors to scale: First Floor 1,174 sq ft/ })
  await expect(drawing).toBeVisible()
  await expect(page.locator('main picture').first()).toBeHidden()
  await page.emulateMedia({ forcedColors: 'none' })
  await expect(drawing).toBeHidden()
  await expect(page.locator('main picture').first()).toBeVisible()
})

test('the house is loaded when the calculator opens, and weighs at most 90 KB', async ({ page }) => {
  const layers = new Map<string, number>()
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.includes('db-32-layer')) layers.set(pathname, (await response.body()).length)
  })
  await openHydrated(page, paths.estimator.href())
  expect([...layers.keys()]).toEqual([])
  await openCalculator(page)
  await expect.poll(() => layers.size).toBe(4)
  expect([...layers.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90_000)
})

test.describe('if the house cannot be loaded', () => {
  test.use({ allowedMessages: ['error: Failed to load resource: net::ERR_FAILED'] })

  test('a line drawing shows the floors', async ({ page }) => {
    await page.route('**/assets/houseLayers-*.js', (route) => route.abort())
    await openCalculator(page)
    await enterTenMarla(page)
    await expect(page.getByRole('img', { name: /^Floors to scale: First Floor 1,174 sq ft/ })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the total opens the whole estimate, which the keyboard operates and closes', async ({ page }) => {
    await openCalculator(page)
    const bar = page.locator('[data-sticky="bottom"]')
    await expect(bar, 'without a result there is no bar').toBeHidden()
    await enterTenMarla(page)
    const box = await bar.boundingBox()
    expect(box?.height).toBeLessThanOrEqual(66)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0)
    const total = bar.getByRole('button', {
      name: /^Your Estimate: Grand Total PKR\s27,995,990 PKR\s7,637 per sq ft$/,
    })
    await tabTo(page, total)
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Your Estimate' })
    await expect(sheet).toBeVisible()
    await tabTo(page, sheet.getByRole('checkbox', { name: 'Interior Design' }))
    await page.keyboard.press('Space')
    await expect(summaryValue(sheet, 'Grand Total')).toHaveText(/27,262,790/)
    expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(
      bar.getByRole('button', { name: /^Your Estimate: Grand Total PKR\s27,262,790/ }),
    ).toBeFocused()
    await bar.getByRole('button', { name: /^Your Estimate/ }).press('Enter')
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    const last = sheet.getByRole('button', { name: 'Reset' })
    await expect(last).toBeFocused()
    await expect(last, 'the sheet scrolls to its last control').toBeInViewport({ ratio: 1 })
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Review & Submit' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Review & Submit' })).toBeFocused()
  })

  for (const width of [390, 320]) {
    test(`the whole name of the authority is visible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await openCalculator(page)
      const authority = page.getByRole('combobox', { name: 'Housing Authority' })
      for (const name of ['DHA (Defence Housing Authority)', 'LDA (Lahore Development Authority)']) {
        await authority.selectOption(name)
        const [textWidth, room] = await authority.evaluate((select: HTMLSelectElement) => {
          const style = getComputedStyle(select)
          const ruler = document.createElement('canvas').getContext('2d')
          if (ruler) ruler.font = style.font
          const lines = Math.round(
            (select.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom)) /
              parseFloat(style.lineHeight),
          )
          const lineWidth =
            select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
          return [
            ruler?.measureText(select.selectedOptions[0]?.text ?? '').width ?? Infinity,
            lineWidth * lines,
          ]
        })
        expect(room, name).toBeGreaterThanOrEqual(textWidth ?? Infinity)
      }
    })

    test(`an area of five digits fits its field beside the unit at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await openCalculator(page)
      await enterTenMarla(page)
      await page.getByRole('spinbutton', { name: 'Plot Size' }).fill('80')
      for (const language of ['English', 'Urdu']) {
        if (language === 'Urdu') await page.getByRole('button', { name: 'اردو' }).click()
        const fields = page.locator('[data-annotation] input')
        await expect(fields.last()).toHaveValue('10900')
        const room = await fields.last().evaluate((input: HTMLInputElement) => {
          const style = getComputedStyle(input)
          const unit = input.nextElementSibling?.getBoundingClientRect()
          const ruler = document.createElement('canvas').getContext('2d')
          if (ruler) ruler.font = style.font
          const inside = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
          const unitPadding = Math.max(parseFloat(style.paddingLeft), parseFloat(style.paddingRight))
          return {
            digits: inside - (ruler?.measureText(input.value).width ?? Infinity),
            unit: unitPadding - (unit?.width ?? Infinity),
          }
        })
        expect(room.digits, `${language}: room for the digits`).toBeGreaterThanOrEqual(2)
        expect(room.unit, `${language}: room between digits and unit`).toBeGreaterThanOrEqual(4)
      }
    })
  }

  test('the house is 220 px high', async ({ page }) => {
    await openCalculator(page)
    await enterTenMarla(page)
    const house = page.locator('main [data-state="exploded"]')
    await expect(house).toBeVisible()
    expect((await house.boundingBox())?.height).toBeCloseTo(220, 0)
  })

  test('nothing floats over the amounts, and Submit is above Back', async ({ page }) => {
    await openReview(page)
    await expect(page.getByRole('heading', { name: 'Review & Submit' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Chat with us' })).not.toBeInViewport()
    const submit = await page.getByRole('button', { name: 'Submit Final Estimate' }).boundingBox()
    const back = await page.getByRole('button', { name: 'Back to Calculator' }).boundingBox()
    expect(submit?.width).toBe(back?.width)
    expect(submit?.width).toBeGreaterThan(320)
    expect((submit?.y ?? Infinity) + (submit?.height ?? 0)).toBeLessThan(back?.y ?? 0)
  })
})
