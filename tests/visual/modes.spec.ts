import { expect, test } from 'playwright/test'
import { openBook, setBookGlobals, showStory, storiesOfTheBook } from '../support/book.ts'

/** What the toolbar offers besides the usual; each story has to bear it. */
const modes = [
  { name: 'with reduced motion', globals: { motion: 'reduced' } },
  { name: 'in forced colours', globals: { forcedColors: 'on' } },
  { name: 'with text of twice the size', globals: { textSize: 'double' } },
  { name: 'from right to left', globals: { direction: 'rtl' } },
]

const usual = { motion: 'system', forcedColors: 'off', textSize: 'normal', direction: 'ltr' }

for (const [title, stories] of storiesOfTheBook()) {
  test(`${title} bears every setting of the toolbar`, async ({ page }) => {
    test.setTimeout(120_000)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await openBook(page)
    for (const { id, name, tags } of stories) {
      if (!tags.includes('visual')) continue
      await test.step(name, async () => {
        await showStory(page, id, { width: 800, height: 600 })
        for (const mode of modes) {
          await setBookGlobals(page, { ...usual, ...mode.globals })
          const { content, room } = await page.evaluate(() => ({
            content: document.documentElement.scrollWidth,
            room: document.documentElement.clientWidth,
          }))
          expect
            .soft(content, `${name} ${mode.name}: width of what can be scrolled to`)
            .toBeLessThanOrEqual(room)
        }
        await setBookGlobals(page, usual)
      })
    }
    expect(errors).toEqual([])
  })
}
