import { chromium, firefox, webkit, type Page } from 'playwright'
import { headlessLaunch } from '../../support/chromium.ts'
import type { Engine } from '../../../scripts/engines.mjs'
import type { Browser, Tab } from './tab.ts'

const browserTypes = { chromium, firefox, webkit }

/** Drives Chromium, and Playwright's builds of the other engines, with Playwright. */
export async function launchWithPlaywright({ name, executable }: Engine): Promise<Browser> {
  const options = name === 'chromium' ? await headlessLaunch() : {}
  const browser = await browserTypes[name].launch({ ...options, executablePath: executable })
  const page = await browser.newPage()
  return {
    open: async () => openTab(page),
    close: () => browser.close(),
  }
}

function openTab(page: Page): Tab {
  return {
    goto: async (url) => {
      await page.goto(url)
    },
    back: async () => {
      await page.goBack({ waitUntil: 'commit' })
    },
    // Narrower than Playwright's type, which maps elements to handles.
    evaluate: (script, argument) => page.evaluate(script as never, argument),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewportSize(size),
    close: async () => {
      await page.goto('about:blank')
    },
  }
}
