import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { headlessLaunch } from './support/chromium.ts'
import { leadsFolder } from './support/storedLeads.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const sitePort = 4183
const storybookPort = 4181

/** The major version of Chromium that made the baselines. Another one rounds colours and edges differently. */
const madeWith = 156
const version = execFileSync((await findChromium()) ?? 'chromium', ['--version'], { encoding: 'utf8' })
const major = Number(/\d+/.exec(version)?.[0])
const canCompare = major === madeWith && process.platform === 'linux'
if (!canCompare) {
  console.log(
    `Pictures are not compared: the baselines are from Chromium ${madeWith} on Linux, and this is ${version.trim()} on ${process.platform}.`,
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
    { name: 'pages', testMatch: 'pages.spec.ts', use: { baseURL: `http://localhost:${sitePort}` } },
    {
      name: 'components',
      testIgnore: ['pages.spec.ts', 'aria.spec.ts'],
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
    {
      command: `npx vite preview --port ${sitePort} --strictPort`,
      cwd: root,
      env: { LEADS_FOLDER: leadsFolder },
      url: `http://localhost:${sitePort}`,
      reuseExistingServer: false,
    },
    {
      command: `npx vite preview --config .storybook/vite.config.ts --outDir storybook-static --port ${storybookPort} --strictPort`,
      cwd: root,
      url: `http://localhost:${storybookPort}/iframe.html`,
      reuseExistingServer: false,
    },
  ],
})
