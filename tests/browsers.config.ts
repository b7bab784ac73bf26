import { fileURLToPath } from 'node:url'
import { defineConfig } from 'playwright/test'
import { findEngines, type Engine } from '../scripts/engines.mjs'
import { browsersLeadsFolder } from './support/storedLeads.ts'

const port = 4182
const root = fileURLToPath(new URL('..', import.meta.url))
const { engines } = await findEngines()
/** Tests that a journey already covers in Chromium; `npm test` skips them in that browser. */
const leftOut = process.env['WITH_JOURNEYS'] === 'yes' ? [/@journey/] : []

/** How many browsers of an engine run at once. WebKit takes longest, because it waits for each of ten splash screens. */
const browsersOf = ({ name }: Engine) => (name === 'webkit' ? 2 : 1)

/** A smoke test of the built site and the real lead inbox in every engine of this machine. */
export default defineConfig<object, { engine: Engine | undefined }>({
  testDir: 'browsers',
  outputDir: '../reports/browsers',
  forbidOnly: true,
  // While one browser waits for a splash screen, the others work.
  workers: engines.reduce((sum, engine) => sum + browsersOf(engine), 0),
  fullyParallel: true,
  retries: 0,
  reporter: 'list',
  // A busy machine takes several times as long as an idle one.
  timeout: 60_000,
  expect: { timeout: 10_000, toPass: { timeout: 10_000, intervals: [20, 50, 100] } },
  use: { baseURL: `http://localhost:${port}` },
  projects: engines.map((engine) => ({
    name: engine.name,
    workers: browsersOf(engine),
    use: { engine },
    grepInvert: engine.name === 'chromium' ? leftOut : [],
  })),
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    cwd: root,
    env: { LEADS_FOLDER: browsersLeadsFolder },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
})
