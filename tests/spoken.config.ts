import { defineConfig } from 'playwright/test'
import { missing } from './spoken/support/desktop.ts'
import { siteServer } from './support/siteServer.ts'

const port = 4186

if (missing !== '') console.log(`Skipped: what a screen reader says (${missing})`)

/** What a screen reader says in Firefox, over the built site and the real lead inbox. */
export default defineConfig({
  testDir: 'spoken',
  outputDir: '../reports/spoken',
  forbidOnly: true,
  workers: 1,
  retries: 0,
  timeout: 600_000,
  reporter: 'list',
  testIgnore: missing === '' ? [] : ['**/*'],
  use: { baseURL: `http://localhost:${port}` },
  webServer: siteServer(port, 'spoken'),
})
