import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm run test:reproducible`: builds the site once more, in another time zone and language, with all pictures encoded
 * again, and compares the files with those in dist/. Equal builds have the same hash, which it prints. Then it builds the
 * site for another origin, into a temporary folder, and checks that its files contain that origin everywhere.
 */

const root = join(import.meta.dirname, '..')
const site = join(root, 'dist')

if (!existsSync(join(site, 'index.html'))) {
  console.error('The site is not built: npm run build')
  process.exit(1)
}
/** The origin of the build in dist/. */
const [, origin = ''] =
  /^Sitemap: (.*)\/sitemap\.xml$/m.exec(readFileSync(join(site, 'robots.txt'), 'utf8')) ?? []
if (origin === '') throw new Error('dist/robots.txt has no sitemap, and so no origin.')
const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
const cache = mkdtempSync(join(tmpdir(), 'build-cache-'))
const other = mkdtempSync(join(tmpdir(), 'other-origin-'))
try {
  process.exitCode = rebuild() && buildForOtherOrigin() ? 0 : 1
} finally {
  for (const folder of [cache, other]) rmSync(folder, { recursive: true, force: true })
}

/** Builds the site again, and reports what differs. */
function rebuild() {
  const before = hashes()
  if (!run(vite, { TZ: 'Asia/Karachi', LC_ALL: 'C' })) return false
  const after = hashes()
  const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  )
  if (differing.length > 0) {
    console.error(
      'These files differ from the previous build (expected only if the sources have changed since):',
    )
    for (const file of differing.toSorted()) console.error(`  ${file}`)
    return false
  }
  console.log(`Two builds gave the same ${after.size} files: sha256 ${hashOf(JSON.stringify([...after]))}`)
  return true
}

/**
 * Builds the site for another origin. The tests of the built site then expect it in every canonical URL, shared link, feed
 * and piece of structured data, in the sitemap and in robots.txt; and no file may contain the original one.
 */
function buildForOtherOrigin() {
  const env = { SITE_ORIGIN: 'https://another-origin.example', SITE_FOLDER: other }
  const tests = ['pages', 'files', 'structuredData', 'links'].map((name) => `tests/site/${name}.test.ts`)
  if (!run(vite, env)) return false
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/site.config.ts', ...tests]
  if (!run(vitest, env, 'inherit')) return false
  const original = files(other).filter((file) => readFileSync(file).includes(origin))
  for (const file of original) console.error(`${file.slice(other.length)} contains ${origin}.`)
  if (original.length === 0) console.log(`A build for ${env.SITE_ORIGIN} doesn't contain ${origin}.`)
  return original.length === 0
}

/** The hash of each file in dist/ by its path, without the compressed files that `npm run compress` writes later. */
function hashes() {
  return new Map(
    files(site)
      .filter((file) => !/\.(?:br|gz)$/.test(file))
      .map((file) => [file.slice(site.length + 1).replaceAll('\\', '/'), hashOf(readFileSync(file))]),
  )
}

/** @param {string} folder */
function files(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/** @param {string | Buffer} content */
function hashOf(content) {
  return createHash('sha256').update(content).digest('hex')
}

/**
 * Runs a command of Node.js, with pictures encoded once for this script.
 * @param {readonly string[]} command
 * @param {Readonly<Record<string, string>>} env
 * @param {'ignore' | 'inherit'} output what happens to its output, apart from errors
 * @returns whether it succeeded
 */
function run(command, env, output = 'ignore') {
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', output, 'inherit'],
    env: { ...process.env, XDG_CACHE_HOME: cache, ...env },
  })
  return status === 0
}
