import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Path of a Chromium on this machine: CHROMIUM_PATH first, then the usual places, then Playwright's own.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, but there is no such file.`)
  }
  const here = usual.find((path) => existsSync(path))
  if (here) return here
  const { chromium } = await import('playwright')
  const own = chromium.executablePath()
  return own && existsSync(own) ? own : undefined
}

/**
 * Chromium's path; on a machine without one it is installed first, by Debian's package manager where that
 * can be used, else by Playwright.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const here = await findChromium()
  if (here) return here
  const asRoot = process.getuid?.() === 0
  console.log('No Chromium found on this machine; installing one.')
  try {
    if (asRoot && existsSync('/usr/bin/apt-get')) {
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
        stdio: 'inherit',
      })
    } else {
      execFileSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
        stdio: 'inherit',
      })
    }
  } catch (error) {
    console.error(String(error))
  }
  const installed = await findChromium()
  if (installed) return installed
  throw new Error(
    'Chromium could not be installed. Install it by hand (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
  )
}
