import type { Page } from 'playwright/test'
import { company } from '../../src/content/company.ts'
import { header } from '../../src/content/shell/header.ts'
import { paths } from '../../src/paths.ts'
import { coveredFocus, waitForFrames, countAnimations } from '../support/layout.ts'
import { expect, holdRequests, openHydrated, tabTo, test } from '../support/site.ts'

const phone = { width: 390, height: 844 }

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** The state of a page while the splash screen covers it. */
interface SplashRecord {
  /** The text of the splash screen's status. */
  status: string
  isPageInert: boolean
  /** The heading of the page below. */
  heading: string
  /** The computed `scrollbar-color` of the page. */
  scrollbar: string
  /** The time of the first frame without the splash screen, in ms since navigation; 0 until then. */
  end: number
}

declare const window: Window & { splash: SplashRecord }

/** Records the splash screen in every frame, because on a slow machine it may be gone before a test can check it. */
const recordSplash = (page: Page) =>
  page.addInitScript(() => {
    window.splash = { status: '', isPageInert: false, heading: '', scrollbar: '', end: 0 }
    const record = () => {
      const splash = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('#splash')
      if (splash) {
        window.splash.status = splash.querySelector('output, [role=status]')?.textContent?.trim() ?? ''
        window.splash.isPageInert = document.querySelector('#root')?.hasAttribute('inert') ?? false
        window.splash.heading = document.querySelector('main h1')?.textContent ?? ''
        window.splash.scrollbar = getComputedStyle(document.documentElement).scrollbarColor
      } else if (window.splash.status !== '') window.splash.end = performance.now()
      if (window.splash.end === 0) requestAnimationFrame(record)
    }
    requestAnimationFrame(record)
  })

/** The record, once the splash screen has gone. */
async function recordedSplash(page: Page): Promise<SplashRecord> {
  await expect.poll(() => page.evaluate(() => window.splash.end)).toBeGreaterThan(0)
  return page.evaluate(() => window.splash)
}

/** Painted in the page's colour, so invisible. */
const hiddenScrollbar = 'rgb(250, 248, 244) rgb(250, 248, 244)'

test.describe('the splash screen', () => {
  test.use({ hasSplash: true })

  test('covers the rendered page for two seconds', async ({ page }) => {
    await recordSplash(page)
    await page.goto('/')
    const splash = page.locator('#splash')
    await expect(splash).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-splash')
    const { end, ...covered } = await recordedSplash(page)
    expect(covered).toEqual({
      status: 'Loading',
      isPageInert: true,
      heading: 'Bring Your Dreams to Reality',
      scrollbar: hiddenScrollbar,
    })
    expect(end).toBeGreaterThanOrEqual(1900)
    await expect(page.locator('#root')).not.toHaveAttribute('inert')
    await expect(page.locator('#root > [inert], main > [inert]')).toHaveCount(0)
    await expect(page.locator('html')).toHaveCSS('scrollbar-color', 'auto')
    await mainMenu(page).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL('/services')
    await expect(splash).toHaveCount(0)
  })

  test('a drawing behind it starts once it is gone', async ({ page }) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('#splash { animation-delay: 60s !important }')
      document.adoptedStyleSheets = [sheet]
    })
    await page.goto(paths.about.href())
    const drawing = page.locator('main [aria-hidden][data-state]')
    await expect(page.locator('html')).toHaveAttribute('data-application', 'ready')
    await drawing.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(drawing).toBeInViewport({ ratio: 0.3 })
    await expect(drawing).toHaveAttribute('data-state', 'waiting')
    await page.evaluate(() => {
      for (const animation of document.getElementById('splash')?.getAnimations() ?? []) animation.finish()
    })
    await expect(drawing).toHaveAttribute('data-state', /drawing|drawn/)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('disappears, and the page works', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('#splash')).toBeHidden({ timeout: 4000 })
      await expect(page.locator('html')).toHaveCSS('scrollbar-color', 'auto')
      await mainMenu(page).getByRole('link', { name: 'About Us' }).click()
      await expect(page).toHaveURL('/aboutus')
    })
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('lasts just as long', async ({ page }) => {
      await recordSplash(page)
      await page.goto('/')
      await expect(page.locator('#splash')).toHaveCount(0)
      expect(await recordedSplash(page)).toMatchObject({
        status: 'Loading',
        scrollbar: hiddenScrollbar,
        end: expect.any(Number),
      })
      expect((await recordedSplash(page)).end).toBeGreaterThanOrEqual(1900)
    })
  })

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true })

    test('leaves the scrollbar, which covers the page, as it is', async ({ page }) => {
      await recordSplash(page)
      await page.goto('/')
      await expect(page.locator('#splash')).toHaveCount(0)
      expect(await recordedSplash(page)).toMatchObject({ status: 'Loading', scrollbar: 'auto' })
    })
  })
})

