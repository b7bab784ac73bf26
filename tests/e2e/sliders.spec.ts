import type { Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { waitForFrames } from '../support/layout.ts'
import { expect, openHydrated, test } from '../support/site.ts'

const highlights = (page: Page) => page.getByRole('region', { name: 'highlights' })

const leftOfRow = (page: Page) =>
  highlights(page)
    .getByRole('list')
    .evaluate((row) => row.getBoundingClientRect().x)

/** Waits until the page has been open for this long, in ms. */
const waitForAge = (page: Page, age: number) => page.waitForFunction((ms) => performance.now() > ms, age)

/** Multiplies the first `times` delays of at least `from` ms by `factor`. */
const scaleDelays = (page: Page, from: number, factor: number, times = 1000) =>
  page.addInitScript(
    ([shortest, by, count]) => {
      const own = window.setTimeout
      let left = count
      const scaled = (handler: TimerHandler, delay = 0, ...values: unknown[]) => {
        const isScaled = delay >= shortest && left > 0
        if (isScaled) left -= 1
        return own(handler, isScaled ? delay * by : delay, ...values)
      }
      Object.assign(window, { setTimeout: scaled })
    },
    [from, factor, times] as const,
  )

/** Waits until the row is between two slides. */
const waitForTransition = (page: Page) => expect(highlights(page).locator('li:not([inert])')).toHaveCount(2)

/** Records the requests for Swiper and for the code that starts it. */
function swiperRequests(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (/swiper/i.test(request.url())) urls.push(request.url())
  })
  return urls
}

