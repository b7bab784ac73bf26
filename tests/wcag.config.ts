import { defineConfig } from 'playwright/test'
import { headlessLaunch } from './support/chromium.ts'
import { siteServer } from './support/siteServer.ts'

const port = 4184

/** WCAG 2.2 in all states of the pages, as they are rendered: axe, and probes for what it can't see. */
export default defineConfig({
  testDir: 'wcag',
  outputDir: '../reports/wcag',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 600_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    launchOptions: await headlessLaunch(),
  },
  webServer: siteServer(port, 'wcag'),
})
