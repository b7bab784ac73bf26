import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findEngines, installEngines } from './engines.mjs'

/**
 * `npm run test:browsers`: a smoke test of the built site in Chromium, Firefox and WebKit; `npm run test:browsers:all`:
 * all tests in `tests/browsers/`. Missing engines are installed first, or skipped with `INSTALL_ENGINES=no`. Arguments
 * are passed on to Playwright's test runner.
 */

const root = join(import.meta.dirname, '..')

if (!existsSync(join(root, 'dist/index.html'))) {
  console.error('The site is not built: npm run build')
  process.exit(1)
}
if (process.env['INSTALL_ENGINES'] !== 'no') await installEngines()
const { engines, skipped } = await findEngines()
for (const sentence of skipped) console.log(sentence)
if (engines.length === 0) {
  console.error('No engine is installed.')
  process.exit(1)
}
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/playwright/cli.js',
    'test',
    '--config',
    'tests/browsers.config.ts',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
)
process.exitCode = status ?? 1
