import type { Locator, Page } from 'playwright/test'
import { projectDetails } from '../../src/content/collections/projectDetails.ts'
import { projects } from '../../src/content/collections/projects.ts'
import { paths } from '../../src/paths.ts'
import { expectNoHorizontalScroll } from '../support/layout.ts'
import { expect, loadFailures, openHydrated, test } from '../support/site.ts'

const main = (page: Page) => page.getByRole('main')
const card = (page: Page, title: string) =>
  main(page).getByRole('link', { name: `Read More →: ${title}`, exact: true })

const thumbnails = (page: Page) =>
  main(page).getByRole('region', { name: 'Project Gallery' }).getByRole('button')

/** Swipes across the middle of the lightbox, by a share of the window's width. */
async function swipe(page: Page, viewer: Locator, share: number) {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  const from = { clientX: width / 2, clientY: height / 2 }
  const touch = { pointerType: 'touch', pointerId: 7, isPrimary: true, bubbles: true }
  const picture = viewer.getByRole('figure')
  await picture.dispatchEvent('pointerdown', { ...touch, ...from })
  await picture.dispatchEvent('pointerup', { ...touch, ...from, clientX: from.clientX + share * width })
}

test('the projects page shows three projects, and each links to its page', async ({ page }) => {
  await page.goto(paths.projects.href())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PROJECTS')
  await expect(main(page).getByText('Construction Projects', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Our Recent Projects' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: /^Read More →/ })).toHaveCount(3)
  for (const { title, description, link } of projects) {
    await expect(main(page).getByText(description ?? '')).toBeVisible()
    await card(page, title).click()
    await expect(page).toHaveURL(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.goBack()
    await expect(page).toHaveURL(paths.projects.href())
  }
})

for (const { id, title, link, description, alt } of projects) {
  const { highlights, imgsgellery } = projectDetails[id]
  test(`${title} shows its picture, text, highlights, gallery and the other projects`, async ({ page }) => {
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(main(page).getByRole('img', { name: alt }).first()).toBeInViewport()
    await expect(main(page).getByText(description ?? '')).toBeVisible()
    const legend = main(page).getByRole('region', { name: 'Project Highlights' })
    await expect(legend.getByRole('listitem')).toHaveCount(highlights.length)
    for (const highlight of highlights) await expect(legend).toContainText(highlight)
    await expect(thumbnails(page)).toHaveCount(imgsgellery.length)
    const others = main(page).getByRole('region', { name: 'Other Projects' })
    await expect(others.getByRole('link')).toHaveCount(2)
    await expect(others.getByRole('link', { name: title, exact: true })).toHaveCount(0)
  })
}

test('the card of another project reveals 160 characters of its text on hover and focus', async ({
  page,
}) => {
  await page.goto(paths.project.href('db-32'))
  const text = main(page).getByText(
    'A design study for a corner plot in a dense quarter: a slender tower of 24 storeys rises from a podium that keeps to the scale of the street. White and oak fins...',
    { exact: true },
  )
  await expect(text).toHaveCSS('opacity', '0')
  await card(page, 'Swiss Tower').hover()
  await expect(text).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(text).toHaveCSS('opacity', '0')
  await thumbnails(page).last().focus()
  await page.keyboard.press('Tab')
  await expect(card(page, 'Swiss Tower')).toBeFocused()
  await expect(text).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/projects/swiss-tower')
})

/** Records the view transitions of the page: the pseudo-elements that each of them moves. */
const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    window.transitions = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      const record = () => {
        const effects = document.getAnimations().map(({ effect }) => effect)
        const moved = effects.map((effect) =>
          effect instanceof KeyframeEffect ? effect.pseudoElement : null,
        )
        window.transitions.push(moved.filter((name) => name !== null))
      }
      transition.ready.then(record, () => undefined)
      return transition
    }
  })

declare const window: Window & { transitions: string[][] }

/** Opens the projects page after the page of the project, so that the code and the content of both have been loaded. */
async function openProjectsFromProject(page: Page) {
  await recordTransitions(page)
  await openHydrated(page, paths.project.href('swiss-tower'))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeFocused()
  const picture = main(page).getByRole('img', { name: /a slender tower of 24 storeys/ })
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty('complete', true)
  return card(page, 'Swiss Tower')
}