test('a slider moves only in the window or less than a window’s height above or below it', async ({
  page,
}) => {
  // The testimonials show each slide for 200 ms.
  await scaleDelays(page, 4000, 0.05)
  await openHydrated(page, paths.home.href())
  const row = page.getByRole('region', { name: 'testimonials', exact: true }).locator('ul')
  const left = () => row.evaluate((element) => element.getBoundingClientRect().x)

  /** Scrolls until an edge of the slides is this far below the top of the window, in its heights. */
  const place = (edge: 'top' | 'bottom', heights: number) =>
    expect
      .poll(() =>
        row.evaluate(
          async (element, [from, goal]) => {
            const distance = () => element.getBoundingClientRect()[from] - goal * innerHeight
            scrollBy({ top: distance(), behavior: 'instant' })
            // What comes into view may change the height of the page.
            for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
            return Math.abs(distance())
          },
          [edge, heights] as const,
        ),
      )
      .toBeLessThan(20)

  const expectMoving = async () => {
    const start = await left()
    await expect.poll(left).not.toBe(start)
  }
  /** Whether it has stayed in place for a second. */
  const isStill = () =>
    row.evaluate(async (element) => {
      const start = element.getBoundingClientRect().x
      const end = performance.now() + 1000
      while (performance.now() < end) {
        if (element.getBoundingClientRect().x !== start) return false
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      return true
    })

  await place('top', 2.3)
  expect(await isStill(), 'before it has come near').toBe(true)
  await place('top', 1.7)
  await expectMoving()
  await place('top', 0.2)
  await expectMoving()
  await place('bottom', -0.7)
  await expectMoving()
  await place('bottom', -1.3)
  await expect.poll(isStill, 'far above the window').toBe(true)
  await place('bottom', -0.7)
  await expectMoving()
  await place('top', 2.3)
  await expect.poll(isStill, 'far below the window').toBe(true)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true })

  test('the partners are a scrollable row until the visitor moves the pointer, touches, types or scrolls', async ({
    page,
  }) => {
    await scaleDelays(page, 5000, 100)
    const partners = page.getByRole('region', { name: 'Our partners' })
    const row = partners.getByRole('group', { name: 'Our partners' })
    for (const use of [
      () => page.mouse.move(200, 300),
      () => page.touchscreen.tap(200, 300),
      () => page.keyboard.press('Shift'),
      () => page.evaluate(() => scrollBy(0, 100)),
    ]) {
      await openHydrated(page, paths.home.href())
      await expect(row).toHaveAttribute('tabindex', '0')
      await expect(row).toHaveCSS('overflow-x', 'auto')
      expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(
        0,
      )
      await waitForAge(page, 2000)
      await expect(row).toHaveCount(1)
      await use()
      await expect(row).toHaveCount(0)
      await expect(partners).toHaveAttribute('data-state', 'playing')
    }
  })

  test('no page loads Swiper before an interaction, and only the home page does after it', async ({
    page,
    context,
  }) => {
    const urls = [paths.home.href(), '/services/project-management', '/calculate_actual_cost', '/contact']
    const [home, ...others] = await Promise.all(
      urls.map(async (url, index) => {
        const tab = index === 0 ? page : await context.newPage()
        const requests = swiperRequests(tab)
        // After 5 s, a visitor who only looks gets Swiper, too; a slow machine takes longer than that to open four pages.
        await scaleDelays(tab, 5000, 10)
        await openHydrated(tab, url)
        return { tab, requests }
      }),
    )
    const opened = [...(home ? [home] : []), ...others]
    expect(opened).toHaveLength(4)
    for (const { tab } of opened) {
      await waitForAge(tab, 4500)
      await expect(highlights(tab)).toHaveAttribute('data-state', 'playing')
    }
    expect(opened.flatMap(({ requests }) => requests)).toEqual([])
    for (const { tab } of opened) await tab.evaluate(() => window.scrollBy(0, 200))
    await expect
      .poll(() => home?.requests.map((url) => /(\w+)-[\w-]{8}\.js$/.exec(url)?.[1]))
      .toEqual(['startSwiper', 'swiper'])
    for (const { tab } of others) await waitForFrames(tab, 4)
    expect(others.flatMap(({ requests }) => requests)).toEqual([])
    await expect(page.getByRole('region', { name: 'Our partners' })).toHaveAttribute('data-state', 'playing')
  })

  test('the partners begin to move for a visitor who only looks', async ({ page }) => {
    await scaleDelays(page, 5000, 0.1)
    await openHydrated(page, paths.home.href())
    const partners = page.getByRole('region', { name: 'Our partners' })
    const first = partners.getByRole('listitem').first()
    const { x } = await first.evaluate((slide) => slide.getBoundingClientRect())
    // They wait, load Swiper, and show the first slide for a while.
    await expect.poll(() => first.evaluate((slide) => slide.getBoundingClientRect().x)).not.toBe(x)
  })

  test('a touch takes over the moving highlights without a jump', async ({ page }) => {
    // Only the tagline's first turn.
    await scaleDelays(page, 9000, 0.1, 1)
    await openHydrated(page, paths.contact.href())
    // The tagline and the highlights take turns.
    await expect(highlights(page).locator('xpath=..')).toHaveCSS('opacity', '1', { timeout: 15_000 })
    await waitForTransition(page)
    const box = await highlights(page).getByRole('list').locator('..').boundingBox()
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2
    const x = (box?.x ?? 0) + (box?.width ?? 0) / 2
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by = 0) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + by, y }],
      })

    // Its position in every frame, to see the frame of the touch.
    await page.evaluate(() => {
      const row = document.querySelector('[aria-label="highlights"] ul')
      const positions: number[] = []
      Object.assign(window, { positions })
      const record = () => {
        positions.push(row?.getBoundingClientRect().x ?? Number.NaN)
        requestAnimationFrame(record)
      }
      record()
    })
    const largestStep = () =>
      page.evaluate(() => {
        const positions: unknown = Reflect.get(window, 'positions')
        if (!Array.isArray(positions) || positions.length < 20) return Number.NaN
        return Math.max(...positions.slice(1).map((position, place) => Math.abs(position - positions[place])))
      })
    await waitForFrames(page, 12)
    await touch('touchStart')
    await waitForFrames(page, 2)
    const held = await leftOfRow(page)
    await waitForFrames(page, 12)
    expect(await leftOfRow(page), 'while it is touched').toBe(held)
    expect(await largestStep(), 'the largest step between two frames').toBeLessThan(20)

    await touch('touchMove', -10)
    const dragged = await leftOfRow(page)
    expect(Math.abs(dragged - held), 'when the drag starts').toBeLessThan(1)
    await touch('touchMove', -50)
    await expect.poll(() => leftOfRow(page)).toBeCloseTo(dragged - 40, 0)
    await touch('touchEnd')
    // The tagline moves on.
    await expect(highlights(page)).toHaveAttribute('data-state', 'paused')
    await expect(page.getByRole('button', { name: 'Pause tagline and highlights' })).toBeVisible()
    await expect(highlights(page).locator('li:not([inert])')).toHaveCount(1)
  })
})
