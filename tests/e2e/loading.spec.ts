import type { Locator, Page, Route } from 'playwright/test'
import { projects } from '../../src/content/collections/projects.ts'
import { paths } from '../../src/paths.ts'
import { openFaultySite } from '../support/faultySite.ts'
import { waitForFrames } from '../support/layout.ts'
import {
  codeNotFetched,
  enterContact,
  enterTenMarla,
  expect,
  holdRequests,
  loadFailures,
  navigateByMenu,
  openCalculator,
  openHydrated,
  summaryValue,
  test,
} from '../support/site.ts'
import { translatePage } from '../support/translatePage.ts'

const application = '**/assets/main-*.js'
const projectsPage = '**/assets/ProjectsPage-*.js'
const projectContent = /\/assets\/db-32-[^/]*\.js$/

const projectLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'DB-32' })
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /page/ })
const expectReady = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-application', 'ready')

declare const window: Window & { skippedParts: string[] }

/** Notes in the page which of its parts a layout has skipped. */
const recordSkippedParts = (page: Page) =>
  page.addInitScript(() => {
    window.skippedParts = []
    addEventListener('contentvisibilityautostatechange', (event) => {
      if (!('skipped' in event && event.skipped && event.target instanceof HTMLElement)) return
      window.skippedParts.push(event.target.tagName)
    })
  })

/** What has been skipped of a page that is complete now, its height, and whether it has the site's font. */
async function completePage(page: Page) {
  await expect(page.locator('html')).not.toHaveAttribute('data-opening')
  return page.evaluate(() => ({
    skipped: window.skippedParts,
    height: document.documentElement.scrollHeight,
    fonts: [...document.fonts].flatMap(({ family, status }) =>
      status === 'loaded' ? family.replaceAll('"', '') : [],
    ),
  }))
}

/** Without `force`, Playwright would wait until the button is enabled. */
const clickContinue = (page: Page) => page.getByRole('button', { name: 'Continue' }).click({ force: true })

/** Opens a page while the application is held back; the returned function releases it. */
async function openBeforeHydration(page: Page, url: string): Promise<() => void> {
  const { release } = await holdRequests(page, application)
  await page.goto(url)
  return release
}

/** Adds a button after every field, as password managers do, and fills in the e-mail address. Runs in the page. */
function fillInAsPasswordManager(email: string): void {
  for (const field of document.querySelectorAll('input')) {
    const button = document.createElement('div')
    button.style.cssText = 'position: absolute; width: 16px; height: 16px'
    field.style.backgroundImage = 'none'
    field.after(button)
    if (field.type !== 'email') continue
    field.value = email
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/**
 * Text nodes that directly follow another one. Translation replaces text nodes, and React can then update only those that
 * are alone in their element.
 */
const splitTexts = (page: Page) =>
  page.locator('#root').evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const isText = (node: Node | null) => node instanceof Text && node.data.trim() !== ''
    const split: string[] = []
    while (texts.nextNode()) {
      const { currentNode } = texts
      if (!isText(currentNode)) continue
      let before = currentNode.previousSibling
      while (before && !(before instanceof Element) && !isText(before)) before = before.previousSibling
      if (isText(before)) split.push(`${before?.nodeValue ?? ''}|${currentNode.nodeValue ?? ''}`)
    }
    return split
  })

const faults: Record<string, (route: Route) => Promise<void>> = {
  'returns status 503': (route) => route.fulfill({ status: 503, body: 'Try later.' }),
  'gets no response': (route) => route.abort(),
  'returns an HTML page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
}

test('the application starts in a window that paints no animation frames', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.goto(paths.home.href())
  await expectReady(page)
})

