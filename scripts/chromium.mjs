import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Flags for checks and measurements: Chromium shows no hints, and neither updates nor synchronizes anything. */
export const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const usualPaths = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/snap/bin/chromium']
/** Debian's Chromium without a window, which needs a quarter less processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** The path of an installed Chromium: CHROMIUM_PATH, a usual one, or Playwright's own build. */
export async function findChromium() {
  const configured = process.env['CHROMIUM_PATH']
  if (configured) return configured
  const { chromium } = await import('playwright')
  return [...usualPaths, chromium.executablePath()].find((path) => existsSync(path))
}

/** The path of the headless shell if it is installed, otherwise of the full Chromium. */
export async function findHeadlessChromium() {
  return !process.env['CHROMIUM_PATH'] && existsSync(headlessShell) ? headlessShell : findChromium()
}

/** The major version of the Chromium that takes pictures. */
export async function majorVersion() {
  const version = execFileSync((await findHeadlessChromium()) ?? 'chromium', ['--version'], {
    encoding: 'utf8',
  })
  return Number(/\d+/.exec(version)?.[0])
}

/** @param {string} program */
export function findInPath(program) {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path))
}

/** The path of Chromium, which is installed if it is missing. */
export async function ensureChromium() {
  const canUseApt = process.getuid?.() === 0 && findInPath('apt-get') !== undefined
  const install = 'apt-get install -y -qq --no-install-recommends'
  // Not every distribution has the headless shell.
  const byApt = `apt-get update -qq; ${install} chromium chromium-headless-shell || ${install} chromium`
  const byPlaywright = `npx playwright install ${canUseApt ? '--with-deps ' : ''}chromium`
  for (const command of canUseApt ? [byApt, byPlaywright] : [byPlaywright]) {
    if (await findChromium()) break
    console.log(`Chromium is not installed. Running: ${command}`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync(command, { shell: true, stdio: 'inherit', env })
  }
  const installed = await findChromium()
  if (installed) return installed
  throw new Error('Chromium could not be installed; install it by hand, or set CHROMIUM_PATH to its path.')
}
