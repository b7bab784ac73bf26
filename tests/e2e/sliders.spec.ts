import type { Locator, Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { waitForFrames } from '../support/layout.ts'
import { expect, loadFailures, openHydrated, test } from '../support/site.ts'

const partners = (page: Page) => page.getByRole('region', { name: 'Our partners' })
const leftOf = (element: Locator) => element.evaluate((box) => box.getBoundingClientRect().x)

/** Drops the delays of four seconds and more, which are those of the slides. */
const dropDelays = (page: Page) =>
  page.addInitScript(() => {
    const own = window.setTimeout
    const hurried = (handler: TimerHandler, delay = 0, ...values: unknown[]) =>
      own(handler, delay >= 4000 ? 0 : delay, ...values)
    Object.assign(window, { setTimeout: hurried })
  })

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the partners begin to move for a visitor who only looks', async ({ page }) => {
  await dropDelays(page)
  await openHydrated(page, paths.home.href())
  await partners(page).scrollIntoViewIfNeeded()
  const first = partners(page).getByRole('listitem').first()
  const start = await leftOf(first)
  await expect.poll(() => leftOf(first)).not.toBe(start)
})

test.describe('without the code of the sliders', () => {
  test.use({ allowedMessages: [loadFailures.aborted] })

  test('a slide keeps the focus', async ({ page }) => {
    await page.route('**/assets/swiper-*.js', (route) => route.abort())
    await openHydrated(page, paths.home.href())
    const link = page.getByRole('region', { name: 'highlights' }).getByRole('link').nth(1)
    await link.focus()
    await waitForFrames(page, 20)
    await expect(link).toBeFocused()
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no slider of the home page moves by itself, but its buttons move it', async ({ page }) => {
    await dropDelays(page)
    await openHydrated(page, paths.home.href())
    const slider = page.getByRole('region', { name: 'testimonials', exact: true })
    await slider.scrollIntoViewIfNeeded()
    const slides = page.locator('[aria-roledescription=carousel] li:first-child')
    const places = () => slides.evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().x))
    const start = await places()
    expect(start).toHaveLength(3)
    await waitForFrames(page, 20)
    expect(await places()).toEqual(start)
    await slider.getByRole('button', { name: 'Next slide' }).click()
    await expect.poll(places).not.toEqual(start)
  })
})
