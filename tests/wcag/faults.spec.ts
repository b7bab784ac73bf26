import type { Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { expect, openHydrated, test } from '../support/site.ts'
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

/** Adds an element with a text and CSS at the start of the content. */
const addElement = (page: Page, tag: string, text: string, css: string) =>
  page.evaluate(
    ([name, content, style]) => {
      const element = document.createElement(name)
      element.textContent = content
      element.style.cssText = style
      document.querySelector('main')?.prepend(element)
    },
    [tag, text, css] as const,
  )

test('a focused element behind something else is found', async ({ page }) => {
  await addElement(page, 'div', '', 'position: fixed; inset: 0; z-index: 99999; background: white')
  expect((await findFocusFaults(page, new Set())).join()).toContain('covered or outside')
})

test('a focused element without a ring is found', async ({ page }) => {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':focus-visible { outline: none !important; box-shadow: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  expect((await findFocusFaults(page, new Set())).join()).toContain('The focus changes')
})

test('targets that are too small and too close are found', async ({ page }) => {
  for (const name of ['a', 'b']) {
    await addElement(page, 'button', name, 'width: 20px; height: 20px; padding: 0; margin: 0')
  }
  expect(await findSmallTargets(page)).toHaveLength(2)
})

test('a text that is cut off with wider spacing is found', async ({ page }) => {
  const text = 'A text of several words that needs more room with wide letters. '.repeat(3)
  await addElement(page, 'p', text, 'width: 600px; height: 3.3em; line-height: 1.1; overflow: hidden')
  expect((await findSpacingFaults(page)).join()).toContain('Cut off: “A text of several words')
})

test('a part that is wider than a window of 320 pixels is found', async ({ page }) => {
  await addElement(page, 'div', 'wide', 'min-width: 400px')
  expect((await findReflowFaults(page)).join()).toContain('wider than the window')
})

test('what can only be dragged is found', async ({ page }) => {
  await addElement(page, 'div', 'drag me', 'touch-action: none')
  expect(await findDragOnly(page)).toHaveLength(1)
})

test('a page without one of the ways to get help is found', async ({ page }) => {
  const before = await listHelp(page)
  await page.evaluate(() => document.querySelector('header a[href^="tel:"]')?.remove())
  expect(before.length).toBeGreaterThan(4)
  expect(await listHelp(page)).not.toEqual(before)
})

test('a control that forced colours make invisible is found', async ({ page }) => {
  const black = 'color: #000; background: #000; border: 0; outline: 3px solid #000'
  await addElement(
    page,
    'button',
    'unseen',
    `forced-color-adjust: none; ${black}; height: 48px; width: 200px; margin: 40px`,
  )
  const faults = await findForcedColourFaults(page, new Set())
  expect(faults.join()).toContain('Nothing of it can be seen')
})