test('the picture of a card becomes the picture of its page', async ({ page }) => {
  const link = await openProjectsFromProject(page)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Swiss Tower' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => page.evaluate(() => window.transitions.length)).toBe(1)
  const [moved = []] = await page.evaluate(() => window.transitions)
  expect(moved).toContain('::view-transition-group(page-picture)')
  expect(moved).toContain('::view-transition-new(page-picture)')
  expect(moved.join(), 'the header').not.toContain('page-bar')
  await expect(page.locator('[style*="view-transition"]'), 'names that are left').toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(paths.projects.href())
})

test('the page of a card opens without the animation if the browser skips it', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      transition.skipTransition()
      return transition
    }
  })
  const link = await openProjectsFromProject(page)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Swiss Tower' })).toBeFocused()
  expect(await page.evaluate(() => window.transitions)).toEqual([])
  await expect(page.locator('[style*="view-transition"]'), 'names that are left').toHaveCount(0)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the page of a card appears at once', async ({ page }) => {
    const link = await openProjectsFromProject(page)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Swiss Tower' })).toBeFocused()
    expect(await page.evaluate(() => window.transitions)).toEqual([])
  })
})

test('the first project is visible when the projects page opens, with its text below', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openHydrated(page, paths.projects.href())
  const picture = await main(page).getByRole('img').first().boundingBox()
  const title = await main(page).getByRole('heading', { name: 'Swiss Tower' }).boundingBox()
  expect(picture?.y).toBeLessThan(480)
  expect(title?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? Infinity))
})

test('the drawings of a project are shown in the frame of its render', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openHydrated(page, paths.project.href('db-32'))
  const frame = await main(page).getByRole('tabpanel', { name: 'Render' }).getByRole('img').boundingBox()
  await main(page).getByRole('tab', { name: 'Render' }).focus()
  for (const [name, dimension] of [
    ['Plan', /62′-4″/],
    ['Section', /basement 11′-4″, ground floor 11′-9″, first floor 12′-6″/],
    ['Elevation', /48′-5″ wide over terrace and balcony in parts of 19′-10″, 7′-3″ and 21′-4″/],
  ] as const) {
    await page.keyboard.press('ArrowRight')
    const drawing = main(page).getByRole('tabpanel', { name }).getByRole('img', { name: dimension })
    await expect(drawing).toBeInViewport()
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)
    const box = await drawing.boundingBox()
    expect(Math.abs((box?.x ?? 0) - (frame?.x ?? 0))).toBeLessThan(3)
    expect(Math.abs((box?.width ?? 0) - (frame?.width ?? 0))).toBeLessThan(6)
    // The window without the header's bar and some room.
    expect(box?.height, name).toBeLessThanOrEqual(710)
    // The drawing is as high as the frame. At this width, the text is 17 of the drawing's 1000 units high.
    expect(((box?.height ?? 0) / 1000) * 17).toBeGreaterThanOrEqual(11)
  }
})

test('a drawing can be moved and enlarged on a phone, with buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, paths.project.href('swiss-tower'))
  await main(page).getByRole('tab', { name: 'Elevation' }).click()
  const frame = main(page).getByRole('region', { name: /^Elevation: podium/ })
  const left = () => frame.evaluate((element) => element.scrollLeft)
  const middle = () =>
    frame.evaluate((element) => (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth)
  await expect.poll(middle, 'opens in its middle').toBeCloseTo(0.5, 2)
  const opened = await left()
  await main(page).getByRole('button', { name: 'Pan right' }).click()
  await expect.poll(left).toBeGreaterThan(opened)
  const width = () => frame.evaluate((element) => element.scrollWidth)
  const before = await width()
  await main(page).getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(width).toBeGreaterThan(before * 1.4)
})

