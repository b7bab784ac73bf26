import type { Page } from 'playwright/test'
import { chunkUrlsId, type ChunkUrls } from '../../src/chunks.ts'
import { paths } from '../../src/paths.ts'
import {
  expect,
  holdRequests,
  loadFailures,
  openCalculator,
  openHydrated,
  tabTo,
  test,
} from '../support/site.ts'

const floatingParts = '**/assets/floatingParts-*.js'
const modalCode = '**/assets/ModalWindow-*.js'
const failure = 'This could not be loaded. Check your connection and try again.'

const tools = (page: Page) => page.getByRole('button', { name: 'Tools' })
const firstTool = (page: Page) => page.getByRole('menuitem', { name: 'Calculate area of your Floors' })
/** The message of an overlay, not that of a form. */
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: failure })
const loading = (page: Page) => page.getByRole('status').filter({ hasText: /^Loading$/ })

/** The paths of the scripts that the page requests. */
function requestedScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.push(pathname)
  })
  return scripts
}

async function readOverlayUrls(page: Page) {
  const { overlays }: ChunkUrls = JSON.parse((await page.locator(`#${chunkUrlsId}`).textContent()) ?? '')
  const { modal = [], floating = [] } = overlays
  return { modal, floating }
}

for (const path of [
  paths.home.href(),
  paths.service.href('project-management'),
  paths.estimator.href(),
  paths.project.href('db-32'),
]) {
  test(`${path} loads the code of overlays only when the visitor interacts with it`, async ({ page }) => {
    const scripts = requestedScripts(page)
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')
    const { modal, floating } = await readOverlayUrls(page)
    expect(modal).not.toEqual([])
    expect(floating).not.toEqual([])
    expect(scripts).not.toEqual([])
    expect(scripts.filter((script) => [...modal, ...floating].includes(script))).toEqual([])

    // As a screen reader does, without any input event.
    await tools(page).focus()
    await expect.poll(() => scripts).toEqual(expect.arrayContaining([...floating]))
    const own = modal.filter((script) => !floating.includes(script))
    expect(own).not.toEqual([])
    expect(scripts.filter((script) => own.includes(script))).toEqual([])

    await page.mouse.move(5, 300)
    await expect.poll(() => scripts).toEqual(expect.arrayContaining([...modal]))
  })
}

/** Waits until the page has rendered, and has nothing to do. */
const waitForIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))))

/** The first things that a visitor can do on a page. */
const firstInputs: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'movement of the mouse': (page) => page.mouse.move(5, 300),
  key: (page) => page.keyboard.press('Shift'),
  touch: async (page) => {
    const client = await page.context().newCDPSession(page)
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 5, y: 300 }] })
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await client.detach()
  },
}

for (const [name, act] of Object.entries(firstInputs)) {
  test(`nothing of the lightbox is rendered before the first ${name}; after it, it is hidden and loads no picture`, async ({
    page,
  }) => {
    await openHydrated(page, paths.project.href('db-32'))
    await page.waitForLoadState('networkidle')
    await waitForIdle(page)
    await expect(page.locator('[role=dialog]')).toHaveCount(0)

    const requested: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') requested.push(request.url())
    })
    await act(page)
    const viewer = page.locator('[role=dialog]', { has: page.locator('img') })
    await expect(viewer).toHaveCount(1)
    await expect(viewer).toBeHidden()
    await waitForIdle(page)
    expect(requested).toEqual([])
    await page.getByRole('main').locator('button[aria-haspopup=dialog]').nth(2).click()
    await expect(viewer).toBeVisible()
    await expect.poll(() => requested).not.toEqual([])
  })
}

test('hovering Tools loads the code of its menu', async ({ page }) => {
  const scripts = requestedScripts(page)
  await openHydrated(page, paths.home.href())
  const { floating } = await readOverlayUrls(page)
  await tools(page).hover()
  await expect.poll(() => scripts).toEqual(expect.arrayContaining([...floating]))
})

test('a click on Tools before its code has loaded opens it afterwards, without another click', async ({
  page,
}) => {
  await openHydrated(page, paths.home.href())
  const button = await tools(page).elementHandle()
  const code = await holdRequests(page, floatingParts)
  await tools(page).click()
  await expect(loading(page)).toBeVisible()
  await expect(tools(page)).toHaveAttribute('aria-expanded', 'false')
  // An impatient second click doesn't close it.
  await tools(page).click()
  code.release()
  await expect(firstTool(page)).toBeVisible()
  await expect(loading(page)).toBeHidden()
  await expect(tools(page)).toHaveAttribute('aria-expanded', 'true')
  expect(await tools(page).evaluate((element, before) => element === before, button)).toBe(true)
  await tools(page).click()
  await expect(firstTool(page)).toBeHidden()
})

test('the loading message of a menu is announced, because its live region is rendered before its text', async ({
  page,
}) => {
  await openHydrated(page, paths.home.href())
  await holdRequests(page, floatingParts)
  await page.evaluate(() => {
    const filledRegions: string[] = []
    Object.assign(window, { filledRegions })
    const observer = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Element && node.role === 'status') filledRegions.push(node.textContent)
      }
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  await tools(page).click()
  await expect(loading(page)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'filledRegions'))).toEqual([''])
})

