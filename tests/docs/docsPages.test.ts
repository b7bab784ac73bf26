import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveStorybook } from '../../scripts/storybookServer.mjs'
import { headlessLaunch } from '../support/chromium'
import { freePort } from '../support/freePort'
import { openDocs, readDocs, waitForFramedStory, waitForPaint } from '../support/storybook'

const root = join(import.meta.dirname, '../..')

/** As wide as a phone. */
const viewport = { width: 390, height: 844 }

let browser: Browser
let server: Awaited<ReturnType<typeof serveStorybook>>
let page: Page

beforeAll(async () => {
  const port = await freePort()
  server = await serveStorybook(port)
  server.show(join(root, 'storybook-static'))
  browser = await chromium.launch(await headlessLaunch())
  page = await browser.newPage({ baseURL: `http://localhost:${port}`, viewport, reducedMotion: 'reduce' })
  // The docs pages' own pictures would take most of the time.
  await page.route(/\.(?:avif|webp)$/, (route) => route.abort())
})

afterAll(async () => {
  await browser.close()
  await server.close()
})

const contentWidth = () => page.evaluate(() => document.documentElement.scrollWidth)

/** The tables that should show every column at this width, but are cut off at the edge of the page. */
const cutTables = () =>
  page
    .locator('[data-fact-table=stacks], [data-props]')
    .evaluateAll((tables) =>
      tables
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((table) => table.getAttribute('aria-label') ?? ''),
    )

/** The headings whose parts are loaded after the page is rendered. */
function lateHeadings(title: string) {
  const [, name] = /^Components\/(\w+)$/.exec(title) ?? []
  if (name === undefined) return []
  const guidance = existsSync(join(root, `stories/guidance/${name}.tsx`)) ? ['Anatomy'] : []
  return ['Known issues', ...guidance, 'What screen readers are told', 'Status']
}

/** The paths of the sources that a docs page links. */
const linkedSources = () =>
  page
    .locator('a[href*="downloads/source/"]')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href') ?? ''] as const))

/** What is wrong with the link to the source of a file: it must show the text of the file. */
async function sourceFault(file: string, href: string) {
  const response = await page.request.get(new URL(href, page.url()).href)
  const type = response.headers()['content-type']
  if (type !== 'text/plain; charset=utf-8') return `${href} is served as ${type}`
  return (await response.text()) === readFileSync(join(root, file), 'utf8')
    ? undefined
    : `${href} isn’t ${file}`
}

/** Whether a heading appears, with its anchor. Not found by its role, which an open dialog would hide. */
async function hasHeading(name: string) {
  const heading = page.locator(`h2#${name.toLowerCase().replaceAll(' ', '-')}`, {
    hasText: new RegExp(`^${name}$`),
  })
  return heading.waitFor({ state: 'attached', timeout: 10_000 }).then(
    () => true,
    () => false,
  )
}

it('every docs page has all its parts and is no wider than a phone', async () => {
  const faults = []
  const sources = new Map<string, string>()
  for (const { id, title } of readDocs()) {
    await openDocs(page, id)
    for (const name of lateHeadings(title)) {
      if (!(await hasHeading(name))) faults.push(`${title} has no heading ${name}`)
    }
    const [, component] = /^Components\/(\w+)$/.exec(title) ?? []
    const linked = new Map(await linkedSources())
    if (component !== undefined && !linked.has(`src/design-system/${component}.tsx`)) {
      faults.push(`${title} doesn’t link its source`)
    }
    for (const [file, href] of linked) sources.set(file, href)
    for (const table of await cutTables()) faults.push(`${title} cuts off the table ${table}`)
    const width = await contentWidth()
    if (width > viewport.width) faults.push(`${title} is ${width} px wide`)
  }
  expect(sources.size).toBeGreaterThan(100)
  for (const [file, href] of sources) {
    const fault = await sourceFault(file, href)
    if (fault !== undefined) faults.push(fault)
  }
  expect(faults).toEqual([])
})

it('no interaction runs in the frame of a story', async () => {
  const errors: string[] = []
  const record = (error: Error) => errors.push(error.message)
  page.on('pageerror', record)
  await openDocs(page, 'components-dropdownmenu--docs')
  // Its play function leaves the menu open. The frame loads when it comes near.
  const element = page.locator('#iframe--components-dropdownmenu--narrow')
  await element.scrollIntoViewIfNeeded()
  const button = element.contentFrame().locator('#storybook-root button').first()
  await button.waitFor()
  const frame = page.frames().find((candidate) => candidate.url().includes('components-dropdownmenu--narrow'))
  if (!frame) throw new Error('The story has no frame')
  await waitForFramedStory(frame)
  page.off('pageerror', record)
  expect(await button.getAttribute('aria-expanded')).toBe('false')
  expect(errors).toEqual([])
})

