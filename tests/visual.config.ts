import { fileURLToPath } from 'node:url'
import { defineConfig } from 'playwright/test'
import { chromiumLaunch } from './support/chromium.ts'

const port = 4181
const root = fileURLToPath(new URL('..', import.meta.url))

/** Screenshots of the stories in the built Storybook; run by tests/visual/run.mjs. */
export default defineConfig({
  testDir: 'visual',
  outputDir: '../reports/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // A screenshot without a baseline fails.
  updateSnapshots: 'none',
  reporter: [['list'], ['./support/pictureRecorder.ts']],
  expect: {
    // The same browser always paints the same colours, but not always the same edges of letters.
    // tests/visual/tolerance.spec.ts shows what passes and what fails.
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      threshold: 0.02,
      maxDiffPixels: 60,
    },
  },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: await chromiumLaunch(),
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
  },
  webServer: {
    command: `npx vite preview --config .storybook/vite.config.ts --outDir storybook-static --port ${port} --strictPort`,
    cwd: root,
    url: `http://localhost:${port}/iframe.html`,
    reuseExistingServer: false,
  },
})
