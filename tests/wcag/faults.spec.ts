import type { Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { expect, openHydrated, test } from '../support/site.ts'
import { findWithAlfa } from './engines/alfa.ts'
import { findWithIbm } from './engines/ibm.ts'
import { findFocusFaults } from './probes/focus.ts'
import { findForcedColourFaults } from './probes/forcedColours.ts'
import {
  findDragOnly,
  findReflowFaults,
  findSmallTargets,
  findSpacingFaults,
  listHelp,
} from './probes/layout.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => openHydrated(page, paths.offline.href()))

/** Adds a stylesheet to the page. */
const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, css)

/** Adds elements at the start of the content: each with its tag, its text and its CSS. */
const addElements = (
  page: Page,
  ...elements: readonly (readonly [tag: string, text: string, css: string])[]
) =>
  page.evaluate((list) => {
    const added = list.map(([tag, text, css]) => {
      const element = document.createElement(tag)
      element.textContent = text
      element.style.cssText = css
      return element
    })
    document.querySelector('main')?.prepend(...added)
  }, elements)

const longText = 'A text of several words that needs more room with wide letters. '.repeat(3)

test('a focused element behind something else is found', async ({ page }) => {
  await addElements(page, ['div', '', 'position: fixed; inset: 0; z-index: 99999; background: white'])
  expect((await findFocusFaults(page, new Set(), false)).join()).toContain('covered or outside')
})

test('a trap is found', async ({ page }) => {
  await page.evaluate(() => {
    document.querySelector('main a')?.addEventListener('keydown', (event) => event.preventDefault())
  })
  expect((await findFocusFaults(page, new Set(), false)).join()).toContain('doesn’t leave')
})

test('another order backwards is found', async ({ page }) => {
  await page.evaluate(() => {
    const [first, second] = document.querySelectorAll<HTMLElement>('main a')
    second?.addEventListener('keydown', (event) => {
      if (event.key !== 'Tab' || !event.shiftKey) return
      event.preventDefault()
      document.querySelector<HTMLElement>('header a')?.focus()
    })
    first?.setAttribute('data-first', '')
  })
  expect((await findFocusFaults(page, new Set(), true)).join()).toContain('doesn’t go back')
})

test('a ring that cannot be seen is found', async ({ page }) => {
  await addStyles(page, ':focus-visible { outline: none !important; box-shadow: none !important }')
  expect((await findFocusFaults(page, new Set(), false)).join()).toContain('The focus changes')
})

test('targets that are too small and too close are found', async ({ page }) => {
  const css = 'width: 20px; height: 20px; padding: 0; margin: 0'
  await addElements(page, ['button', 'a', css], ['button', 'b', css])
  expect(await findSmallTargets(page)).toHaveLength(2)
})

test('a small target is found unless it fills its card', async ({ page }) => {
  const css = 'display: block; width: 20px; height: 10px; padding: 0; margin: 0'
  await addElements(page, ['button', 'a', css], ['button', 'b', css])
  await addStyles(page, 'main { position: relative } main > button::after { content: ""; inset: 0 }')
  expect(await findSmallTargets(page)).toHaveLength(2)
  await addStyles(page, 'main > button::after { position: absolute }')
  expect(await findSmallTargets(page)).toEqual([])
})

test('a text that is cut off with wider spacing is found', async ({ page }) => {
  await addElements(page, ['p', longText, 'width: 600px; height: 3.3em; line-height: 1.1; overflow: hidden'])
  expect((await findSpacingFaults(page)).join()).toContain('Cut off: “A text of several words')
})

test('texts that overlap with wider spacing are found', async ({ page }) => {
  await addElements(
    page,
    ['p', longText, 'width: 600px; height: 1.1em; line-height: 1.1; margin: 0'],
    ['p', longText, 'margin-block-start: 3em'],
  )
  expect((await findSpacingFaults(page)).join()).toContain('overlap')
})

test('a part that is wider than a window of 320 pixels is found', async ({ page }) => {
  await addElements(page, ['div', 'wide', 'min-width: 400px'])
  expect((await findReflowFaults(page)).join()).toContain('wider than the window')
})

test('what can only be dragged is found', async ({ page }) => {
  await addElements(page, ['div', 'drag me', 'touch-action: none'])
  expect(await findDragOnly(page)).toHaveLength(1)
})

test('a page without one of the ways to get help is found', async ({ page }) => {
  const before = await listHelp(page)
  await page.evaluate(() => document.querySelector('header a[href^="tel:"]')?.remove())
  const after = await listHelp(page)
  expect(before.length).toBeGreaterThan(4)
  expect(after).not.toEqual(before)
})

test('a control that forced colours make invisible is found', async ({ page }) => {
  await addElements(page, [
    'button',
    'unseen',
    'forced-color-adjust: none; color: #000; background: #000; border: 0; outline: 3px solid #000; height: 48px; width: 200px; margin: 40px',
  ])
  const faults = await findForcedColourFaults(page, new Set())
  expect(faults.join()).toContain('Nothing of it can be seen')
})

test('a ring that forced colours hide is found', async ({ page }) => {
  await addStyles(page, '@media (forced-colors: active) { :focus-visible { outline: none !important } }')
  expect((await findForcedColourFaults(page, new Set())).join()).toContain('The focus changes')
})

for (const [engine, find, rule] of [
  ['IBM’s engine', findWithIbm, 'img_alt_valid'],
  ['Alfa', findWithAlfa, 'sia-r2'],
] as const) {
  test(`${engine} finds a picture without an alternative text`, async ({ page }) => {
    const rules = async () => (await find(page)).map((finding) => finding.rule.split(' ')[0])
    expect(await rules()).not.toContain(rule)
    await page.evaluate(() => {
      const image = document.createElement('img')
      image.src = '/icon-192.png'
      image.width = 192
      image.height = 192
      document.querySelector('main')?.append(image)
    })
    expect(await rules()).toContain(rule)
  })
}