for (const key of ['Enter', 'Space', 'ArrowDown']) {
  test(`${key} on Tools before its code has loaded moves the focus to the first item`, async ({ page }) => {
    await openHydrated(page, paths.home.href())
    const code = await holdRequests(page, floatingParts)
    await tabTo(page, tools(page))
    await page.keyboard.press(key)
    await expect(loading(page)).toBeVisible()
    await expect(tools(page)).toBeFocused()
    code.release()
    await expect(firstTool(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(firstTool(page)).toBeHidden()
    await expect(tools(page)).toBeFocused()
  })
}

test('Escape before the code of Tools has loaded cancels the opening', async ({ page }) => {
  await openHydrated(page, paths.home.href())
  const code = await holdRequests(page, floatingParts)
  await tabTo(page, tools(page))
  await page.keyboard.press('Enter')
  await expect(loading(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(loading(page)).toBeHidden()
  code.release()
  // Opens the menu; if the first Enter had opened it after all, this one would close it.
  await page.keyboard.press('Enter')
  await expect(firstTool(page)).toBeFocused()
})

test.describe('if the code of an overlay cannot be loaded', () => {
  test.use({ allowedMessages: [loadFailures.aborted, loadFailures.unavailable] })

  test('a menu whose code fails once opens after a retry', async ({ page }) => {
    await openHydrated(page, paths.home.href())
    await page.route(floatingParts, (route) => route.abort(), { times: 1 })
    await tools(page).click()
    await expect(firstTool(page)).toBeVisible()
  })

  test('a message is shown, and the next click on Tools opens it', async ({ page }) => {
    await openHydrated(page, paths.home.href())
    await page.route(floatingParts, (route) => route.abort())
    await tools(page).click()
    await expect(alert(page)).toBeVisible()
    await expect(tools(page)).toHaveAttribute('aria-expanded', 'false')
    await page.unroute(floatingParts)
    await tools(page).click()
    await expect(firstTool(page)).toBeVisible()
    await expect(alert(page)).toHaveCount(0)
  })

  test('a message is shown, and the next tap on the mobile menu opens it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openHydrated(page, paths.home.href())
    const url = page.url()
    await page.route(modalCode, (route) => route.fulfill({ status: 503, body: 'Try later.' }))
    const opener = page.getByRole('button', { name: 'Open menu' })
    await opener.click()
    await expect(alert(page)).toBeVisible()
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await page.unroute(modalCode)
    await opener.click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(alert(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    expect(page.url()).toBe(url)
  })

  test('a message is shown, and the next click on a tooltip opens it', async ({ page }) => {
    await openCalculator(page)
    await page.route(floatingParts, (route) => route.abort())
    const about = page.getByRole('button', { name: /^About/ }).first()
    await about.click()
    await expect(alert(page)).toBeVisible()
    await page.unroute(floatingParts)
    await about.click()
    await expect(page.getByRole('tooltip')).toBeVisible()
  })
})

test('another click or Enter on the opener of a dialog before its code has loaded changes nothing', async ({
  page,
}) => {
  await openHydrated(page, paths.services.href())
  const code = await holdRequests(page, modalCode)
  const opener = page.getByRole('button', { name: 'Read More: Engineering Services' })
  await opener.click()
  await expect(loading(page)).toBeVisible()
  await page.evaluate(() => {
    const entries: string[] = []
    Object.assign(window, { entries })
    addEventListener('popstate', () => entries.push('left'))
  })
  await opener.click()
  await page.keyboard.press('Enter')
  await expect(loading(page)).toBeVisible()
  code.release()
  await expect(page.getByRole('dialog', { name: 'Engineering Services' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'entries'))).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a click elsewhere before the code of a dialog has loaded cancels it', async ({ page }) => {
  await openHydrated(page, paths.services.href())
  const code = await holdRequests(page, modalCode)
  await page.getByRole('button', { name: 'Read More: Engineering Services' }).click()
  await expect(loading(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(loading(page)).toBeHidden()
  code.release()
  await page.getByRole('button', { name: 'Read More: Procurement Support' }).click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Procurement Support')
})

test('the space of the scrollbar has the colour of the dialog’s backdrop, and that of the lightbox', async ({
  page,
}) => {
  const html = page.locator('html')
  await openHydrated(page, paths.services.href())
  await page.getByRole('button', { name: 'Read More' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // 70 % of deep over the paper of the page.
  await expect(html).toHaveCSS('background-color', 'rgb(83, 98, 109)')
  await openHydrated(page, paths.project.href('db-32'))
  await page
    .getByRole('button', { name: /^Render/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(html).toHaveCSS('background-color', 'rgb(11, 34, 51)')
  await page.keyboard.press('Escape')
  await expect(html).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('the lightbox opens as soon as its code has loaded, and returns the focus', async ({ page }) => {
  await openHydrated(page, paths.project.href('db-32'))
  const code = await holdRequests(page, modalCode)
  const thumbnail = page.getByRole('main').locator('button[aria-haspopup=dialog]').first()
  await thumbnail.click()
  await expect(loading(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  code.release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(thumbnail).toBeFocused()
})
