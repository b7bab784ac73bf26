import { execSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { checkEnv } from './checkEnv.mjs'
import { ensureChromium } from './chromium.mjs'
import { findEngines } from './engines.mjs'

/**
 * `npm test` runs the suites of the gate, `npm run test:nightly` those of the night, in this order; with arguments, only
 * the named ones. Each is a script of package.json, with the suites that must pass before it starts.
 * @type {Record<'gate' | 'night', Record<string, string[]>>}
 */
const groups = {
  gate: {
    // The longest beside all others that need one core.
    'test:stories': [],
    build: [],
    'build-storybook': ['build'],
    types: [],
    lint: [],
    format: [],
    boundaries: [],
    unused: [],
    'test:unit': [],
    'test:site': ['build'],
    'test:e2e': ['build'],
    'test:pictures': ['build', 'build-storybook'],
    'test:browsers': ['build'],
  },
  night: {
    build: [],
    'build-storybook': ['build'],
    'test:soak': [],
    mutation: [],
    'test:e2e:all': ['build'],
    'test:browsers:all': ['build'],
    'test:docs': ['build', 'build-storybook'],
    'test:wcag': ['build'],
    'test:spoken': ['build'],
  },
}

/** These have browsers of their own, so they run one by one, after all others. */
const runsAlone = /^test:(e2e|pictures|browsers|docs|wcag|spoken)/

const words = process.argv.slice(2)
const needs = groups[words.includes('--night') ? 'night' : 'gate']
const chosen = words.filter((word) => word !== '--night')
const unknown = chosen.find((name) => !(name in needs))
if (unknown) {
  console.error(`There is no suite ${unknown}. The suites are ${Object.keys(needs).join(', ')}.`)
  process.exit(1)
}
const queued = new Set((chosen.length === 0 ? Object.keys(needs) : chosen).flatMap(withNeeded))

// `npm ci` is faster in a new clone, but begins by deleting the packages of an old one.
const install = existsSync('node_modules') ? 'install' : 'ci'
execSync(`npm ${install} --include=dev --no-audit --no-fund`, { stdio: 'inherit' })
if ([...queued].some((name) => runsAlone.test(name) || name === 'test:stories')) await ensureChromium()
/**
 * What was not checked, each with the reason.
 * @type {Set<string>}
 */
const skipped = new Set()
if (queued.has('test:browsers')) {
  const { engines, missing } = await findEngines()
  for (const reason of missing) skipped.add(reason)
  // The other suites run in Chromium.
  if (engines.every(({ name }) => name === 'chromium')) queued.delete('test:browsers')
}

mkdirSync('reports/suites', { recursive: true })
const cores = Math.max(2, availableParallelism())
const startedAt = Date.now()
/** @type {Map<string, Promise<void>>} */
const running = new Map()
/** @type {Map<string, boolean>} */
const hasPassed = new Map()

for (;;) {
  for (const name of queued) startIfPossible(name)
  if (running.size === 0) break
  await Promise.race(running.values())
}

const failed = [...hasPassed.keys()].filter((name) => !hasPassed.get(name))
for (const name of failed) console.log(`\nFailed: ${name}. Run it alone: npm run ${name}`)
const counts = [`${hasPassed.size - failed.length} passed`, `${failed.length} failed`]
if (skipped.size > 0) counts.push(`${skipped.size} skipped: ${[...skipped].join('; ')}`)
console.log(`\n${secondsSince(startedAt)}\n${counts.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0

/**
 * A suite after those that it needs.
 * @param {string} name
 * @returns {string[]}
 */
function withNeeded(name) {
  return [...(needs[name] ?? []).flatMap(withNeeded), name]
}

/** @param {string} name */
function startIfPossible(name) {
  const needed = needs[name] ?? []
  if (needed.some((other) => queued.has(other) || running.has(other))) return
  const isLast = running.size === 0 && [...queued].every((other) => runsAlone.test(other))
  if (runsAlone.test(name) ? !isLast : running.size === cores) return
  queued.delete(name)
  if (needed.some((other) => hasPassed.get(other) === false)) {
    hasPassed.set(name, false)
    console.log(`not run  ${name}, because a suite that it needs failed`)
  } else running.set(name, run(name))
}

/**
 * Runs a suite, writes its output to a file, and prints it if the suite fails. Its lines that begin with "Skipped: " name
 * what it did not check, and why.
 * @param {string} name
 */
async function run(name) {
  const since = Date.now()
  const file = `reports/suites/${name.replaceAll(':', '-')}.log`
  const log = openSync(file, 'w')
  const [code] = await once(
    spawn(`npm run --silent ${name}`, { env: checkEnv, stdio: ['ignore', log, log], shell: true }),
    'close',
  )
  closeSync(log)
  running.delete(name)
  hasPassed.set(name, code === 0)
  const output = readFileSync(file, 'utf8')
  for (const [, reason = ''] of output.matchAll(/^Skipped: (.+)$/gm)) skipped.add(reason)
  if (code !== 0) console.log(output)
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} in ${secondsSince(since)}`)
}

/** @param {number} time */
function secondsSince(time) {
  return `${Math.round((Date.now() - time) / 1000)} s`
}
