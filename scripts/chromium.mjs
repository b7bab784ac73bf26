import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Whether the path is a browser, not a stub that only explains how to install one.
 * @param {string} path
 */
function isBrowser(path) {
  if (!existsSync(path)) return false
  if (process.platform === 'win32') return true
  try {
    return /\d/.test(execFileSync(path, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
  } catch {
    return false
  }
}

/**
 * The path of an installed Chromium: CHROMIUM_PATH first, then the usual paths, then Playwright's own build.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const configured = process.env['CHROMIUM_PATH']
  if (configured) {
    if (existsSync(configured)) return configured
    throw new Error(`CHROMIUM_PATH is ${configured}, but there is no such file.`)
  }
  const usual = usualPaths.find(isBrowser)
  if (usual) return usual
  const { chromium } = await import('playwright')
  const own = chromium.executablePath()
  return own && existsSync(own) ? own : undefined
}

/**
 * The path of Chromium, which is installed first if it is missing: with apt-get where possible, otherwise with
 * Playwright.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const existing = await findChromium()
  if (existing) return existing
  console.log('No Chromium found on this machine; installing one.')
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update', '-qq'])
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  }
  if (!(await findChromium())) {
    attempt(process.execPath, [
      'node_modules/playwright/cli.js',
      'install',
      ...(isRoot ? ['--with-deps'] : []),
      'chromium',
    ])
  }
  const installed = await findChromium()
  if (installed) return installed
  throw new Error(
    'Chromium could not be installed. Install it by hand (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
  )
}

/**
 * Runs a command and logs an error if it fails.
 * @param {string} command
 * @param {string[]} args
 */
export function attempt(command, args) {
  try {
    execFileSync(command, args, { stdio: 'inherit' })
  } catch (error) {
    console.error(String(error))
  }
}
