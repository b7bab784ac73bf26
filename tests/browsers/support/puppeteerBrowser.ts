import { launch, type BrowserContext, type KeyInput } from 'puppeteer-core'
import type { Engine } from '../../../scripts/engines.mjs'
import { keyParts, type Browser, type Tab } from './tab.ts'

/** Drives an installed Firefox with WebDriver BiDi, which Playwright doesn't support. */
export async function launchWithPuppeteer({ executable }: Engine): Promise<Browser> {
  const browser = await launch({ browser: 'firefox', executablePath: executable, headless: true })
  return {
    open: async () => openTab(await browser.createBrowserContext()),
    close: () => browser.close(),
  }
}

async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage()
  const press = async (key: KeyInput) => page.keyboard.press(key)
  return {
    goto: async (url) => {
      await page.goto(url)
    },
    back: async () => {
      // Not awaited: it would never resolve for a navigation within the document.
      page.goBack().catch(() => undefined)
    },
    reload: async () => {
      await page.reload()
    },
    // Narrower than Puppeteer's type, which maps elements to handles.
    evaluate: (script, argument) => page.evaluate(script as never, argument) as Promise<never>,
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    press: async (key) => {
      const { name, isShifted } = keyParts(key)
      if (isShifted) await page.keyboard.down('Shift')
      await press(name)
      if (isShifted) await page.keyboard.up('Shift')
    },
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewport(size),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  }
}
