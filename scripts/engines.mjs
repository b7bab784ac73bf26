import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findHeadlessChromium, findInPath } from './chromium.mjs'

/**
 * An installed browser that `npm run test:browsers` can drive.
 * @typedef {object} Engine
 * @property {EngineName} name
 * @property {'playwright' | 'puppeteer' | 'webdriver'} driver The tool that drives it: see
 *   tests/browsers/support/*Browser.ts.
 * @property {string} executable Path of the browser.
 */

/** @typedef {'chromium' | 'firefox' | 'webkit'} EngineName */

/** @type {readonly EngineName[]} */
const engineNames = ['chromium', 'firefox', 'webkit']

const labels = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' }

/** The Debian packages of each engine. WebKit has no headless mode, so it needs a virtual display. */
const packages = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
}

const firefoxPaths = [
  '/usr/bin/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** Finds WebKitGTK's browser; Debian installs it in a folder named after the architecture. */
function findMiniBrowser() {
  const libraries = existsSync('/usr/lib')
    ? readdirSync('/usr/lib').map((name) => join('/usr/lib', name))
    : []
  return [...libraries, '/usr/lib64', '/usr/libexec']
    .map((folder) => join(folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((path) => existsSync(path))
}

/**
 * Finds the build that belongs to this version of Playwright.
 * @param {'firefox' | 'webkit'} name
 * @returns {Promise<Engine | undefined>}
 */
async function findPlaywrightBuild(name) {
  const playwright = await import('playwright')
  const executable = playwright[name].executablePath()
  return executable && existsSync(executable) ? { name, driver: 'playwright', executable } : undefined
}

/**
 * Finds an installed engine: the distribution's first, then Playwright's own build.
 * @param {EngineName} name
 * @returns {Promise<Engine | undefined>}
 */
async function findEngine(name) {
  if (name === 'chromium') {
    const executable = await findHeadlessChromium()
    return executable ? { name, driver: 'playwright', executable } : undefined
  }
  if (name === 'firefox') {
    const executable = [...firefoxPaths, findInPath('firefox-esr'), findInPath('firefox')].find(
      (path) => path !== undefined && existsSync(path),
    )
    return executable ? { name, driver: 'puppeteer', executable } : findPlaywrightBuild(name)
  }
  const executable = findMiniBrowser()
  const canBeDriven = findInPath('WebKitWebDriver') !== undefined && findInPath('Xvfb') !== undefined
  return executable && canBeDriven ? { name, driver: 'webdriver', executable } : findPlaywrightBuild(name)
}

/**
 * The installed engines, and a message for each missing one.
 * @returns {Promise<{ engines: Engine[], skipped: string[] }>}
 */
export async function findEngines() {
  const found = await Promise.all(engineNames.map(findEngine))
  return {
    engines: found.filter((engine) => engine !== undefined),
    skipped: engineNames.filter((_, index) => found[index] === undefined).map(skippedSentence),
  }
}

/**
 * @param {EngineName} name
 * @returns {string}
 */
function skippedSentence(name) {
  return (
    `${labels[name]} is skipped because it is not installed. ` +
    `Install it with "apt-get install ${packages[name].join(' ')}" (Debian) or "npx playwright install --with-deps ${name}".`
  )
}
