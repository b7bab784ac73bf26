import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { chromiumLaunch, headlessLaunch } from './support/chromium.ts'
import { siteServer } from './support/siteServer.ts'

const port = 4180
const headless = await headlessLaunch()

/** Journeys over the built site and the real lead inbox; the inbox of the run has its own folder. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../reports/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: Math.max(2, availableParallelism()),
  retries: 0,
  // A busy machine takes several times as long as an idle one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    // Motion costs a tenth of the time; what moves has tests of its own.
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    // Playwright doesn't see the requests of service workers; offline.spec.ts allows them.
    serviceWorkers: 'block',
    // Resetting the context is faster than creating one.
    reuseContext: true,
    // Tracing doubles the time; `npm run test:e2e -- --trace on` traces single tests.
    screenshot: 'only-on-failure',
  },
  // `@full` marks journeys that the headless shell can’t make, `@images` those that need images, whose decoding takes a
  // sixth of the time, `@nightly` those that `npm test` leaves out.
  projects: [
    {
      name: 'journeys',
      grepInvert: /@full|@images/,
      use: {
        launchOptions: { ...headless, args: [...headless.args, '--blink-settings=imagesEnabled=false'] },
      },
    },
    { name: 'with images', grep: /@images/, grepInvert: /@full/, use: { launchOptions: headless } },
    { name: 'full Chromium', grep: /@full/, use: { launchOptions: await chromiumLaunch() } },
  ],
  webServer: siteServer(port, 'e2e'),
})
