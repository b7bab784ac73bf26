import { fileURLToPath } from 'node:url'
import { defineConfig } from 'playwright/test'
import { findEngines, type Engine } from '../scripts/engines.mjs'
import { browsersLeadsFolder } from './support/storedLeads.ts'

const port = 4182
const root = fileURLToPath(new URL('..', import.meta.url))
const { engines } = await findEngines()
/** Tests that a journey already covers in Chromium; `npm test` skips them in that browser. */
const leftOut = process.env['WITH_JOURNEYS'] === 'yes' ? [/@journey/] : []

/** A smoke test of the built site and the real lead inbox in every engine of this machine. */
export default defineConfig<object, { engine: Engine | undefined }>({
  testDir: 'browsers',
  outputDir: '../reports/browsers',
  forbidOnly: true,
  // One worker per engine: a browser starts once, and while one waits for a splash screen, another works.
  workers: engines.length,
  retries: 0,
  reporter: [['list'], ['./support/engineRecorder.ts']],
  // A busy machine takes several times as long as an idle one.
  timeout: 60_000,
  expect: { timeout: 10_000, toPass: { timeout: 10_000, intervals: [20, 50, 100] } },
  use: { baseURL: `http://localhost:${port}` },
  projects: engines.map((engine) => ({
    name: engine.name,
    workers: 1,
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
