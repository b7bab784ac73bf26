import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import './installPackages.mjs'
import { ensureChromium } from './chromium.mjs'
import { findEngines } from './engines.mjs'
import { findNginx, installNginx, nginxSkipped } from './nginx.mjs'

/**
 * @typedef {object} Suite
 * @property {string[]} [after] The suites that must pass before it starts.
 * @property {boolean} [isLast] Runs alone, after all suites that don't have `isLast`.
 */

/**
 * The suites of `npm test`, in starting order; `npm run NAME` runs a single one. They run in parallel, one per core, but
 * at least two. The build is among the first because it encodes the pictures that Storybook reuses.
 * @type {Record<string, Suite>}
 */
const suites = {
  types: {},
  build: {},
  'test:stories': {},
  format: {},
  lint: {},
  boundaries: {},
  unused: {},
  'test:unit': {},
  'test:site': { after: ['build'] },
  'build-storybook': { after: ['build'] },
  'test:storybook': { after: ['build', 'build-storybook'] },
  'test:e2e': { after: ['build'], isLast: true },
  'test:browsers:all': { after: ['build'], isLast: true },
  // Writes dist/ again.
  'test:reproducible': { after: ['build'], isLast: true },
}

const root = join(import.meta.dirname, '..')
const logs = join(root, 'reports/suites')
const cores = Math.max(2, availableParallelism())

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in suites))
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}. The suites are ${Object.keys(suites).join(', ')}.`)
  process.exit(1)
}
const names = Object.keys(suites).filter((name) => chosen.length === 0 || chosen.includes(name))
const needsBrowser = names.some((name) => ['test:stories', 'test:e2e', 'test:browsers:all'].includes(name))
const needsEngines = names.includes('test:browsers:all')

if (needsBrowser) await ensureChromium().catch(giveUp)

const env = {
  ...process.env,
  // No suite may send a lead to the URLs in .env.local.
  VITE_HOME_MESSAGE_URL: '/ajax/checks@sangbunyad.example',
  VITE_PROJECT_ENQUIRY_URL: '/macros/s/project-enquiry/exec',
  VITE_ESTIMATE_URL: '/macros/s/estimate/exec',
  // The tests expect the origin of the sample content.
  SITE_ORIGIN: '',
  VITE_SERVICE_WORKER: 'on',
  INLINE_STYLES: 'on',
  // Firefox and WebKit are large, so only `npm run test:browsers` and `test:browsers:all` by themselves install them.
  INSTALL_ENGINES: 'no',
  // Tests that the journeys already cover in Chromium are skipped there.
  WITH_JOURNEYS: names.includes('test:e2e') ? 'yes' : 'no',
}
if (needsEngines) {
  for (const sentence of (await findEngines()).skipped) console.log(`test:browsers:all: ${sentence}`)
}
if (names.includes('test:site')) {
  installNginx()
  if (!findNginx()) console.log(`test:site: ${nginxSkipped}`)
}

mkdirSync(logs, { recursive: true })
const started = Date.now()
const queued = new Set(names)
/** @type {Map<string, Promise<string>>} */
const running = new Map()
/** @type {Set<string>} */
const passed = new Set()
/** @type {Set<string>} */
const failed = new Set()

while (queued.size > 0 || running.size > 0) {
  for (const name of queued) startIfPossible(name)
  if (running.size === 0) break
  running.delete(await Promise.race(running.values()))
}

for (const name of queued) skip(name, 'because a suite that it needs never ran')
for (const name of failed) console.log(`\nFailed: ${name}. Run it alone: npm run ${name}`)
console.log(`\n${Math.round((Date.now() - started) / 1000)} s`)
console.log(`${passed.size} passed, ${failed.size} failed`)
process.exitCode = failed.size > 0 ? 1 : 0

/**
 * Prints the error and exits.
 * @param {Error} error
 * @returns {never}
 */
function giveUp({ message }) {
  console.error(message)
  process.exit(1)
}

/**
 * Counts a suite that can't run as failed.
 * @param {string} name
 * @param {string} reason
 */
function skip(name, reason) {
  queued.delete(name)
  failed.add(name)
  console.log(`not run  ${name}, ${reason}`)
}

/**
 * Starts a suite if the suites that it needs have passed and a core is free.
 * @param {string} name
 */
function startIfPossible(name) {
  const { after = [], isLast = false } = suites[name] ?? {}
  const needed = after.filter((other) => names.includes(other))
  const missing = needed.find((other) => failed.has(other))
  if (missing) {
    skip(name, `because ${missing} failed`)
    return
  }
  const isAlone = running.size === 0 && [...queued].every((other) => suites[other]?.isLast)
  const hasRoom = isLast ? isAlone : running.size < cores
  if (!hasRoom || !needed.every((other) => passed.has(other))) return
  queued.delete(name)
  running.set(name, run(name))
}

/**
 * Runs a suite, writes its output to a file, and prints it if the suite fails.
 * @param {string} name
 * @returns {Promise<string>} resolves with the name when the suite has finished
 */
async function run(name) {
  const startedAt = Date.now()
  const file = join(logs, `${name.replaceAll(':', '-')}.log`)
  console.log(`started  ${name}`)
  const child = spawn('npm', ['run', '--silent', name], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const log = createWriteStream(file)
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  const status = await new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(String(error))
      resolve(error)
    })
    child.once('close', resolve)
  })
  await new Promise((resolve) => log.end(resolve))
  const hasPassed = status === 0
  ;(hasPassed ? passed : failed).add(name)
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  if (!hasPassed) console.log(readFileSync(file, 'utf8'))
  console.log(`${hasPassed ? 'passed ' : 'FAILED '}  ${name} in ${seconds} s`)
  return name
}