test.describe('before the visitor uses the page', () => {
  // The other tests use each page at once.
  test.use({ hasSplash: true })

  /** How long after the page had loaded the application was requested, in milliseconds; null if it wasn't. */
  const applicationDelay = (page: Page) =>
    page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      const request = performance
        .getEntriesByType('resource')
        .find(({ name }) => /\/main-[^/]*\.js$/.test(name))
      if (!(navigation instanceof PerformanceNavigationTiming)) throw new Error('There is no navigation.')
      return request ? request.startTime - navigation.loadEventEnd : null
    })

  /** Drops the timers of three seconds, so that the application starts only if it doesn't wait for them. */
  const dropStartDelay = (page: Page) =>
    page.addInitScript(() => {
      window.setTimeout = new Proxy(window.setTimeout, {
        apply: (target, _, args) => (args[1] === 3000 ? 0 : Reflect.apply(target, window, args)),
      })
    })

  test('the application is not loaded, and a click that comes first takes effect', async ({ page }) => {
    await page.goto(paths.home.href())
    await page.waitForLoadState('networkidle')
    expect(await applicationDelay(page)).toBeNull()
    // As screen readers do: without a pointer or a key.
    await page.getByRole('button', { name: 'Tools' }).evaluate((button: HTMLElement) => button.click())
    await expect(page.getByRole('menuitem')).toHaveCount(2)
  })

  test('the first click of a visit can select a tab', async ({ page }) => {
    await page.goto(paths.project.href('db-32'))
    await page.waitForLoadState('networkidle')
    expect(await applicationDelay(page)).toBeNull()
    await page.getByRole('tab', { name: 'Plan' }).click()
    await expect(page.getByRole('tabpanel', { name: 'Plan' })).toBeVisible()
  })

  for (const path of [
    paths.home.href(),
    paths.service.href('project-management'),
    paths.project.href('db-32'),
    paths.blog.href('construction-is-hard-working-project'),
    paths.contact.href(),
  ]) {
    test(`${path} requests its first picture right after the document, and scripts once it has loaded`, async ({
      page,
    }) => {
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const hero = page.getByRole('main').locator('img[fetchpriority=high]')
      const picture = await hero.evaluate((image: HTMLImageElement) => image.currentSrc)
      expect(requests.slice(0, 2)).toEqual([page.url(), picture])
      const scripts = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation')
        if (!(navigation instanceof PerformanceNavigationTiming)) throw new Error('There is no navigation.')
        const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
        return loaded.map(({ startTime }) => startTime - navigation.loadEventEnd)
      })
      expect(scripts.length).toBeGreaterThan(0)
      expect(Math.min(...scripts)).toBeGreaterThan(0)
    })
  }

  test('lazy photographs are not loaded until the page has loaded', async ({ page }) => {
    await page.goto(paths.home.href())
    await page.waitForLoadState('networkidle')
    const delays = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      if (!(navigation instanceof PerformanceNavigationTiming)) throw new Error('There is no navigation.')
      const lazy = [...document.images].filter(({ loading }) => loading === 'lazy')
      return lazy
        .flatMap(({ currentSrc }) =>
          currentSrc.endsWith('.avif') ? performance.getEntriesByName(currentSrc) : [],
        )
        .map(({ startTime }) => startTime - navigation.loadEventStart)
    })
    expect(delays.length).toBeGreaterThan(2)
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(0)
  })

  test('a page is laid out part by part if it opens at its top, and at once if it is loaded again', async ({
    page,
  }) => {
    await recordSkippedParts(page)
    await page.goto(paths.home.href())
    const opened = await completePage(page)
    expect(opened.skipped).toContain('FOOTER')
    expect(opened.fonts).toContain('Archivo Variable')
    await expect(page.locator('[style*=content-visibility]')).toHaveCount(0)
    await page.reload()
    expect(await completePage(page)).toEqual({ ...opened, skipped: [] })
    await page.goto(`${paths.faq.href()}#main`)
    expect((await completePage(page)).skipped).toEqual([])
  })

  test('a page that is laid out only in part lays out the rest as soon as it is scrolled or a key is pressed', async ({
    page,
  }) => {
    await holdRequests(page, '**/assets/fonts-*.css')
    const uses = {
      'presses a key': () => page.keyboard.press('Shift'),
      'turns the wheel': () => page.mouse.wheel(0, 40),
    }
    for (const [use, act] of Object.entries(uses)) {
      await page.goto(paths.home.href())
      await expect(page.locator('html'), use).toHaveAttribute('data-opening', 'top')
      const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight)
      // The visitor uses the page, but not what is below the window.
      await page.mouse.move(100, 300)
      await page.mouse.move(200, 300)
      await expect(page.locator('html'), use).toHaveAttribute('data-used')
      await waitForFrames(page, 3)
      await expect(page.locator('html'), use).toHaveAttribute('data-opening', 'top')
      await act()
      await expect(page.locator('html'), use).toHaveAttribute('data-opening', '')
      expect(await page.evaluate(() => document.documentElement.scrollHeight), use).not.toBe(heightBefore)
    }
  })

  test('what a program scrolls into view stays where it is while the parts above it are laid out', async ({
    page,
  }) => {
    await holdRequests(page, '**/assets/fonts-*.css')
    for (const name of ['The firm in figures', 'Write to us']) {
      await page.goto(paths.home.href())
      await expect(page.locator('html')).toHaveAttribute('data-opening', 'top')
      const part = page.getByRole('region', { name })
      const place = () => part.evaluate((element) => element.getBoundingClientRect().top)
      const before = await part.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        return element.getBoundingClientRect().top
      })
      await expect(page.locator('html')).toHaveAttribute('data-opening', '')
      expect(Math.abs((await place()) - before), name).toBeLessThan(2)
      await waitForFrames(page, 3)
      expect(Math.abs((await place()) - before), name).toBeLessThan(2)
    }
  })

  test('the application is loaded after three seconds', async ({ page }) => {
    await page.goto(paths.home.href())
    await expectReady(page)
    const delay = (await applicationDelay(page)) ?? 0
    expect(delay).toBeGreaterThanOrEqual(2900)
    expect(delay).toBeLessThan(5000)
  })

  test('a page that shows something stored loads the application at once', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('estimator.language', 'ur'))
    await dropStartDelay(page)
    await page.goto(paths.estimator.href())
    await expectReady(page)
  })

  test('a link to an estimate loads the application at once', async ({ page }) => {
    await dropStartDelay(page)
    await page.goto(`${paths.estimator.href()}#estimate`)
    await expectReady(page)
  })

  test.describe('at an unknown URL', () => {
    test.use({ allowedMessages: [loadFailures.notFound] })

    test('the application is loaded at once, because the page depends on it', async ({ page }) => {
      await dropStartDelay(page)
      await page.goto('/services/no-such-service')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service not found.')
      await expectReady(page)
    })
  })
})

