import { readdirSync, rmSync } from 'node:fs'
import { expect, test, type Page } from 'playwright/test'
import {
  emulateMediaForStories,
  openStorybook,
  setGlobals,
  showStory,
  readStories,
  waitForPaint,
} from '../support/storybook.ts'

/** The footer's year and an estimate's time stamp come from the clock. */
const today = new Date('2026-11-21T09:00:00Z')

const part = { width: 800, height: 600 }
const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

/** What else a visitor can set; each story has to bear it. The pictures are taken with reduced motion. */
const media = [
  { name: 'with reduced motion', settings: {} },
  { name: 'in forced colours', settings: { forcedColors: 'active' } },
] as const
const globals = [
  { name: 'with text of twice the size', settings: { textSize: 'double' } },
  { name: 'from right to left', settings: { direction: 'rtl' } },
]

const usual = { motion: 'system', forcedColors: 'off', textSize: 'normal', direction: 'ltr' }

/** Where the baselines are another machine's, only the settings are tried. */
const isCompared = process.env['PICTURES'] !== 'none'

/**
 * A flat area in the place of each photograph. The pictures of whole pages are about their layout; with
 * photographs they would be ten times as large. The stories of components show the real ones.
 */
async function flattenPhotographs(page: Page) {
  const flat =
    '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#b9b3a6"/></svg>'
  await page.route(/\.(avif|webp|jpe?g)$/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: flat }),
  )
}

for (const [title, stories] of readStories()) {
  const isComponent = title.startsWith('Components/')
  const [first, ...others] = isComponent ? [part] : [phone, desktop]
  for (const viewport of [first, ...others]) {
    if (!viewport || (!isCompared && viewport !== first)) continue
    test(`${title} looks as it did, in a window of ${viewport.width} px`, async ({ page }) => {
      test.setTimeout(120_000)
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await page.clock.setFixedTime(today)
      if (!isComponent) await flattenPhotographs(page)
      await emulateMediaForStories(page)
      await openStorybook(page)
      for (const { id, name, tags } of stories) {
        if (!tags.includes('visual')) continue
        await test.step(name, async () => {
          await showStory(page, id, viewport)
          if (isCompared) {
            await expect
              .soft(page, `${title}: ${name}`)
              .toHaveScreenshot(`${id}-${viewport.width}.png`, { fullPage: true })
          }
          if (viewport === first) await bearsEverySetting(page, `${title}: ${name}`)
        })
      }
      expect(errors).toEqual([])
    })
  }
}

/** In each setting nothing of the story that shows is wider than the window. */
async function bearsEverySetting(page: Page, name: string) {
  const fits = async (mode: string) => {
    const { content, room } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      room: document.documentElement.clientWidth,
    }))
    expect.soft(content, `${name} ${mode}: width of what can be scrolled to`).toBeLessThanOrEqual(room)
  }
  for (const mode of media) {
    await page.emulateMedia(mode.settings)
    await waitForPaint(page)
    await fits(mode.name)
  }
  await page.emulateMedia({ forcedColors: 'none' })
  for (const mode of globals) {
    await setGlobals(page, { ...usual, ...mode.settings })
    await fits(mode.name)
  }
  await setGlobals(page, usual)
}

test('no picture is left of a story that there no longer is', () => {
  const ids = new Set([...readStories().values()].flat().map(({ id }) => id))
  const folder = new URL('baselines/', import.meta.url)
  const left = readdirSync(folder).filter(
    (file) => file.endsWith('.png') && !ids.has(file.replace(/-\d+\.png$/, '')),
  )
  if (test.info().config.updateSnapshots !== 'none') for (const file of left) rmSync(new URL(file, folder))
  else expect(left).toEqual([])
})
