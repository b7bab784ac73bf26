import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import './installPackages.mjs'
import { ensureChromium } from './chromium.mjs'
import { findEngines } from './engines.mjs'

/**
 * `npm test` runs the suites of the gate, `npm run test:nightly` those of the night, in this order; with arguments, only
 * the named ones. Each is a script of package.json.
 * @type {Record<'gate' | 'night', Record<string, Suite>>}
 */
const groups = {
  gate: {
    build: {},
    types: {},
    'build-storybook': { after: ['build'] },
    'test:stories': {},
    lint: {},
    format: {},
    boundaries: {},
    unused: {},
    'test:unit': {},
    'test:site': { after: ['build'] },
    // These have two workers each, so they run one after the other.
    'test:e2e': { after: ['build'], runsAlone: true },
    'test:pictures': { after: ['build', 'build-storybook'], runsAlone: true },
    'test:browsers': { after: ['build'], runsAlone: true },
  },
  night: {
    build: {},
    'build-storybook': { after: ['build'] },
    'test:soak': {},
    mutation: {},
    'test:docs': { after: ['build-storybook'], runsAlone: true },
    'test:e2e:all': { after: ['build'], runsAlone: true },
    'test:browsers:all': { after: ['build'], runsAlone: true },
    'test:wcag': { after: ['build'], runsAlone: true },
  },
}

/**
 * @typedef {object} Suite
 * @property {string[]} [after] The suites that must pass before it starts.
 * @property {boolean} [runsAlone] Whether it runs alone, after all suites that don't.
 */

const root = join(import.meta.dirname, '..')
const logs = join(root, 'reports/suites')
const cores = Math.max(2, availableParallelism())

const isNight = process.argv.includes('--night')
const suites = groups[isNight ? 'night' : 'gate']
const chosen = process.argv.slice(2).filter((word) => word !== '--night')
const unknown = chosen.filter((name) => !(name in suites))
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}. The suites are ${Object.keys(suites).join(', ')}.`)
  process.exit(1)
}
const names = Object.keys(suites).filter((name) => chosen.length === 0 || chosen.includes(name))

if (names.some((name) => name.startsWith('test:') && name !== 'test:unit')) {
  await ensureChromium().catch(({ message }) => {
    console.error(message)
    process.exit(1)
  })
}
if (names.some((name) => name.startsWith('test:browsers'))) {
  for (const sentence of (await findEngines()).skipped) console.log(sentence)
}

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

for (const name of failed) console.log(`\nFailed: ${name}. Run it alone: npm run ${name}`)
console.log(`\n${passed.size} passed, ${failed.size} failed, ${seconds(started)}`)
process.exitCode = failed.size > 0 ? 1 : 0

/**
 * Starts a suite if the suites that it needs have passed and a core is free.
 * @param {string} name
 */
function startIfPossible(name) {
  const { after = [], runsAlone = false } = suites[name] ?? {}
  const needed = after.filter((other) => names.includes(other))
  const missing = needed.find((other) => failed.has(other))
  if (missing) {
    queued.delete(name)
    failed.add(name)
    console.log(`not run  ${name}, because ${missing} failed`)
    return
  }
  const isAlone = running.size === 0 && [...queued].every((other) => suites[other]?.runsAlone)
  const hasRoom = runsAlone ? isAlone : running.size < cores
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
    child.once('error', resolve)
    child.once('close', resolve)
  })
  await new Promise((resolve) => log.end(resolve))
  const hasPassed = status === 0
  ;(hasPassed ? passed : failed).add(name)
  if (!hasPassed) console.log(readFileSync(file, 'utf8'))
  console.log(`${hasPassed ? 'passed' : 'FAILED'}  ${name} in ${seconds(startedAt)}`)
  return name
}

/** @param {number} since */
function seconds(since) {
  return `${Math.round((Date.now() - since) / 1000)} s`
}