test('a document that is interrupted in the middle is hydrated once it is complete', async ({
  page,
  baseURL,
}) => {
  const path = paths.estimator.href()
  const site = await openFaultySite(baseURL ?? '', '')
  // In the middle of the JSON that the entry script reads.
  const resume = site.pauseAfter(path, '"application":[')
  await page.goto(site.origin + path, { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Test Visitor')
  // Until the entry script would start without the visitor.
  await page.waitForFunction(() => performance.now() > 3500)
  resume()
  await expectReady(page)
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Test Visitor')
  await page.getByRole('textbox', { name: 'Email Address' }).fill('visitor@mail.example')
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('+923000000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeVisible()
  await site.close()
})

test.describe('if the application fails to load', () => {
  test.use({
    allowedMessages: [loadFailures.unavailable, loadFailures.aborted, loadFailures.notFound, codeNotFetched],
  })

  for (const [fault, respond] of Object.entries(faults)) {
    test(`an application that ${fault} once is loaded again, and no click is lost`, async ({ page }) => {
      await page.route(application, respond, { times: 1 })
      await page.goto(paths.estimator.href())
      await clickContinue(page)
      await expect(page.getByRole('alert')).toHaveText(/Please fill all contact information/)
      await expect(notice(page)).toBeHidden()
    })
  }

  test('while the application cannot be loaded, the page shows a message, keeps the input and recovers', async ({
    page,
  }) => {
    await page.route(application, (route) => route.abort())
    await page.goto(paths.contact.href())
    await page.getByRole('textbox', { name: 'City' }).fill('Multan')
    await expect(notice(page)).toContainText('its buttons do not work yet')
    await page.getByRole('combobox').selectOption({ index: 1 })
    await page.unroute(application)
    await page.getByRole('textbox', { name: 'Mobile' }).fill('0300 0000000')
    await expectReady(page)
    await expect(notice(page)).toBeHidden()
    await page.getByRole('button', { name: 'Submit Now' }).click()
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Multan')
    await expect(page.getByRole('textbox', { name: 'Mobile' })).toHaveValue('0300 0000000')
    await expect(page.getByRole('combobox')).not.toHaveValue('')
  })

  test('a reload while the application cannot be loaded keeps the input', async ({ page }) => {
    await page.route(application, (route) => route.fulfill({ status: 404, body: 'Gone.' }))
    await page.goto(paths.estimator.href())
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Lovelace')
    const reload = notice(page).getByRole('button', { name: 'Load the page again' })
    await expect(reload).toBeVisible()
    await page.unroute(application)
    await page.evaluate(() => {
      // Chromium restores fields by itself; other browsers leave them empty.
      document.querySelector('form')?.setAttribute('autocomplete', 'off')
    })
    await reload.click()
    await expectReady(page)
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ada Lovelace')
    await clickContinue(page)
    await expect(page.getByRole('textbox', { name: 'Email Address' })).toBeFocused()
  })

  test('a page whose code could not be loaded is loaded again when its link is clicked again', async ({
    page,
  }) => {
    await openHydrated(page, paths.home.href())
    const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
    await page.route(projectsPage, (route) => route.abort())
    await link('Projects').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown')
    await page.unroute(projectsPage)
    await link('Services').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SERVICES')
    await link('Projects').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PROJECTS')
  })

  test('a project whose own content could not be loaded is loaded again when its link is clicked again', async ({
    page,
  }) => {
    await openHydrated(page, paths.projects.href())
    await page.route(projectContent, (route) => route.abort())
    await projectLink(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown')
    await page.unroute(projectContent)
    await navigateByMenu(page, 'Projects', 'PROJECTS')
    await projectLink(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('DB-32')
  })

  test('a project whose own content returns status 503 once is shown all the same', async ({ page }) => {
    await openHydrated(page, paths.projects.href())
    let count = 0
    await page.route(projectContent, (route) => {
      count += 1
      return count === 1 ? route.fulfill({ status: 503, body: 'Try later.' }) : route.continue()
    })
    // Without a hover, which would load it first.
    await projectLink(page).dispatchEvent('click')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('DB-32')
    expect(count).toBeGreaterThanOrEqual(2)
  })
})

test('a click on Tools before hydration shows a message, and takes effect after hydration', async ({
  page,
}) => {
  const release = await openBeforeHydration(page, paths.home.href())
  await page.getByRole('button', { name: 'Tools' }).click()
  await expect(notice(page)).toHaveText('The page is still loading. Your click takes effect in a moment.')
  release()
  await expect(page.getByRole('menuitem')).toHaveCount(2)
  await expect(notice(page)).toBeHidden()
})

test.describe('if the document was changed before hydration', () => {
  // React reports the mismatch and renders the page again.
  test.use({
    allowedMessages: [
      'error: Minified React error #418; visit https://react.dev/errors/418?args[]=HTML&args[]= for the full message or use the non-minified dev environment for full errors and additional helpful warnings.',
    ],
  })

  test('a page that was translated before hydration loses neither input nor clicks', async ({ page }) => {
    const release = await openBeforeHydration(page, paths.estimator.href())
    await page.evaluate(translatePage)
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Lovelace')
    await page.getByRole('textbox', { name: 'Email Address' }).fill('visitor@example.com')
    await clickContinue(page)
    release()
    await expect(page.getByRole('alert')).toHaveText(/Please fill all contact information/)
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ada Lovelace')
    await expect(page.getByRole('textbox', { name: 'Email Address' })).toHaveValue('visitor@example.com')
    await expect(page.getByRole('textbox', { name: 'Phone Number' })).toBeFocused()
  })

  test('a page that was translated before hydration keeps the focus', async ({ page }) => {
    const release = await openBeforeHydration(page, paths.estimator.href())
    await page.evaluate(translatePage)
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Lovelace')
    await page.keyboard.press('Tab')
    await page.keyboard.type('visitor@example.com')
    release()
    await expectReady(page)
    await expect(page.getByRole('textbox', { name: 'Email Address' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('03000000000')
    await expect(page.getByRole('textbox', { name: 'Phone Number' })).toHaveValue('03000000000')
    await expect(page.getByRole('textbox', { name: 'Email Address' })).toHaveValue('visitor@example.com')
  })

  test('a form to which a password manager added its buttons keeps what it filled in', async ({ page }) => {
    const release = await openBeforeHydration(page, paths.estimator.href())
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Lovelace')
    await page.evaluate(fillInAsPasswordManager, 'visitor@example.com')
    await clickContinue(page)
    release()
    await expect(page.getByRole('alert')).toHaveText(/Please fill all contact information/)
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ada Lovelace')
    await expect(page.getByRole('textbox', { name: 'Email Address' })).toHaveValue('visitor@example.com')
    await page.getByRole('textbox', { name: 'Phone Number' }).fill('0300 0000000')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('spinbutton', { name: 'Plot Size' })).toBeVisible()
  })

  test('a form that was translated before hydration keeps the value of every field, and sends it', async ({
    page,
  }) => {
    const release = await openBeforeHydration(page, paths.contact.href())
    await page.evaluate(translatePage)
    const texts = [
      ['Name', 'Test Visitor'],
      ['Mobile', '0300 0000000'],
      ['Email', 'visitor@example.com'],
      ['City', 'Multan'],
      ['Project Location', 'Phase 6'],
      ['Project Description', 'A house,\nand a garden'],
      ['Project Details', 'By October.'],
    ] as const
    const field = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
    for (const [name, text] of texts) await field(name).fill(text)
    await page.getByRole('combobox').selectOption({ index: 2 })
    const service = await page.getByRole('combobox').inputValue()
    const sent = page.waitForRequest('**/macros/s/project-enquiry/exec')
    await page.getByRole('button', { name: 'Submit Now' }).click()
    release()
    const body = new URLSearchParams((await sent).postData() ?? '')
    expect(body.get('servicesRequired')).toBe(service)
    expect(body.get('projectDescription')).toBe('A house,\nand a garden')
    expect(body.get('email')).toBe('visitor@example.com')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('✅ Your response has been submitted!')
  })
})

test('on a translated page, every amount follows the inputs until the estimate is sent', async ({ page }) => {
  await openHydrated(page, paths.estimator.href())
  expect(await splitTexts(page)).toEqual([])
  await enterContact(page)
  await enterTenMarla(page)
  const total = summaryValue(page, 'Grand Total')
  await expect(total).toHaveText('PKR 27,995,990 about 2.8 crore')
  expect(await splitTexts(page)).toEqual([])
  await page.evaluate(translatePage)
  await page.getByRole('spinbutton', { name: 'Plot Size' }).fill('5')
  await expect(total).not.toContainText('27,995,990')
  await expect(total).not.toContainText('about 2.8 crore')
  await page.getByRole('checkbox', { name: 'Include Basement' }).click()
  await page.getByRole('checkbox', { name: 'Interior Design' }).click()
  await page.evaluate(translatePage)
  await page.getByRole('spinbutton', { name: 'Plot Size' }).fill('')
  await page.getByRole('spinbutton', { name: 'Plot Size' }).fill('10')
  await page.getByRole('checkbox', { name: 'Include Basement' }).click()
  await page.getByRole('checkbox', { name: 'Interior Design' }).click()
  await expect(total).toHaveText('PKR 27,995,990 about 2.8 crore')
  await page.evaluate(translatePage)
  await page.getByRole('button', { name: 'Review & Submit' }).click()
  await expect(summaryValue(page, 'Grand Total')).toContainText('27,995,990')
  expect(await splitTexts(page)).toEqual([])
  await page.evaluate(translatePage)
  await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
  await expect(page.getByRole('heading', { name: 'Estimate Submitted Successfully!' })).toBeFocused()
  expect(await splitTexts(page)).toEqual([])
  await page.evaluate(translatePage)
  await page.getByRole('button', { name: 'Create New Estimate' }).click()
  await expect(page.getByRole('heading', { name: "Let's Get Started" })).toBeVisible()
})

test('the code of a page is loaded as soon as a link to it is hovered or focused', async ({ page }) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await openHydrated(page, paths.home.href())
  const menu = page.getByRole('navigation', { name: 'Main' })
  const expectLoaded = (name: string) => expect.poll(() => urls.some((url) => url.includes(name))).toBe(true)
  expect(urls.filter((url) => /ServicesPage|ProjectsPage/.test(url))).toEqual([])
  await menu.getByRole('link', { name: 'Services', exact: true }).hover()
  await expectLoaded('ServicesPage')
  await menu.getByRole('link', { name: 'Projects', exact: true }).focus()
  await expectLoaded('ProjectsPage')
})

test('the code of a page is loaded if a link to it is hovered or focused before the application starts', async ({
  page,
}) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  const { release } = await holdRequests(page, '**/assets/main-*.js')
  await page.goto(paths.home.href())
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Services', exact: true }).hover()
  await menu.getByRole('link', { name: 'Projects', exact: true }).focus()
  release()
  await expectReady(page)
  for (const name of ['ServicesPage', 'ProjectsPage'])
    await expect.poll(() => urls.some((url) => url.includes(name))).toBe(true)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the code and the first picture of a page are loaded as soon as a link to it is touched', async ({
    page,
  }) => {
    await openHydrated(page, paths.faq.href())
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' })
    await link.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const urls: string[] = []
    page.on('request', (request) => urls.push(request.url()))
    const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {}
    const session = await page.context().newCDPSession(page)
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
    })
    const isLoaded = (file: RegExp) => urls.some((url) => file.test(url))
    await expect.poll(() => [/ContactPage-.*\.js$/, /\.avif$/].map(isLoaded)).toEqual([true, true])
    await expect(page).toHaveURL(paths.faq.href())
  })
})