test('the prerendered document has the content below the splash screen', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html).toContain('id="splash"')
  expect(html).toContain('Bring Your Dreams to Reality')
  expect(html).not.toMatch(/<[^>]+\sstyle="/)
})

test('the menu marks the current page, or its parent', async ({ page }) => {
  await page.goto(paths.projects.href())
  await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveText('Projects')
  await page.goto(paths.project.href('db-32'))
  await expect(mainMenu(page).locator('[aria-current]')).toHaveCount(0)
  await expect(mainMenu(page).getByRole('link', { name: 'Projects' })).toHaveAttribute('data-state', 'within')
  await page.goto(paths.homeAlias.href())
  await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveText('Home')
  await expect(page).toHaveURL('/pages')
})

test('Tools opens and closes with mouse and keyboard, and links to the estimator', async ({ page }) => {
  await openHydrated(page, '/')
  const tools = page.getByRole('button', { name: 'Tools' })
  await tools.click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Calculate area of your Floors',
    'Get your Construction Estimate',
  ])
  await tools.click()
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await tools.click()
  await expect(page.getByRole('menu')).toBeVisible()
  // The menu listens to clicks outside from the next task on.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await page.mouse.click(600, 600)
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  // Resets the starting point of the Tab key.
  await openHydrated(page, '/')
  await tabTo(page, tools)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tools).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Get your Construction Estimate' }).first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(tools).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.estimator.href())
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the animations of the header can be paused and played', async ({ page }) => {
  await openHydrated(page, '/')
  const line = page.getByRole('banner').locator('p', { hasText: company.tagline }).first()
  const slides = page.getByRole('region', { name: 'highlights' }).locator('ul')
  const leftOf = async (element: typeof line) => (await element.boundingBox())?.x ?? 0
  const expectMoving = async (element: typeof line) => {
    const before = await leftOf(element)
    await expect.poll(() => leftOf(element)).not.toBe(before)
  }
  const expectStill = async (element: typeof line) => {
    const before = await leftOf(element)
    await waitForFrames(page, 12)
    expect(await leftOf(element)).toBe(before)
  }
  await expectMoving(line)
  await expectMoving(slides)
  await page.getByRole('button', { name: 'Pause tagline and highlights' }).click()
  const play = page.getByRole('button', { name: 'Play tagline and highlights' })
  await expect(play).toBeVisible()
  await expectStill(line)
  await expectStill(slides)
  await play.click()
  await page.mouse.move(640, 700)
  await expectMoving(line)
  await expectMoving(slides)
})

test('the whole slide of a highlight is clickable, beyond its text', async ({ page }) => {
  await openHydrated(page, '/')
  await page.getByRole('button', { name: 'Pause tagline and highlights' }).click()
  const slide = page.getByRole('region', { name: 'highlights' }).locator('li:not([inert])').first()
  const link = slide.getByRole('link')
  const href = await link.getAttribute('href')
  const [box, text] = [await slide.boundingBox(), await link.boundingBox()]
  if (!box || !text) throw new Error('There is no slide')
  const x = text.x + text.width + 40
  // The buttons of the slider are over its end.
  expect(x).toBeLessThan(box.x + box.width - 90)
  await page.mouse.click(x, box.y + box.height / 2)
  await expect(page).toHaveURL(String(href))
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 700 } })

  const expectWholeTagline = async (page: Page) => {
    const line = page.getByRole('banner').locator('p', { hasText: company.tagline }).first()
    const box = await line.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(320)
    expect(await line.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0)
    expect(await headerHeight(page)).toBeLessThanOrEqual(160)
  }

  test('the firm’s name is beside its mark, on one line with the controls', async ({ page }) => {
    // With a 15 px scrollbar, the content is as wide as on a 320 px phone.
    await page.setViewportSize({ width: 335, height: 700 })
    await openHydrated(page, '/')
    const name = await mainMenu(page).getByText(company.name, { exact: true }).boundingBox()
    const estimate = await mainMenu(page)
      .getByRole('link', { name: 'Get your Construction Estimate' })
      .boundingBox()
    expect(name?.width).toBeGreaterThan(60)
    expect((name?.x ?? NaN) + (name?.width ?? NaN)).toBeLessThan(estimate?.x ?? NaN)
    expect(name?.y).toBeGreaterThan(estimate?.y ?? NaN)
    expect((await mainMenu(page).boundingBox())?.height).toBeLessThanOrEqual(60)
  })

  test('a paused tagline can be read as a whole', async ({ page }) => {
    await openHydrated(page, '/')
    await page.getByRole('button', { name: 'Pause tagline and highlights' }).click()
    await expectWholeTagline(page)
  })

  test('under reduced motion the tagline can be read as a whole', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, '/')
    await expectWholeTagline(page)
  })
})

