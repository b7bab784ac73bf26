import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

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
 * The path of a program in PATH.
 * @param {string} program
 * @returns {string | undefined}
 */
export function findInPath(program) {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path))
}

/**
 * Chromium's path; on a machine without one it is installed first, by Debian's package manager where that
 * can be used, else by Playwright.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const here = await findChromium()
  if (here) return here
  installByApt('Chromium', ['chromium'])
  if (!(await findChromium())) installByPlaywright('Chromium', 'chromium')
  const installed = await findChromium()
  if (installed) return installed
  throw new Error(
    'Chromium could not be installed. Install it by hand (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
  )
}

/** Whether Debian's package manager can be used. */
const canUseApt = () => process.getuid?.() === 0 && findInPath('apt-get') !== undefined

/**
 * Installs Debian's packages of a browser where that can be done.
 * @param {string} browser Its name in sentences.
 * @param {string[]} packages
 */
export function installByApt(browser, packages) {
  if (!canUseApt()) return
  console.log(`${browser} is not installed; installing it with apt-get, which can take some minutes.`)
  // What it knows already may do where a list of packages can't be fetched.
  failureOf('apt-get', ['update', '-qq'])
  const failure = failureOf('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  if (failure !== undefined) console.error(`apt-get could not install ${browser}: ${failure}`)
}

/**
 * Fetches Playwright's own build of a browser.
 * @param {string} browser Its name in sentences.
 * @param {'chromium' | 'firefox' | 'webkit'} name
 */
export function installByPlaywright(browser, name) {
  console.log(`${browser} is not installed; fetching Playwright's build of it, which can take some minutes.`)
  // Playwright installs what a build depends on by apt-get as well.
  const dependencies = canUseApt() ? ['--with-deps'] : []
  const failure = failureOf(process.execPath, [
    'node_modules/playwright/cli.js',
    'install',
    ...dependencies,
    name,
  ])
  if (failure !== undefined)
    console.error(`Playwright's build of ${browser} could not be fetched: ${failure}`)
}

/**
 * Runs a command and shows nothing of it, because another way is tried if it fails.
 * @param {string} command
 * @param {string[]} args
 * @returns {string | undefined} why it failed, in one line
 */
export function failureOf(command, args) {
  const { error, status, signal, stdout, stderr } = spawnSync(command, args, {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    // Or Debian's packages may ask questions.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (error) return error.message
  if (status === 0) return undefined
  const lines = [stderr, stdout].flatMap((output) => output.split('\n')).map((line) => line.trim())
  const reason = lines.find((line) => /^(E|error):/i.test(line)) ?? lines.findLast((line) => line !== '')
  return reason?.replace(/^(E|error): /i, '') ?? `it ended with ${signal ?? `code ${status}`}`
}
