import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumFlags } from './machine.mjs'

/**
 * @typedef {object} Load What Lighthouse measured while it loaded a page: scores up to 100, times in ms, weights in bytes
 *   on the wire.
 * @property {number} score for performance
 * @property {number} seo score for SEO
 * @property {number} fcp
 * @property {number} lcp
 * @property {number} tbt
 * @property {number} cls
 * @property {number} speedIndex
 * @property {number} scripts
 * @property {number} transfer
 */

const folder = import.meta.dirname
const lockfile = join(folder, 'package-lock.json')
const installedLockfile = join(folder, 'node_modules/.package-lock.json')

/**
 * Installs Lighthouse, which is too large to be a package of the project itself, unless it is installed.
 * @throws if it can't be installed
 */
export function ensureLighthouse() {
  if (existsSync(installedLockfile) && statSync(installedLockfile).mtimeMs >= statSync(lockfile).mtimeMs)
    return
  console.log('Installing Lighthouse into tests/bench/node_modules. This happens once and takes a minute.')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('Lighthouse could not be installed; see the error above.')
}

/**
 * Loads a page once, in a new browser, as Lighthouse's mobile preset does: simulated slow 4G, 4 times slower CPU.
 * @param {string} url
 * @param {string} chromium the browser's path
 * @returns {Promise<Load>}
 * @throws if Lighthouse fails
 */
export async function measureLoad(url, chromium) {
  const output = await run(
    [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--only-categories=performance,seo',
      '--output=json',
      '--quiet',
      `--chrome-flags=${chromiumFlags.join(' ')}`,
    ],
    { ...process.env, CHROME_PATH: chromium },
  )
  const { audits, categories, runtimeError } = JSON.parse(output)
  if (runtimeError) throw new Error(`Lighthouse could not load ${url}: ${runtimeError.message}`)
  /** @param {string} audit */
  const valueOf = (audit) => {
    const value = audits[audit]?.numericValue
    if (typeof value !== 'number') throw new Error(`Lighthouse has no ${audit} for ${url}.`)
    return value
  }
  /** @type {{ mimeType?: string, transferSize?: number }[]} */
  const requests = audits['network-requests'].details.items
  return {
    score: categories.performance.score * 100,
    seo: categories.seo.score * 100,
    fcp: valueOf('first-contentful-paint'),
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    speedIndex: valueOf('speed-index'),
    // By type, because the site fetches its chunks before it imports them. The import itself reads from the cache.
    scripts: requests
      .filter(({ mimeType }) => mimeType?.includes('javascript'))
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    transfer: valueOf('total-byte-weight'),
  }
}

/**
 * Runs Node and resolves with what it writes.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>}
 */
async function run(args, env) {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => (errors += text))
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (status !== 0) throw new Error(`Lighthouse failed with status ${status}:\n${errors || output}`)
  return output
}
