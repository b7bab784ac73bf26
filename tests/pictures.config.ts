import { fileURLToPath } from 'node:url'
import { defineConfig } from 'playwright/test'
import { majorVersion } from '../scripts/chromium.mjs'
import baselines from './pictures/baselines/chromium.json' with { type: 'json' }
import { headlessLaunch } from './support/chromium.ts'
import { siteServer } from './support/siteServer.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const sitePort = 4183
const storybookPort = 4181
const sitePictures = /(?:pages|estimate)\.spec\.ts$/

/** Another major version of Chromium rounds colours and edges differently. */
const major = await majorVersion()
const canCompare = major === baselines.major && process.platform === 'linux'
if (!canCompare) {
  console.log(
    `Skipped: pictures (made with Chromium ${baselines.major} on Linux; this is ${major} on ${process.platform}; npm run test:pictures:update makes them anew)`,
  )
}

/** Pictures of components and pages, and what a screen reader is told of components, beside their baselines. */
export default defineConfig({
  testDir: 'pictures',
  outputDir: '../reports/pictures',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  reporter: 'list',
  // What has no baseline fails.
  updateSnapshots: 'none',
  ignoreSnapshots: !canCompare,
  grepInvert: canCompare ? [] : [/@changed/],
  expect: {
    // A busy machine takes several times as long as an idle one.
    timeout: 30_000,
    // The same browser always paints the same colours, but not always the same edges of letters; tolerance.spec.ts shows
    // what passes and what fails.
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      threshold: 0.02,
      maxDiffPixels: 60,
    },
  },
  use: {
    launchOptions: await headlessLaunch(),
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    reuseContext: true,
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
  },
  projects: [
    { name: 'pages', testMatch: sitePictures, use: { baseURL: `http://localhost:${sitePort}` } },
    {
      name: 'components',
      testIgnore: [sitePictures, 'aria.spec.ts'],
      use: { baseURL: `http://localhost:${storybookPort}` },
    },
    {
      name: 'aria',
      testMatch: 'aria.spec.ts',
      // They don't depend on the version of the browser.
      ignoreSnapshots: false,
      snapshotPathTemplate: '{testDir}/aria/{arg}{ext}',
      use: { baseURL: `http://localhost:${storybookPort}` },
    },
  ],
  webServer: [
    siteServer(sitePort, 'pictures'),
    {
      command: `npx vite preview --config .storybook/vite.config.ts --outDir storybook-static --port ${storybookPort} --strictPort`,
      cwd: root,
      url: `http://localhost:${storybookPort}/iframe.html`,
      reuseExistingServer: false,
    },
  ],
})