/** Opens the docs page of Select at the field of its keyboard table, which is in a form. */
async function openSelect() {
  await openDocs(page, 'components-select--docs')
  const form = page
    .locator('#story--components-select--keyboard-alone')
    .getByRole('form', { name: 'Enquiry' })
  const field = form.getByRole('combobox', { name: 'Project Type' })
  await form.evaluate((element) => {
    element.addEventListener('submit', () => element.setAttribute('data-submitted', ''))
  })
  return {
    form,
    field,
    isSubmitted: async () => (await form.getAttribute('data-submitted')) !== null,
    hasFocus: () => field.evaluate((element) => element === document.activeElement),
    expectOpen: async (isOpen: boolean, message: string) => {
      await expect.poll(() => field.evaluate((element) => element.matches(':open')), { message }).toBe(isOpen)
    },
  }
}

it('Select: Space, Enter, Alt+Arrow keys and F4 open the list, and Enter doesn’t submit its form', async () => {
  const { form, field, isSubmitted, expectOpen } = await openSelect()
  const client = await page.context().newCDPSession(page)
  const isExpanded = async () => {
    const { nodes } = await client.send('Accessibility.getFullAXTree')
    const focused = nodes.find(
      ({ role, properties = [] }) =>
        role?.value === 'combobox' && properties.some(({ name, value }) => name === 'focused' && value.value),
    )
    return focused?.properties?.find(({ name }) => name === 'expanded')?.value.value
  }
  await field.selectOption('interior')
  for (const key of ['Space', 'Enter', 'Alt+ArrowDown', 'Alt+ArrowUp', 'F4']) {
    await field.focus()
    expect(await isExpanded(), `Before ${key}`).toBe(false)
    await page.keyboard.press(key)
    await expectOpen(true, key)
    expect(await isExpanded(), `After ${key}`).toBe(true)
    await page.keyboard.press('Escape')
    await expectOpen(false, `Escape after ${key}`)
    expect(await field.inputValue(), `The value after ${key}`).toBe('interior')
  }
  await page.keyboard.press('c')
  await page.keyboard.press('Space')
  await waitForPaint(page)
  await expectOpen(false, 'Space directly after a letter')
  await client.detach()
  expect(await isSubmitted()).toBe(false)
  await form.getByRole('button', { name: 'Send' }).press('Enter')
  expect(await isSubmitted()).toBe(true)
})

it('Select: the keys in its open list do what its keyboard table says', async () => {
  const { field, isSubmitted, hasFocus, expectOpen } = await openSelect()
  const moving = [
    ['ArrowDown', 'landscaping'],
    ['ArrowUp', 'commercial'],
    ['PageDown', 'apartments'],
    ['PageUp', 'house'],
    ['Home', 'house'],
    ['End', 'apartments'],
    ['r', 'renovation'],
    ['Space', 'interior'],
    ['ArrowLeft', 'interior'],
    ['ArrowRight', 'interior'],
    ['F4', 'interior'],
  ] as const
  for (const [key, reached] of moving) {
    await field.selectOption('interior')
    await field.focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expectOpen(true, `Before ${key}`)
    await page.keyboard.press(key)
    await waitForPaint(page)
    await expectOpen(true, `After ${key}`)
    expect(await field.inputValue(), `While it is open, after ${key}`).toBe('interior')
    await page.keyboard.press('Escape')
    await expectOpen(false, `Escape after ${key}`)
    await expect.poll(() => field.inputValue(), { message: key }).toBe(reached)
  }
  for (const key of ['Enter', 'Escape', 'Tab', 'Shift+Tab', 'Alt+ArrowDown', 'Alt+ArrowUp']) {
    await field.selectOption('interior')
    await field.focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expectOpen(true, `Before ${key}`)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press(key)
    await expectOpen(false, key)
    await expect.poll(() => field.inputValue(), { message: key }).toBe('landscaping')
    expect(await hasFocus(), `${key} leaves the focus`).toBe(true)
  }
  expect(await isSubmitted()).toBe(false)
})

it('would notice a table that makes its page wider', async () => {
  await openDocs(page, 'components-stack--docs')
  const table = page.getByRole('region', { name: 'Props' })
  await table.waitFor()
  expect(await cutTables()).toEqual([])
  await table.evaluate((element) => {
    element.querySelector('td')?.style.setProperty('width', '60rem', 'important')
  })
  expect(await cutTables()).toEqual(['Props'])
  await table.evaluate((element) => {
    element.style.setProperty('container-type', 'normal')
    element.classList.remove('overflow-x-auto')
  })
  expect(await contentWidth()).toBeGreaterThan(viewport.width)
})
