import { execSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { ensureChromium, majorVersion } from './chromium.mjs'

/**
 * `npm run test:pictures:update`: builds the site and Storybook, writes the baselines of what looks different, with the
 * version of Chromium that makes them, and lists them. Other arguments are passed on to Playwright.
 */
await ensureChromium()
execSync('npm run --silent build && npm run --silent build-storybook', { stdio: 'inherit' })
const chromium = await majorVersion()
writeFileSync('tests/pictures/baselines/chromium.json', `{ "major": ${chromium} }\n`)
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/playwright/cli.js',
    'test',
    '--config=tests/pictures.config.ts',
    '--update-snapshots=changed',
    '--grep-invert=@changed|@nightly',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
)
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
