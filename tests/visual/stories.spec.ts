import { readdirSync, rmSync } from 'node:fs'
import { expect, test, type Page } from 'playwright/test'
import { screenshotWindow } from '../../stories/support/viewports.ts'
import {
  emulateMediaForStories,
  openStorybook,
  setGlobals,
  showStory,
  readStories,
  waitForPaint,
} from '../support/storybook.ts'

/** A fixed date for the year in the footer and the date of an estimate. */
const today = new Date('2026-11-21T09:00:00Z')

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

/** The visitor's settings that every story must support. Screenshots are taken with reduced motion. */
const media = [
  { name: 'with reduced motion', settings: {} },
  { name: 'in forced colours', settings: { forcedColors: 'active' } },
] as const
const globals = [
  { name: 'with 200 % text size', settings: { textSize: 'double' } },
  { name: 'in right-to-left direction', settings: { direction: 'rtl' } },
]

const defaults = { motion: 'system', forcedColors: 'off', textSize: 'normal', direction: 'ltr' }

/** False if the baselines are from another machine; then only the settings are tested. */
const comparesPictures = process.env['PICTURES'] !== 'none'

/**
 * Replaces rendered pictures with a rectangle in the screenshots of pages, which would otherwise be ten times as large.
 * The stories of components have the real ones.
 */
async function flattenPictures(page: Page) {
  const flat =
    '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#b9b3a6"/></svg>'
  await page.route(/\.(avif|webp|jpe?g)$/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: flat }),
  )
}

for (const [title, stories] of readStories()) {
  const isComponent = title.startsWith('Components/')
  const [first, ...others] = isComponent ? [screenshotWindow] : [phone, desktop]
  for (const viewport of [first, ...others]) {
    if (!viewport || (!comparesPictures && viewport !== first)) continue
    test(`${title} matches its baselines at ${viewport.width} px`, async ({ page }) => {
      test.setTimeout(240_000)
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await page.clock.setFixedTime(today)
      if (!isComponent) await flattenPictures(page)
      await emulateMediaForStories(page)
      await openStorybook(page)
      for (const { id, name, tags } of stories) {
        if (!tags.includes('visual')) continue
        await test.step(name, async () => {
          await showStory(page, id, viewport)
          if (comparesPictures) {
            await showScrolledParts(page)
            await expect
              .soft(page, `${title}: ${name}`)
              .toHaveScreenshot(`${id}-${viewport.width}.png`, { fullPage: true })
          }
          if (viewport === first) await expectToFitInEverySetting(page, `${title}: ${name}`)
        })
      }
      expect(errors).toEqual([])
    })
  }
}

/**
 * Makes the window as high as the page if a part of it is scrolled sideways: while Chromium takes a picture of more than
 * the window, it scrolls such parts back now and then. A dialog, which covers them, keeps the height of its window.
 */
async function showScrolledParts(page: Page) {
  const height = await page.evaluate(() => {
    const isScrolled = [...document.querySelectorAll('[tabindex="0"]')].some(
      ({ scrollLeft }) => scrollLeft > 0,
    )
    const hasDialog = document.querySelector('[role=dialog]') !== null
    return isScrolled && !hasDialog ? document.documentElement.scrollHeight : 0
  })
  const viewport = page.viewportSize()
  if (!viewport || height <= viewport.height) return
  await page.setViewportSize({ ...viewport, height })
  await waitForPaint(page)
}

/** Expects that the current story is not wider than the window in any setting. */
async function expectToFitInEverySetting(page: Page, name: string) {
  const expectToFit = async (mode: string) => {
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }))
    expect.soft(scrollWidth, `${name} ${mode}: scroll width`).toBeLessThanOrEqual(clientWidth)
  }
  for (const mode of media) {
    await page.emulateMedia(mode.settings)
    await waitForPaint(page)
    await expectToFit(mode.name)
  }
  await page.emulateMedia({ forcedColors: 'none' })
  for (const mode of globals) {
    await setGlobals(page, { ...defaults, ...mode.settings })
    await expectToFit(mode.name)
  }
  await setGlobals(page, defaults)
}

test('there are no baselines of removed stories', () => {
  const ids = new Set([...readStories().values()].flat().map(({ id }) => id))
  const folder = new URL('baselines/', import.meta.url)
  const orphans = readdirSync(folder).filter(
    (file) => file.endsWith('.png') && !ids.has(file.replace(/-\d+\.png$/, '')),
  )
  if (test.info().config.updateSnapshots !== 'none') for (const file of orphans) rmSync(new URL(file, folder))
  else expect(orphans).toEqual([])
})