test('a project’s own content is loaded as soon as a link to it is hovered, and that of no other project', async ({
  page,
}) => {
  const contents: string[] = []
  page.on('request', (request) => {
    const file = /\/assets\/([^/]*)\.js$/.exec(request.url())?.[1] ?? ''
    contents.push(...projects.map(({ id }) => id).filter((id) => file.startsWith(`${id}-`)))
  })
  await openHydrated(page, paths.projects.href())
  expect(contents).toEqual([])
  await projectLink(page).hover()
  await expect.poll(() => contents).toContain('db-32')
  expect(new Set(contents)).toEqual(new Set(['db-32']))
})

test('a document shows its icons without a request for them', async ({ page }) => {
  const { count } = await holdRequests(page, '**/assets/icons-*.svg')
  await openBeforeHydration(page, paths.home.href())
  const outlines = page.locator('#root use')
  await expect(outlines).not.toHaveCount(0)
  const withoutSize = await outlines.evaluateAll((icons: SVGUseElement[]) =>
    icons
      .filter((icon) => icon.ownerSVGElement?.getClientRects().length && icon.getBBox().width === 0)
      .map((icon) => icon.href.baseVal),
  )
  expect(withoutSize).toEqual([])
  expect(count()).toBe(0)
})

test.describe('if the icons cannot be loaded at first', () => {
  test.use({ allowedMessages: [loadFailures.unavailable, loadFailures.aborted] })

  for (const [fault, respond] of Object.entries({
    'return status 503': (route: Route) => route.fulfill({ status: 503, body: 'Try later.' }),
    'get no response': (route: Route) => route.abort(),
  })) {
    test(`those of the next page that ${fault} are loaded again`, async ({ page }) => {
      let requests = 0
      await page.route('**/assets/icons-*.svg', (route) => {
        requests += 1
        return requests <= 2 ? respond(route) : route.fallback()
      })
      await openHydrated(page, paths.home.href())
      await expect.poll(() => requests).toBe(3)
      await navigateByMenu(page, 'About Us', 'About us')
      const outline = page.getByRole('main').locator('use[href$="#eye"]')
      await expect
        .poll(() => outline.evaluate((icon: SVGUseElement) => icon.getBBox().width))
        .toBeGreaterThan(0)
    })
  }
})