test('each highlight can be reached and followed with the keyboard', async ({ page }) => {
  await openHydrated(page, '/')
  const region = page.getByRole('region', { name: 'highlights' })
  const link = region.locator('li:not([inert])').getByRole('link')
  await tabTo(page, region.getByRole('button', { name: 'Next slide' }))
  const seen = new Set<string>()
  for (let step = 0; step < header.highlights.length; step += 1) {
    await page.keyboard.press('Enter')
    await expect(region).toHaveAttribute('data-state', 'paused')
    await expect(async () => {
      seen.add(await link.innerText())
      expect(seen.size).toBeGreaterThan(step)
    }).toPass()
  }
  expect([...seen].toSorted()).toEqual(header.highlights.map(({ label }) => label).toSorted())
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect([paths.services.href(), paths.estimator.href()]).toContain(new URL(page.url()).pathname)
})

test('a page that loads slowly is announced, and the current one stays visible', async ({ page }) => {
  await openHydrated(page, '/')
  const { release } = await holdRequests(page, '**/assets/FaqPage-*.js')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByText('Loading the page')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bring Your Dreams to Reality')
  release()
  await expect(page).toHaveTitle(/^Frequently asked questions/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Loading the page')).toHaveCount(0)
})

test('a page whose code has been loaded is rendered before the next frame', async ({ page }) => {
  await openHydrated(page, paths.services.href())
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await mainMenu(page).getByRole('link', { name: 'Projects', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(String(heading))
  const rendered = await mainMenu(page)
    .getByRole('link', { name: 'Services', exact: true })
    .evaluate(async (link: HTMLAnchorElement) => {
      link.click()
      await Promise.resolve()
      return document.querySelector('h1')?.textContent
    })
  expect(rendered).toBe(heading)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves, and all texts of the header are readable', async ({ page }) => {
    await openHydrated(page, '/')
    await expect(page.getByRole('banner').getByText(company.tagline).first()).toBeVisible()
    expect(await countAnimations(page)).toBe(0)
    await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' })
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

  test('the menu closes with ×, Escape or a tap outside, and returns the focus', async ({ page }) => {
    await page.goto('/')
    for (const close of [
      () => dialog(page).getByRole('button', { name: 'Close' }).tap(),
      () => page.keyboard.press('Escape'),
      () => page.touchscreen.tap(15, 600),
    ]) {
      await opener(page).click()
      await expect(dialog(page)).toBeVisible()
      await close()
      await expect(dialog(page)).toHaveCount(0)
      await expect(opener(page)).toBeFocused()
    }
  })

  test('the page behind the open menu does not scroll, until a link is followed', async ({ page }) => {
    await openHydrated(page, '/')
    await opener(page).tap()
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
    await dialog(page).getByRole('link', { name: 'Services' }).tap()
    await expect(page).toHaveURL('/services')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Projects' }).tap()
    await expect(page).toHaveURL('/projects')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the tagline does not move, because its button would not work', async ({ page }) => {
      await page.goto('/')
      const tagline = page.getByRole('banner').getByText(company.tagline).first()
      await expect(tagline).toHaveCSS('animation-name', 'none')
      await expect(tagline).toBeInViewport({ ratio: 1 })
    })

    test('the menu is always visible, because its button would not work', async ({ page }) => {
      await page.goto('/')
      await expect(mainMenu(page).getByRole('button')).toHaveCount(0)
      await mainMenu(page).getByRole('link', { name: 'Blogs' }).tap()
      await expect(page).toHaveURL('/blogs')
    })
  })
})

test('navigation scrolls to the top, moves the focus to the heading and announces the title', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('status').filter({ hasText: `About Us | ${company.name}` })).toHaveCount(1)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bring Your Dreams to Reality')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the footer is at most 900 px high on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.terms.href())
  const footer = page.getByRole('contentinfo')
  // Until it is near the window, it has the height that is assumed for it.
  await footer.scrollIntoViewIfNeeded()
  await expect
    .poll(() => footer.evaluate((element) => element.getBoundingClientRect().height))
    .toBeLessThanOrEqual(900)
})