test('the picture at dusk is loaded when the time of day is first touched', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await openHydrated(page, paths.project.href('db-32'))
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => /db-32-dusk/.test(url))).toEqual([])
  const slider = main(page).getByRole('slider', { name: 'Time of day' })
  await slider.focus()
  const dusk = main(page).getByRole('img', { name: /the white house at dusk/ })
  await expect(dusk).toBeAttached()
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Dusk')
  await expect.poll(() => dusk.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('the text of a project takes most of the height of the highlights beside it', async ({ page }) => {
  for (const id of ['db-32', 'house-project', 'swiss-tower']) {
    await openHydrated(page, paths.project.href(id))
    const legend = await page.getByRole('region', { name: 'Project Highlights' }).boundingBox()
    const text = await page
      .getByText(/^A design study (of|for)/)
      .first()
      .boundingBox()
    expect(text?.y).toBe(legend?.y)
    expect((text?.height ?? 0) / (legend?.height ?? Infinity), id).toBeGreaterThan(0.55)
  }
})

test('a project shows no picture twice', async ({ page }) => {
  for (const { link } of projects) {
    await openHydrated(page, link)
    const sources = await main(page)
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
    expect(sources.length).toBeGreaterThan(5)
    expect(new Set(sources).size).toBe(sources.length)
  }
})

test('the lightbox wraps around, and returns the focus', async ({ page }) => {
  await page.goto(paths.project.href('db-32'))
  const first = thumbnails(page).first()
  await first.click()
  const viewer = page.getByRole('dialog', { name: 'Project Gallery: DB-32' })
  await expect(viewer.getByRole('status')).toHaveText('Image 1 of 10')
  await viewer.getByRole('button', { name: 'Previous image' }).click()
  await expect(viewer.getByRole('status')).toHaveText('Image 10 of 10')
  await expect(viewer.getByRole('img', { name: /the house cut through/ })).toBeVisible()
  await expect(viewer.getByRole('figure')).toHaveText(/^Render: the house cut through/)
  await viewer.getByRole('button', { name: 'Next image' }).click()
  await expect(viewer.getByRole('status')).toHaveText('Image 1 of 10')
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect(viewer).toBeHidden()
  await expect(first).toBeFocused()
})

test('the lightbox can be swiped on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.project.href('house-project'))
  await thumbnails(page).first().click()
  const viewer = page.getByRole('dialog')
  await swipe(page, viewer, -0.4)
  await expect(viewer.getByRole('status')).toHaveText('Image 2 of 6')
  await swipe(page, viewer, 0.4)
  await expect(viewer.getByRole('status')).toHaveText('Image 1 of 6')
  await swipe(page, viewer, 0.4)
  await expect(viewer.getByRole('status')).toHaveText('Image 6 of 6')
})

test('Back closes the lightbox, and the page scrolls again', async ({ page }) => {
  await page.goto(paths.projects.href())
  await card(page, 'House Project').click()
  await thumbnails(page).nth(2).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PROJECTS')
  await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden')
  await expect(page.locator('body')).not.toHaveCSS('pointer-events', 'none')
})

for (const width of [320, 768, 1280, 1920]) {
  test(`the projects fit a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const url of [paths.projects.href(), ...projects.map(({ link }) => link)]) {
      await openHydrated(page, url)
      await expectNoHorizontalScroll(page, url)
    }
  })
}

test.describe('an unknown project', () => {
  test.use({ allowedMessages: [loadFailures.notFound] })

  for (const id of ['no-such-project', 'DB-32', 'db-32x']) {
    test(`${id} is not found, and the page links to all projects`, async ({ page }) => {
      const response = await page.goto(paths.project.href(id))
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project not found')
      await expect(page).toHaveTitle(/^Project not found/)
      await expect(page.locator('title')).toHaveCount(1)
      await main(page).getByRole('link', { name: 'All projects' }).click()
      await expect(page).toHaveURL(paths.projects.href())
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a project is readable, and its links work', async ({ page }) => {
    await page.goto(paths.project.href('db-32'))
    await expect(thumbnails(page)).toHaveCount(10)
    await expect(page.getByRole('tablist')).toBeHidden()
    for (const name of [/ground floor plan/, /section through/, /front elevation/]) {
      await expect(main(page).getByRole('img', { name })).toBeVisible()
    }
    await card(page, 'House Project').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('House Project')
  })

  test('a drawing on a phone has no buttons, starts at its left edge and can be scrolled', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(paths.project.href('db-32'))
    const plan = main(page)
      .getByRole('figure')
      .filter({ has: page.getByRole('img', { name: /ground floor plan/ }) })
    await expect(plan.getByRole('button')).toHaveCount(0)
    const frame = plan.getByRole('region')
    await frame.scrollIntoViewIfNeeded()
    await expect(plan.getByRole('img')).toBeInViewport()
    await expect
      .poll(() => frame.evaluate((element) => element.scrollWidth - element.clientWidth))
      .toBeGreaterThan(50)
    expect(await frame.evaluate((element) => element.scrollLeft)).toBe(0)
    await frame.hover()
    await page.mouse.wheel(200, 0)
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(20)
  })
})
