import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm run test:reproducible`: builds the site once more, in another time zone and language, with all pictures encoded
 * again, and compares the files with those in dist/. Equal builds have the same hash, which it prints.
 */

const root = join(import.meta.dirname, '..')
const site = join(root, 'dist')

if (!existsSync(join(site, 'index.html'))) {
  console.error('The site is not built: npm run build')
  process.exit(1)
}
const before = hashes()
build()
const after = hashes()
const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
)
if (differing.length > 0) {
  console.error(
    'These files differ from the previous build (expected only if the sources have changed since):',
  )
  for (const file of differing.toSorted()) console.error(`  ${file}`)
  process.exit(1)
}
console.log(`Two builds gave the same ${after.size} files: sha256 ${hashOf(JSON.stringify([...after]))}`)

/** The hash of each file in dist/ by its path, without the compressed files that `npm run compress` writes later. */
function hashes() {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  return new Map(
    files.map((file) => [file.slice(site.length + 1).replaceAll('\\', '/'), hashOf(readFileSync(file))]),
  )
}

/** @param {string | Buffer} content */
function hashOf(content) {
  return createHash('sha256').update(content).digest('hex')
}

function build() {
  const cache = mkdtempSync(join(tmpdir(), 'build-cache-'))
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, XDG_CACHE_HOME: cache, TZ: 'Asia/Karachi', LC_ALL: 'C' },
    },
  )
  rmSync(cache, { recursive: true, force: true })
  if (status !== 0) process.exit(status ?? 1)
}
