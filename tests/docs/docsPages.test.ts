import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveStorybook } from '../../scripts/storybookServer.mjs'
import { headlessLaunch } from '../support/chromium'
import { freePort } from '../support/freePort'
import { openDocs, readDocs, waitForFramedStory } from '../support/storybook'

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

/** The headings whose parts are loaded after the page is rendered. */
function lateHeadings(title: string) {
  const [, name] = /^Components\/(\w+)$/.exec(title) ?? []
  if (name === undefined) return []
  return existsSync(join(root, `stories/guidance/${name}.tsx`)) ? ['Anatomy', 'Status'] : ['Status']
}

/** Whether a heading appears, with its anchor. Not found by its role, which an open dialog would hide. */
async function hasHeading(name: string) {
  const heading = page.locator(`h2#${name.toLowerCase()}`, { hasText: new RegExp(`^${name}$`) })
  return heading.waitFor({ state: 'attached', timeout: 10_000 }).then(
    () => true,
    () => false,
  )
}

it('every docs page has all its parts and is no wider than a phone', async () => {
  const faults = []
  for (const { id, title } of readDocs()) {
    await openDocs(page, id)
    for (const name of lateHeadings(title)) {
      if (!(await hasHeading(name))) faults.push(`${title} has no heading ${name}`)
    }
    const width = await contentWidth()
    if (width > viewport.width) faults.push(`${title} is ${width} px wide`)
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

it('would notice a table that makes its page wider', async () => {
  await openDocs(page, 'components-stack--docs')
  const table = page.getByRole('region', { name: 'Props' })
  await table.waitFor()
  await table.evaluate((element) => element.classList.remove('overflow-x-auto'))
  expect(await contentWidth()).toBeGreaterThan(viewport.width)
})
