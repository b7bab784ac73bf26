import { test as base, expect } from 'playwright/test'
import type { Engine } from '../../../scripts/engines.mjs'
import { openFaultySite, type FaultySite } from '../../support/faultySite.ts'
import { launchWithPlaywright } from './playwrightBrowser.ts'
import { launchWithPuppeteer } from './puppeteerBrowser.ts'
import { launchWithWebDriver } from './webdriverBrowser.ts'
import { installPageTools, type Target, type ToolWindow } from './pageTools.ts'
import type { Browser, Key, Tab } from './tab.ts'

declare const window: ToolWindow

const launch: Record<Engine['driver'], (engine: Engine) => Promise<Browser>> = {
  playwright: launchWithPlaywright,
  puppeteer: launchWithPuppeteer,
  webdriver: launchWithWebDriver,
}

/** The window sizes of the suite. */
export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 800 }

/** A browser test for every engine. Fails on any console error or warning, and on any script error. */
export const test = base.extend<
  {
    /** False if the service worker isn't needed: to install it, the browser downloads all files of the offline pages. */
    hasServiceWorker: boolean
    faultySite: FaultySite
    tab: Tab
    visitor: Visitor
  },
  { engine: Engine | undefined; startedBrowser: Browser }
>({
  engine: [undefined, { option: true, scope: 'worker' }],
  hasServiceWorker: [true, { option: true }],
  startedBrowser: [
    async ({ engine }, use) => {
      if (!engine) throw new Error('The project has no engine.')
      const browser = await launch[engine.driver](engine)
      await use(browser)
      await browser.close()
    },
    // On a slow machine, starting a browser takes longer than a test.
    { scope: 'worker', timeout: 60_000 },
  ],
  faultySite: async ({ baseURL, hasServiceWorker }, use) => {
    const headScript = `(${installPageTools.toString()})()`
    const site = await openFaultySite(baseURL ?? '', headScript)
    if (!hasServiceWorker) site.plan(/^\/service-worker\.js$/, 'missing')
    await use(site)
    await site.close()
  },
  tab: async ({ startedBrowser }, use) => {
    const tab = await startedBrowser.open()
    await tab.resize(desktop)
    await use(tab)
    await tab.close()
  },
  visitor: async ({ tab, faultySite }, use) => {
    const visitor = new Visitor(tab, faultySite.origin)
    await use(visitor)
    // Until then, a navigation may be pending.
    await visitor.expectValue(() => window.tools.errors(), null, [])
  },
})

export { expect }

/** Whether the element has the focus, or which element has it instead. Runs in the page. */
function focusState(target: Target): string {
  const { activeElement } = document
  const isTarget = activeElement !== null && window.tools.find(target) === activeElement
  return isTarget ? 'on the target' : `on ${activeElement?.outerHTML.slice(0, 200) ?? 'nothing'}`
}

/** The visitor of a site: finds elements by role and name, and uses mouse and keyboard. */
export class Visitor {
  readonly tab: Tab
  readonly #origin: string

  constructor(tab: Tab, origin: string) {
    this.tab = tab
    this.#origin = origin
  }

  /** Opens a page of the site and waits for hydration. */
  async open(path: string): Promise<void> {
    await this.openBeforeHydration(path)
    await this.expectValue(() => document.documentElement.dataset['application'], null, 'ready')
  }

  /** Opens a page of the site without waiting for hydration. */
  async openBeforeHydration(path: string): Promise<void> {
    await this.tab.goto(`${this.#origin}${path}`)
  }

  /** Waits until a function returns the expected value in the page, across navigations. */
  async expectValue<Argument, Result>(
    script: (argument: Argument) => Result,
    argument: Argument,
    expected: unknown,
  ): Promise<void> {
    await expect(async () => {
      const seen: unknown = await this.tab.evaluate(script, argument)
      expect(seen).toEqual(expected)
    }).toPass()
  }

  /** Expects that the element is visible, or isn't if `isVisible` is false. */
  async expectVisible(target: Target, isVisible = true): Promise<void> {
    await this.expectValue((sought) => [sought, window.tools.find(sought) !== undefined], target, [
      target,
      isVisible,
    ])
  }

  /** Expects that the element has the focus. */
  async expectFocus(target: Target): Promise<void> {
    await this.expectValue(focusState, target, 'on the target')
  }

  /** Expects the path and the hash of the page's URL. */
  async expectPath(path: string): Promise<void> {
    await this.expectValue(() => location.pathname + location.hash, null, path)
  }

  /** Clicks an element with the mouse, once it is stable and not covered. */
  async click(target: Target): Promise<void> {
    let point: Awaited<ReturnType<ToolWindow['tools']['pointOf']>> = ''
    await expect(async () => {
      point = await this.tab.evaluate((sought) => window.tools.pointOf(sought), target)
      expect(point, `${target.role} "${target.name}"`).toEqual(
        expect.objectContaining({ x: expect.any(Number) }),
      )
    }).toPass()
    if (typeof point !== 'string') await this.tab.clickAt(point)
  }

  press(key: Key): Promise<void> {
    return this.tab.press(key)
  }

  type(text: string): Promise<void> {
    return this.tab.type(text)
  }

  /** Presses Tab until the element has the focus, at most 90 times. */
  async tabTo(target: Target): Promise<void> {
    await this.expectVisible(target)
    for (let presses = 0; presses < 90; presses += 1) {
      if ((await this.tab.evaluate(focusState, target)) === 'on the target') break
      await this.press('Tab')
    }
    await this.expectFocus(target)
  }

  /** Clicks a field and types into it. */
  async enter(target: Target, text: string): Promise<void> {
    await this.click(target)
    await this.expectFocus(target)
    await this.type(text)
  }
}