test.describe('the first picture of a page', () => {
  const contact = (page: Page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us', exact: true })

  for (const [size, viewport, deviceScaleFactor] of [
    ['a desktop', { width: 1280, height: 800 }, 1],
    ['a wide screen of high density', { width: 1600, height: 900 }, 2],
  ] as const) {
    test.describe(`on ${size}`, () => {
      test.use({ viewport, deviceScaleFactor })

      for (const [gesture, touch] of [
        ['hovered', (link: Locator) => link.hover()],
        ['focused', (link: Locator) => link.focus()],
        ['touched', (link: Locator) => link.dispatchEvent('touchstart')],
      ] as const) {
        test(`is loaded as soon as a link to it is ${gesture}, in the size that the page shows`, async ({
          page,
        }) => {
          const pictures: string[] = []
          await openHydrated(page, paths.faq.href())
          await page.waitForLoadState('networkidle')
          page.on('requestfinished', (request) => {
            if (request.resourceType() === 'image') pictures.push(request.url())
          })
          await touch(contact(page))
          await expect.poll(() => pictures).toHaveLength(1)
          await contact(page).click()
          const hero = page.getByRole('main').locator('img[fetchpriority=high]')
          await expect(hero).toBeVisible()
          await expect
            .poll(() => hero.evaluate((image: HTMLImageElement) => image.currentSrc))
            .toBe(pictures[0])
        })
      }
    })
  }

  test('is not loaded for visitors who save data, and neither is its code', async ({ page }) => {
    const urls: string[] = []
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await openHydrated(page, paths.faq.href())
    await page.waitForLoadState('networkidle')
    page.on('request', (request) => urls.push(request.url()))
    await contact(page).hover()
    await contact(page).focus()
    await page.waitForLoadState('networkidle')
    // The first input loads the code of dialogs.
    expect(urls.filter((url) => /ContactPage|heroes|\.avif/.test(url))).toEqual([])
    await contact(page).click()
    await expect(page.getByRole('main').locator('img[fetchpriority=high]')).toBeVisible()
  })
})

test('a field keeps the focus and its text while the application starts', async ({ page }) => {
  const { release } = await holdRequests(page, '**/assets/index-*.js')
  await page.goto(paths.estimator.href())
  const name = page.getByRole('textbox', { name: 'Full Name' })
  await name.pressSequentially('Test ')
  release()
  await expectReady(page)
  await page.keyboard.type('Visitor')
  await expect(name).toHaveValue('Test Visitor')
  await expect(name).toBeFocused()
})

test.describe('without the stylesheet', () => {
  test.use({ allowedMessages: [loadFailures.aborted] })

  test('the application still starts', async ({ page }) => {
    let requests = 0
    await page.route('**/assets/index-*.css', (route) => {
      requests += 1
      return route.abort()
    })
    await openCalculator(page)
    expect(requests).toBe(3)
  })
})
