import type { Locator, Page } from 'playwright/test'
import { company } from '../../src/content/company.ts'
import { paths } from '../../src/paths.ts'
import { countAnimations, waitForFrames } from '../support/layout.ts'
import { expect, holdRequests, openHydrated, reloadHydrated, tabTo, test } from '../support/site.ts'

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

test.describe('the splash screen', () => {
  test.use({ hasSplash: true })

  test('covers the page until its animation ends, and leaves a page that works', async ({ page }) => {
    const splash = page.locator('#splash')
    // Held, because a busy machine may take its two seconds to load the page.
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('#splash { animation-delay: 3600s !important }')
      document.adoptedStyleSheets = [sheet]
    })
    await page.goto('/')
    await expect(splash).toBeVisible()
    await expect(splash).toBeInViewport({ ratio: 1 })
    await expect(splash).toContainText('Sangbunyad')
    await splash.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()))
    await expect(splash).toHaveCount(0)
    await mainMenu(page).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL('/services')
  })

  test('does not cover what the Tab key leads to', async ({ page }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await expect(page.locator('#splash')).toHaveCount(0)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

    test('disappears, and the menu of a phone is open, because its button would not work @nightly', async ({
      page,
    }) => {
      await page.goto('/')
      await expect(page.locator('#splash')).toHaveCSS('animation-delay', '2s')
      await expect(page.locator('#splash')).toBeHidden()
      await expect(mainMenu(page).getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('banner').getByText(company.tagline).first()).toBeInViewport({ ratio: 1 })
      await mainMenu(page).getByRole('link', { name: 'Blogs' }).click()
      await expect(page).toHaveURL('/blogs')
    })
  })
})

test('the header and the menu lead to the estimator in Urdu, where the language can be changed for good @nightly', async ({
  page,
}) => {
  const urdu = (role: 'banner' | 'dialog') => page.getByRole(role).getByRole('link', { name: /^اردو/ })
  const toEnglish = page.getByRole('button', { name: 'English' })
  await openHydrated(page, '/')
  await urdu('banner').click()
  await expect(page).toHaveURL(paths.estimator.href())
  await expect(toEnglish).toBeVisible()
  await expect(heading(page)).toBeFocused()
  await toEnglish.click()
  await expect(toEnglish).toHaveCount(0)
  await reloadHydrated(page)
  await expect(heading(page)).toBeVisible()
  await expect(toEnglish).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await urdu('dialog').click()
  await expect(toEnglish).toBeVisible()
})

test('the header is low, the first window of a small phone ends in the picture, and a price opens its house @images @nightly', async ({
  page,
}) => {
  // Without motion, the tagline wraps.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openHydrated(page, '/')
  for (const [width, height] of [
    [1280, 150],
    [390, 170],
    [320, 180],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const main = await page.getByRole('main').boundingBox()
    expect(main?.y, `${width} px`).toBeLessThanOrEqual(height)
  }

  await page.setViewportSize({ width: 375, height: 667 })
  for (const name of ['Contact Us', 'Learn More about us'])
    await expect(page.getByRole('main').getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('main').locator('picture').first()).toBeInViewport({ ratio: 0.1 })
  await page.getByRole('link', { name: /^10 marla, .* 1\.74 crore$/ }).click()
  await expect(page.getByText('10 Marla · DHA · A Grade · without a basement')).toBeVisible()
  await expect(page.getByText(/^PKR\s17,440,655$/).first()).toBeInViewport()
})

test('Tools opens and closes with the mouse, and leads to the estimator with the keyboard @nightly', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const tools = page.getByRole('button', { name: 'Tools' })
  const items = page.getByRole('menuitem')
  await tools.click()
  await expect(items).toHaveText(['Calculate area of your Floors', 'Get your Construction Estimate'])
  await tools.click()
  await expect(items).toHaveCount(0)
  await tabTo(page, tools)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(items.last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.estimator.href())
  await expect(heading(page)).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu returns the focus, and the page behind it does not scroll until a link is followed', async ({
    page,
  }) => {
    await openHydrated(page, '/')
    const opener = page.getByRole('button', { name: 'Open menu' })
    const dialog = page.getByRole('dialog', { name: 'Menu' })
    for (const [way, close] of [
      ['×', () => dialog.getByRole('button', { name: 'Close' }).tap()],
      ['Escape', () => page.keyboard.press('Escape')],
      ['a tap outside', () => page.touchscreen.tap(15, 600)],
    ] as const) {
      await opener.tap()
      await expect(dialog.getByText('Saturday: 10 am to 2 pm'), way).toBeInViewport({ ratio: 1 })
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
      await close()
      await expect(dialog, way).toHaveCount(0)
      await expect(opener, way).toBeFocused()
    }
    await opener.tap()
    await dialog.getByRole('link', { name: 'Services' }).tap()
    await expect(page).toHaveURL('/services')
    await expect(dialog).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
    await page.mouse.wheel(0, 400)
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0)
  })
})

