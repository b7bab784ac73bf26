import { paths } from '../../src/paths.ts'
import { expectNoHorizontalScroll, obscuredStops, setTextSize, stickyShare } from '../support/layout.ts'
import { enterTenMarla, expect, openCalculator, openHydrated, test } from '../support/site.ts'

/**
 * Two phones, a tablet and a desktop with large text, and the desktop at 400 % zoom, each with whether the header stays
 * in view: where it would cover too much, it doesn't.
 */
const windows = [
  { width: 320, height: 800, textSize: '200%', isHeaderSticky: false },
  { width: 390, height: 844, textSize: '200%', isHeaderSticky: false },
  { width: 768, height: 1024, textSize: '200%', isHeaderSticky: true },
  { width: 1280, height: 800, textSize: '200%', isHeaderSticky: true },
  { width: 320, height: 200, textSize: '', isHeaderSticky: false },
] as const

test('at 200 % text size and 400 % zoom, pages fit the window and most of it is left for their content', async ({
  page,
}) => {
  const expectFit = async (selector: string) => {
    for (const { width, height, textSize, isHeaderSticky } of windows) {
      await page.setViewportSize({ width, height })
      await setTextSize(page, textSize)
      await page
        .locator(selector)
        .first()
        .evaluate((element) => element.scrollIntoView())
      const state = `${page.url()} at ${width} × ${height} ${textSize}`
      await expectNoHorizontalScroll(page, state)
      const share = await stickyShare(page)
      expect.soft(share > 0, `${state}: the header stays in view`).toBe(isHeaderSticky)
      expect.soft(share, `${state}: share that sticky elements cover`).toBeLessThanOrEqual(0.26)
    }
  }
  await openHydrated(page, paths.home.href())
  await expectFit('footer')
  await openCalculator(page)
  // With the houses to start from.
  await expectFit('main ul button')
  // The longest amount: twelve digits.
  await page.getByRole('textbox', { name: 'Plot Size' }).fill('120000')
  await page.getByRole('radio', { name: 'A+ Grade' }).click()
  await expectFit('main input[inputmode=decimal]')
})

test('on a phone, the first window of the home page has a price, and the page has no more than nine windows @images', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, paths.home.href())
  await expect(page.getByText('1.74 crore', { exact: true })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7500)
})

test('on a phone, a model is in its place on the home page before what follows it has been parsed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, paths.home.href())
  const table = page.getByRole('region', { name: 'What a house costs, by plot' })
  const place = async () => {
    const box = await table.getByRole('button', { name: 'Floors of the house on 10 marla' }).boundingBox()
    return box && { ...box, y: box.y + (await page.evaluate(() => scrollY)) }
  }
  const whole = await place()
  expect(whole).not.toBeNull()
  // Backwards, as the browser may paint them one by one.
  for (const last of ['li:nth-of-type(4)', 'li:nth-of-type(3)', 'li:nth-of-type(2) a', 'li:nth-of-type(2)']) {
    await table.locator(last).evaluate((element) => element.remove())
    expect(await place(), `without ${last}`).toEqual(whole)
  }
})

test('the first window of the services names some of them, and that of a service begins to describe it @images', async ({
  page,
}) => {
  await openHydrated(page, paths.services.href())
  await expect(page.getByRole('heading', { name: 'Project Development' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, paths.service.href('dha-construction'))
  await expect(page.getByText(/^A house on a DHA plot crosses more desks/)).toBeInViewport({ ratio: 0.9 })
})

test('on a phone, a sticky bar shows the total, never covers the focus, and opens the estimate, which closes when the window widens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openCalculator(page)
  await enterTenMarla(page)
  const bar = page.locator('[data-sticky="bottom"]')
  await expect(bar).toContainText('27,995,990')
  await expect(bar).toBeInViewport({ ratio: 1 })
  await page.getByRole('textbox', { name: 'Plot Size' }).focus()
  expect(await obscuredStops(page, bar, 25)).toEqual([])
  await bar.getByRole('button', { name: 'Your Estimate' }).click()
  await expect(page.getByRole('dialog', { name: 'Your Estimate' })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Your Estimate' })).toBeVisible()
})
