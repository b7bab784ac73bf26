import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

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

/** Flags for checks and measurements: Chromium shows no hints, and neither updates nor synchronizes anything. */
export const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Whether the path is a browser, rather than a stub that only explains how to install one.
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

const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * The path of Debian's headless shell, a Chromium without a window, which needs a quarter less processor time; without
 * it, or if CHROMIUM_PATH is set, the path of the full Chromium.
 * @returns {Promise<string | undefined>}
 */
export async function findHeadlessChromium() {
  return !process.env['CHROMIUM_PATH'] && isBrowser(headlessShell) ? headlessShell : findChromium()
}

/**
 * Finds a program in PATH.
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
 * The path of Chromium, which is installed first if it is missing: with apt-get where possible, otherwise with
 * Playwright.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const existing = await findChromium()
  if (existing) return existing
  installByApt(['chromium', 'chromium-headless-shell'])
  // Not every distribution has the headless shell.
  if (!(await findChromium())) installByApt(['chromium'])
  if (!(await findChromium())) installByPlaywright()
  const installed = await findChromium()
  if (installed) return installed
  throw new Error(
    'Chromium could not be installed. Install it by hand (Debian: apt-get install chromium), or set CHROMIUM_PATH to the path of one.',
  )
}

/** Whether Debian's package manager can be used. */
const canUseApt = () => process.getuid?.() === 0 && findInPath('apt-get') !== undefined

/**
 * Installs Debian packages if apt-get can be used.
 * @param {string[]} packages
 */
function installByApt(packages) {
  if (!canUseApt()) return
  console.log('Chromium is not installed; installing it with apt-get, which can take some minutes.')
  // If this fails, the cached package list may be sufficient.
  failureOf('apt-get', ['update', '-qq'])
  const failure = failureOf('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  if (failure !== undefined) console.error(`apt-get could not install Chromium: ${failure}`)
}

/** Fetches Playwright's own build of Chromium. */
function installByPlaywright() {
  console.log("Fetching Playwright's build of Chromium, which can take some minutes.")
  // Playwright installs system dependencies with apt-get.
  const dependencies = canUseApt() ? ['--with-deps'] : []
  const failure = failureOf(process.execPath, [
    'node_modules/playwright/cli.js',
    'install',
    ...dependencies,
    'chromium',
  ])
  if (failure !== undefined) console.error(`Playwright's build could not be fetched: ${failure}`)
}

/**
 * Runs a command silently, because the caller has a fallback if it fails.
 * @param {string} command
 * @param {string[]} args
 * @returns {string | undefined} why it failed, in one line
 */
function failureOf(command, args) {
  const { error, status, signal, stdout, stderr } = spawnSync(command, args, {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    // Without this, Debian's packages may ask questions.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (error) return error.message
  if (status === 0) return undefined
  const lines = [stderr, stdout].flatMap((output) => output.split('\n')).map((line) => line.trim())
  const reason = lines.find((line) => /^(E|error):/i.test(line)) ?? lines.findLast((line) => line !== '')
  return reason?.replace(/^(E|error): /i, '') ?? `it ended with ${signal ?? `code ${status}`}`
}
