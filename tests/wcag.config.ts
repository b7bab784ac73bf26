import { fileURLToPath } from 'node:url'
import { defineConfig } from 'playwright/test'
import { headlessLaunch } from './support/chromium.ts'
import { leadsFolder } from './support/storedLeads.ts'

const port = 4182
const root = fileURLToPath(new URL('..', import.meta.url))

/** WCAG 2.2 in all states of the pages, as they are rendered, and three rule engines. */
export default defineConfig({
  testDir: 'wcag',
  outputDir: '../reports/wcag',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 600_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./support/wcagRecorder.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    launchOptions: await headlessLaunch(),
  },
  projects: [
    { name: 'pages', testIgnore: 'reviewed.spec.ts' },
    // Compares what the engines have found in all pages with the list.
    { name: 'list', testMatch: 'reviewed.spec.ts', dependencies: ['pages'] },
  ],
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    cwd: root,
    env: { LEADS_FOLDER: leadsFolder },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
})