test('a device that is turned while its menu is open keeps the focus on a control @nightly', async ({
  page,
}) => {
  await openHydrated(page, paths.terms.href())
  const escape = () => page.keyboard.press('Escape')
  for (const [device, width, height, close] of [
    ['a tablet', 768, 1366, escape],
    ['a narrow tablet', 834, 1194, escape],
    ['an unfolded phone', 673, 1120, escape],
    ['a phone', 390, 844, escape],
    ['a tablet, closed by the button', 820, 1180, () => page.getByRole('button', { name: 'Close' }).click()],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.setViewportSize({ width: height, height: width })
    await close()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.locator('a:focus, button:focus'), device).toBeVisible()
  }
})

test('the link to the content moves the focus there, and adds no history entry', async ({ page }) => {
  await openHydrated(page, paths.faq.href())
  const entries = await page.evaluate(() => history.length)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await expect(page).toHaveURL(paths.faq.href())
})

test('the animations of the header can be paused and played @nightly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openHydrated(page, '/')
  const line = page.getByRole('banner').locator('p', { hasText: company.tagline }).first()
  const slides = page.getByRole('region', { name: 'highlights' }).locator('ul')
  const leftOf = async (element: Locator) => (await element.boundingBox())?.x ?? 0
  const expectMoving = async (element: Locator) => {
    const before = await leftOf(element)
    await expect.poll(() => leftOf(element)).not.toBe(before)
  }
  await expectMoving(line)
  await expectMoving(slides)
  const pause = page.getByRole('button', { name: 'Pause tagline and highlights' })
  await pause.click()
  await expect(pause).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => slides.evaluate((row) => row.getAnimations().length)).toBe(0)
  const paused = [await leftOf(line), await leftOf(slides)]
  await waitForFrames(page, 12)
  expect([await leftOf(line), await leftOf(slides)]).toEqual(paused)
  await pause.click()
  await page.mouse.move(640, 700)
  await expectMoving(line)
  await expectMoving(slides)
})

test('from its third window on, a long page has a link back to its top @nightly', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, paths.terms.href())
  const link = page.getByRole('link', { name: 'Back to top' })
  await expect(link).not.toBeInViewport()
  await scrollToEnd(page)
  await expect(link).toBeInViewport({ ratio: 1 })
  const [own, chat] = await Promise.all([link.boundingBox(), page.locator('aside a').boundingBox()])
  expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThan(chat?.x ?? 0)
  await link.click()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect(link).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test.describe('with reduced motion', () => {
  test('nothing moves, also in the narrowest window, and the tagline can be read', async ({ page }) => {
    await openHydrated(page, '/')
    const pause = page.getByRole('button', { name: /^Pause/ })
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await countAnimations(page), `${width} px`).toBe(0)
      await expect(pause).toHaveCount(0)
      const tagline = page.getByRole('banner').getByText(company.tagline).first()
      await expect(tagline).toBeInViewport({ ratio: 1 })
    }
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(pause).toHaveCount(3)
    expect(await countAnimations(page), 'with motion').toBeGreaterThan(0)
  })
})

test('navigation scrolls to the top, moves the focus to the heading and announces the title', async ({
  page,
}) => {
  await openHydrated(page, paths.terms.href())
  await scrollToEnd(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(heading(page)).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect(page.getByRole('status').filter({ hasText: `About Us | ${company.name}` })).toHaveCount(1)
  await expect(page).toHaveTitle(`About Us | ${company.name}`)
  await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveText('About Us')
  await scrollToEnd(page)
  await page.goBack()
  await expect(heading(page)).toHaveText('Terms of Use')
  await expect.poll(() => scrollTop(page)).toBe(0)
})

test('a page that loads slowly is announced, and the current one stays visible @nightly', async ({
  page,
}) => {
  await openHydrated(page, paths.terms.href())
  const { release } = await holdRequests(page, '**/assets/FaqPage-*.js')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByText('Loading the page')).toBeVisible()
  await expect(heading(page)).toHaveText('Terms of Use')
  release()
  await expect(page).toHaveTitle(/^Frequently asked questions/)
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('Loading the page')).toHaveCount(0)
})
