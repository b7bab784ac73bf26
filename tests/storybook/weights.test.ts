import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveStorybook } from '../../scripts/storybookServer.mjs'
import { headlessLaunch } from '../support/chromium'
import { freePort } from '../support/freePort'

/** What a first visit may load, in KB: 3% more than it does. README, "Storybook", names what it does. */
const budgets = [
  { name: 'the first docs page', id: 'guides-start-here--docs', heading: '#where-things-are', budget: 1600 },
  { name: 'the docs page of Button', id: 'components-button--docs', heading: '#status', budget: 1700 },
] as const

let browser: Browser
let server: Awaited<ReturnType<typeof serveStorybook>>
let url: string

beforeAll(async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  server = await serveStorybook(port)
  server.show(join(import.meta.dirname, '../../storybook-static'))
  browser = await chromium.launch(await headlessLaunch())
})

afterAll(async () => {
  await browser.close()
  await server.close()
})

/** How long nothing may arrive before a page counts as loaded, in ms. */
const quietDuration = 2000

/** The weight of all responses that a page receives, as they are transferred, in KB. */
async function transferOf(page: Page, visit: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  let lastArrival = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    lastArrival = Date.now()
  })
  await visit()
  while (Date.now() - lastArrival < quietDuration) await page.waitForTimeout(quietDuration / 4)
  return Math.round(bytes / 1000)
}

it.each(budgets)('a first visit to $name loads at most $budget KB', async ({ id, heading, budget }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const transfer = await transferOf(page, async () => {
    await page.goto(`${url}/?path=/docs/${id}`)
    const frame = page.frameLocator('#storybook-preview-iframe')
    await frame.locator(heading).waitFor()
  })
  expect(transfer).toBeLessThanOrEqual(budget)
  await page.close()
})