test('no link of the footer wraps, apart from the address', async ({ page }) => {
  await page.goto(paths.terms.href())
  const footer = page.getByRole('contentinfo')
  for (const width of [320, 360, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = await footer
      .locator('dl a:not([target]), li a:not([target])')
      .evaluateAll((links) => links.map((link) => link.getClientRects().length))
    expect(new Set(lines), `at ${width} px`).toEqual(new Set([1]))
    const icons = await footer
      .getByRole('link', { name: /^Sangbunyad on/ })
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    expect(new Set(icons).size, `rows of icons at ${width} px`).toBe(1)
  }
})

test('the last links of the footer end at the right edge of the grid', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(paths.terms.href())
  const rightEdge = async (name: string) => {
    const box = await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).boundingBox()
    return (box?.x ?? 0) + (box?.width ?? 0)
  }
  // The header's link ends at the edge; the one in its text slider doesn't.
  const estimate = page
    .getByRole('banner')
    .getByRole('link', { name: 'Get your Construction Estimate', exact: true })
    .first()
  const action = await estimate.boundingBox()
  expect(await rightEdge('FAQ')).toBeCloseTo((action?.x ?? 0) + (action?.width ?? 0), 0)
})

test('the footer shows the year of the visitor’s clock', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01T09:00:00Z'))
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 Sangbunyad. All rights reserved.')
})

test('the chat link and the back-to-top button are in the corner', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Chat with us' })).toHaveAttribute(
    'href',
    'https://wa.me/923000000000',
  )
  const backToTop = page.getByRole('button', { name: 'Back to top' })
  await expect(backToTop).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await backToTop.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
})

/** The height of the unscrolled header: from the top of the page to the end of its last band. */
const headerHeight = (page: Page) =>
  page
    .getByRole('banner')
    .evaluate((banner) => (banner.lastElementChild?.getBoundingClientRect().bottom ?? Infinity) + scrollY)

for (const [width, limit] of [
  [320, 160],
  [360, 150],
  // With a 15 px scrollbar, the content is as wide as on a 360 px phone.
  [375, 150],
  [390, 150],
  [768, 140],
  [1024, 140],
  [1280, 140],
  [1920, 140],
] as const) {
  test(`at ${width} px the header takes at most ${limit} px, and its tickers one row of 36 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openHydrated(page, '/')
    expect(await headerHeight(page)).toBeGreaterThan(90)
    expect(await headerHeight(page)).toBeLessThanOrEqual(limit)
    const tagline = page.getByRole('banner').locator('p', { hasText: company.tagline }).first()
    const links = await page.getByRole('region', { name: 'highlights' }).getByRole('link').all()
    for (const text of [tagline, ...links]) {
      expect((await text.boundingBox())?.height, 'a text in one line').toBeLessThanOrEqual(30)
    }
    const phones = await page.getByRole('banner').locator('a[href^="tel:"]').all()
    const tops = await Promise.all(phones.map(async (number) => (await number.boundingBox())?.y))
    expect(new Set(tops).size, 'lines of phone numbers').toBe(width < 375 ? 2 : 1)
    const bar = await page.locator('[data-sticky="bar"]').boundingBox()
    await page.evaluate(() => window.scrollTo(0, 900))
    const stuck = await page.locator('[data-sticky="bar"]').boundingBox()
    expect(stuck?.y, 'only the main bar stays').toBe(0)
    expect(stuck?.height).toBe(bar?.height)
    await expect(tagline).not.toBeInViewport()
  })
}

test('each link of the contact band has a box, so that its focus ring is visible', async ({ page }) => {
  await openHydrated(page, '/')
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const links = await page.getByRole('banner').locator('ul').first().getByRole('link').all()
    expect(links).toHaveLength(4)
    for (const link of links) {
      const box = await link.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width} px`).toBeGreaterThanOrEqual(24)
    }
  }
})

test('links to other sites send no referrer', async ({ page }) => {
  await page.goto('/')
  const links = await page
    .locator('a[target="_blank"]')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('rel')]))
  expect(links.length).toBeGreaterThanOrEqual(13)
  for (const [href, rel] of links) expect(rel, String(href)).toBe('noopener noreferrer')
})

// The headless shell doesn't scroll to a frame that Tab reaches.
test('the sticky header never covers the focused element', { tag: '@full' }, async ({ page }) => {
  await openHydrated(page, '/')
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await coveredFocus(page, 'bar')).toBe('')
  }
})

test('on a phone, the focus ring of a link of the top band surrounds its icon and caption', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/')
  for (const name of [company.address, company.email]) {
    const link = page.getByRole('banner').getByRole('link', { name })
    await tabTo(page, link)
    await expect(link).toHaveCSS('outline-style', 'solid')
    const box = await link.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(32)
    expect(box?.width).toBeGreaterThanOrEqual(40)
  }
})
