import { readdirSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { openBook, showStory, storiesOfTheBook } from '../support/book.ts'

/** The footer's year and an estimate's time stamp come from the clock. */
const today = new Date('2026-11-21T09:00:00Z')

const part = { width: 800, height: 600 }
const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

for (const [title, stories] of storiesOfTheBook()) {
  const viewports = title.startsWith('Components/') ? [part] : [phone, desktop]
  for (const viewport of viewports) {
    test(`${title} looks as it did, in a window of ${viewport.width} px`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.clock.setFixedTime(today)
      await openBook(page)
      for (const { id, name, tags } of stories) {
        if (!tags.includes('visual')) continue
        await test.step(name, async () => {
          await showStory(page, id, viewport)
          await expect
            .soft(page, `${title}: ${name}`)
            .toHaveScreenshot(`${id}-${viewport.width}.png`, { fullPage: true })
        })
      }
    })
  }
}

test('no picture is left of a story that there no longer is', () => {
  const ids = new Set([...storiesOfTheBook().values()].flat().map(({ id }) => id))
  const pictures = readdirSync(new URL('baselines', import.meta.url)).filter((file) => file.endsWith('.png'))
  expect(pictures.filter((file) => !ids.has(file.replace(/-\d+\.png$/, '')))).toEqual([])
})
