import { spawnSync } from 'node:child_process'
import { findEngines } from './engines.mjs'

/**
 * `npm run test:browsers`: a smoke test in Firefox and WebKit, where they are installed; `npm run test:browsers:all`: all
 * of `tests/browsers/`, in Chromium, too. Other arguments are passed on to Playwright.
 */
const args = process.argv.slice(2)
const { engines, missing } = await findEngines()
for (const reason of missing) console.log(`Skipped: ${reason}`)
const names = engines
  .map(({ name }) => name)
  .filter((name) => name !== 'chromium' || !args.includes('@smoke'))
if (names.length > 0) {
  const projects = args.some((arg) => /^--project\b/.test(arg))
    ? []
    : names.map((name) => `--project=${name}`)
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/playwright/cli.js', 'test', '--config=tests/browsers.config.ts', ...projects, ...args],
    { stdio: 'inherit' },
  )
  process.exitCode = status ?? 1
}
