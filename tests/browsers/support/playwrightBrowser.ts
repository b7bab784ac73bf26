import { chromium, firefox, webkit, type BrowserContext } from 'playwright'
import { chromiumLaunch } from '../../support/chromium.ts'
import type { Engine } from '../../../scripts/engines.mjs'
import type { Browser, Tab } from './tab.ts'

const browserTypes = { chromium, firefox, webkit }

/** Drives Chromium, and Playwright's builds of the other engines, with Playwright. */
export async function launchWithPlaywright({ name, executable }: Engine): Promise<Browser> {
  const options = name === 'chromium' ? await chromiumLaunch() : {}
  const browser = await browserTypes[name].launch({ ...options, executablePath: executable })
  return {
    open: async () => openTab(await browser.newContext()),
    close: () => browser.close(),
  }
}

async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage()
  return {
    goto: async (url) => {
      await page.goto(url)
    },
    back: async () => {
      await page.goBack({ waitUntil: 'commit' })
    },
    reload: async () => {
      await page.reload()
    },
    // Narrower than Playwright's type, which maps elements to handles.
    evaluate: (script, argument) => page.evaluate(script as never, argument),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewportSize(size),
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  }
}
