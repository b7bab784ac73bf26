import { execSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { checkEnv } from './checkEnv.mjs'
import { ensureChromium, majorVersion } from './chromium.mjs'

const versionFile = 'tests/pictures/baselines/chromium.json'

/**
 * `npm run test:pictures:update`: builds the site and Storybook, writes the baselines of what looks different, with the
 * version of Chromium that makes them, and lists them. Other arguments are passed on to Playwright, unless that version
 * differs: then all pictures are made anew.
 */
const choice = process.argv.slice(2)
if (process.platform !== 'linux') throw new Error('The pictures are those of Linux; make them there.')
await ensureChromium()
const before = readFileSync(versionFile, 'utf8')
const version = `{ "major": ${await majorVersion()} }\n`
if (version !== before && choice.length > 0)
  throw new Error(`This is another Chromium: it makes all pictures anew, not only ${choice.join(' ')}.`)
execSync('npm run --silent build && npm run --silent build-storybook', { env: checkEnv, stdio: 'inherit' })
writeFileSync(versionFile, version)
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/playwright/cli.js',
    'test',
    '--config=tests/pictures.config.ts',
    '--update-snapshots=changed',
    '--grep-invert=@changed|@nightly',
    ...choice,
  ],
  { env: checkEnv, stdio: 'inherit' },
)
if (status !== 0) writeFileSync(versionFile, before)
const changed = execSync(
  'git status --short --untracked-files=all tests/pictures/baselines tests/pictures/aria',
  {
    encoding: 'utf8',
  },
)
console.log(
  changed === '' ? '\nNo picture has changed.' : `\nLook at each of them before you commit it:\n${changed}`,
)
process.exitCode = status ?? 1
