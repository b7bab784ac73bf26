import { existsSync, readdirSync } from 'node:fs'
import { findHeadlessChromium, findInPath } from './chromium.mjs'

/**
 * A browser, and the tool that drives it: see tests/browsers/support/*Browser.ts.
 * @typedef {object} Engine
 * @property {'chromium' | 'firefox' | 'webkit'} name
 * @property {'playwright' | 'puppeteer' | 'webdriver'} driver
 * @property {string} executable
 */

/** WebKit has no headless mode, so it needs a virtual display. */
const debianPackages = { chromium: 'chromium', firefox: 'firefox-esr', webkit: 'webkit2gtk-driver xvfb' }

/** WebKitGTK's browser, which Debian installs in a folder named after the architecture. */
function findMiniBrowser() {
  if (!findInPath('WebKitWebDriver') || !findInPath('Xvfb')) return undefined
  const folders = ['/usr/libexec', ...readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)]
  return folders.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`).find((path) => existsSync(path))
}

/** The installed engines, Debian's before Playwright's builds, and what to install for each missing one. */
export async function findEngines() {
  const { firefox, webkit } = await import('playwright')
  /** @type {[Engine['name'], Engine['driver'], string | undefined][]} */
  const candidates = [
    ['chromium', 'playwright', await findHeadlessChromium()],
    ['firefox', 'puppeteer', findInPath('firefox-esr') ?? findInPath('firefox')],
    ['firefox', 'playwright', firefox.executablePath()],
    ['webkit', 'webdriver', findMiniBrowser()],
    ['webkit', 'playwright', webkit.executablePath()],
  ]
  /** @type {Map<string, Engine>} */
  const found = new Map()
  for (const [name, driver, executable = ''] of candidates) {
    if (!found.has(name) && existsSync(executable)) found.set(name, { name, driver, executable })
  }
  const missing = Object.entries(debianPackages)
    .filter(([name]) => !found.has(name))
    .map(
      ([name, packages]) =>
        `${name} (not installed: apt-get install ${packages}, or npx playwright install ${name})`,
    )
  return { engines: [...found.values()], missing }
}
