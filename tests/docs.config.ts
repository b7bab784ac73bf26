import { fileURLToPath } from 'node:url'
import { defineConfig } from 'playwright/test'
import { headlessLaunch } from './support/chromium.ts'

const port = 4182

/** The docs pages of the built Storybook, as wide as a phone. */
export default defineConfig({
  testDir: 'docs',
  outputDir: '../reports/docs',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: 'dot',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: await headlessLaunch(),
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 390, height: 844 },
  },
  webServer: {
    command: `npx vite preview --config .storybook/vite.config.ts --outDir storybook-static --port ${port} --strictPort`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `http://localhost:${port}/iframe.html`,
    reuseExistingServer: false,
  },
})
