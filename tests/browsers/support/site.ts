import { writeFile } from 'node:fs/promises'
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
    hasSplash: boolean
    /** False if pictures and icons may be missing, as they are without a connection. */
    hasAllPictures: boolean
    /** False if the service worker isn't needed: to install it, the browser downloads all files of the offline pages. */
    hasServiceWorker: boolean
    /** A header to remove from responses. */
    withoutHeader: string | undefined
    openSite: () => Promise<FaultySite>
    faultySite: FaultySite
    tab: Tab
    visitor: Visitor
  },
  { engine: Engine | undefined; startedBrowser: Browser }
>({
  engine: [undefined, { option: true, scope: 'worker' }],
  hasSplash: [false, { option: true }],
  hasAllPictures: [true, { option: true }],
  hasServiceWorker: [true, { option: true }],
  withoutHeader: [undefined, { option: true }],
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
  openSite: async ({ baseURL, engine, hasSplash, hasServiceWorker, withoutHeader }, use) => {
    if (baseURL === undefined) throw new Error('The configuration has no site.')
    const options = { hasSplash, reportsCancelledLoads: engine?.name === 'webkit' }
    const headScript = `(${installPageTools.toString()})(${JSON.stringify(options)})`
    const sites: FaultySite[] = []
    await use(async () => {
      const site = await openFaultySite(baseURL, headScript, withoutHeader)
      if (!hasServiceWorker) site.plan(/^\/service-worker\.js$/, 'missing')
      sites.push(site)
      return site
    })
    for (const site of sites) await site.close()
  },
  faultySite: async ({ openSite }, use) => use(await openSite()),
  tab: async ({ startedBrowser }, use) => {
    const tab = await startedBrowser.open()
    await tab.resize(desktop)
    await use(tab)
    await tab.close()
  },
  visitor: async ({ tab, faultySite, hasAllPictures }, use, testInfo) => {
    const visitor = new Visitor(tab, faultySite.origin)
    await use(visitor)
    if (testInfo.status !== testInfo.expectedStatus) {
      await writeFile(testInfo.outputPath('window.png'), await tab.screenshot())
    }
    // A navigation may still be pending.
    let errors: readonly string[] = []
    await expect(async () => {
      errors = await visitor.read(() => window.tools.errors(), null)
    }).toPass()
    const isExpected = (error: string) =>
      !hasAllPictures && /: not loaded: <(?:img|use|link [^>]*as="image") /.test(error)
    expect(
      errors.filter((error) => !isExpected(error)),
      'errors of the pages',
    ).toEqual([])
  },
})

export { expect }

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
    await this.tab.goto(`${this.#origin}${path}`)
    await this.waitForHydration()
  }

  /** Opens a page of the site without waiting for hydration. */
  async openBeforeHydration(path: string): Promise<void> {
    await this.tab.goto(`${this.#origin}${path}`)
  }

  /** Waits for the hydration of the page. */
  async waitForHydration(): Promise<void> {
    await this.expectValue(() => document.documentElement.dataset['application'], null, 'ready')
  }

  /** Runs a function in the page; see `Tab.evaluate`. */
  read<Argument, Result>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result> {
    return this.tab.evaluate(script, argument)
  }

  /** Waits until a function returns the expected value in the page, across navigations. */
  async expectValue<Argument, Result>(
    script: (argument: Argument) => Result,
    argument: Argument,
    expected: unknown,
  ): Promise<void> {
    await expect(async () => {
      const seen: unknown = await this.read(script, argument)
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
    await expect(async () => expect(await this.#focused(target)).toBe('the target')).toPass()
  }

  /** Whether the target has the focus, or which element has it instead. */
  #focused(target: Target): Promise<string> {
    return this.read((sought) => {
      const { activeElement } = document
      const isTarget = activeElement !== null && window.tools.find(sought) === activeElement
      return isTarget ? 'the target' : `other: ${activeElement?.outerHTML.slice(0, 200) ?? 'nothing'}`
    }, target)
  }

  /** Expects the text of the page's first heading. */
  async expectHeading(text: string): Promise<void> {
    await this.expectValue(() => document.querySelector('main h1')?.textContent, null, text)
  }

  /** Expects the path and the hash of the page's URL. */
  async expectPath(path: string): Promise<void> {
    await this.expectValue(() => location.pathname + location.hash, null, path)
  }

  /** Clicks an element with the mouse, once it is stable and not covered. */
  async click(target: Target): Promise<void> {
    let point: Awaited<ReturnType<ToolWindow['tools']['pointOf']>> = ''
    await expect(async () => {
      point = await this.read((sought) => window.tools.pointOf(sought), target)
      expect(point, `${target.role} "${target.name}"`).toEqual(
        expect.objectContaining({ x: expect.any(Number) }),
      )
    }).toPass()
    if (typeof point !== 'string') await this.tab.clickAt(point)
  }

  async press(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await this.tab.press(key)
  }

  async type(text: string): Promise<void> {
    await this.tab.type(text)
  }

  /** Presses Tab until the element has the focus, at most 90 times. */
  async tabTo(target: Target): Promise<void> {
    await this.expectVisible(target)
    const hasFocus = async () => (await this.#focused(target)) === 'the target'
    for (let presses = 0; presses < 90 && !(await hasFocus()); presses += 1) await this.tab.press('Tab')
    expect(await hasFocus(), `focus on the ${target.role} "${target.name}"`).toBe(true)
  }

  /** Clicks a field and types into it. */
  async enter(target: Target, text: string): Promise<void> {
    await this.click(target)
    await this.expectFocus(target)
    await this.type(text)
  }
}
