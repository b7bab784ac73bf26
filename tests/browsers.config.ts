import { defineConfig } from 'playwright/test'
import { findEngines, type Engine } from '../scripts/engines.mjs'
import { siteServer } from './support/siteServer.ts'

const port = 4185
const { engines } = await findEngines()

/** The main journeys over the built site and the real lead inbox, in every engine of this machine. */
export default defineConfig<object, { engine: Engine | undefined }>({
  testDir: 'browsers',
  outputDir: '../reports/browsers',
  forbidOnly: true,
  workers: 2,
  retries: 0,
  reporter: 'list',
  // A busy machine takes several times as long as an idle one.
  timeout: 120_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000, intervals: [20, 50, 100] } },
  use: { baseURL: `http://localhost:${port}` },
  // One worker for each engine, so that its browser starts once.
  projects: engines.map((engine) => ({
    name: engine.name,
    workers: 1,
    use: { engine },
    // WebKit's driver waits for held scripts.
    grepInvert: engine.name === 'webkit' ? /before hydration/ : [],
  })),
  webServer: siteServer(port, 'browsers'),
})
