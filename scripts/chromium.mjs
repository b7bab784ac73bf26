import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const usual = [
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
 * Whether there is a browser at the path, and no stub that only says how to install one.
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
 * Path of a Chromium on this machine: CHROMIUM_PATH first, then the usual places, then Playwright's own.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, but there is no such file.`)
  }
  const here = usual.find(isBrowser)
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
  console.log('No Chromium found on this machine; installing one.')
  const asRoot = process.getuid?.() === 0
  if (asRoot && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update', '-qq'])
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  }
  if (!(await findChromium())) {
    attempt(process.execPath, [
      'node_modules/playwright/cli.js',
      'install',
      ...(asRoot ? ['--with-deps'] : []),
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
 * Runs a command that may fail, because another way is tried after it.
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
