import type { Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { expect, openHydrated, test } from '../support/site.ts'
import { findWithAlfa } from './engines/alfa.ts'
import { findWithAxe } from './engines/axe.ts'
import type { EngineName, Finding } from './engines/finding.ts'
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
  expect((await findFocusFaults(page, new Set())).join()).toContain('covered or outside')
})

test('a focused element that is covered on the way back only is found', async ({ page }) => {
  await page.evaluate(() => {
    const cover = document.createElement('div')
    cover.hidden = true
    cover.style.cssText = 'position: fixed; inset: 0; z-index: 99999; background: white'
    document.querySelector('main')?.prepend(cover)
    addEventListener('keydown', ({ key, shiftKey }) => {
      if (key === 'Tab') cover.hidden = !shiftKey
    })
  })
  expect((await findFocusFaults(page, new Set())).join()).toContain('covered or outside')
})

test('a trap is found', async ({ page }) => {
  await page.evaluate(() => {
    document.querySelector('main a')?.addEventListener('keydown', (event) => event.preventDefault())
  })
  expect((await findFocusFaults(page, new Set())).join()).toContain('doesn’t leave')
})

test('another order backwards is found', async ({ page }) => {
  await page.evaluate(() => {
    const [, second] = document.querySelectorAll<HTMLElement>('main a')
    second?.addEventListener('keydown', (event) => {
      if (event.key !== 'Tab' || !event.shiftKey) return
      event.preventDefault()
      document.querySelector<HTMLElement>('header a')?.focus()
    })
  })
  expect((await findFocusFaults(page, new Set())).join()).toContain('back doesn’t reach')
})

test('a ring that cannot be seen is found', async ({ page }) => {
  await addStyles(page, ':focus-visible { outline: none !important; box-shadow: none !important }')
  expect((await findFocusFaults(page, new Set())).join()).toContain('The focus changes')
})

test('a ring that cannot be seen in a narrow window only is found', async ({ page }) => {
  await addStyles(page, '@media (width < 500px) { :focus-visible { outline: none !important } }')
  const seen = new Set<string>()
  expect(await findFocusFaults(page, seen)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await findFocusFaults(page, seen)).join()).toContain('The focus changes')
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

/** Faults that each engine has a rule for: what is added to the page, and how an engine describes it. */
const faults = [
  {
    fault: 'a picture without an alternative text',
    tag: 'img',
    attributes: { src: '/icon-192.png', width: '192', height: '192' },
    element: 'img “icon-192.png”',
    rules: { axe: 'image-alt', IBM: 'img_alt_valid', Alfa: 'sia-r2' },
  },
  {
    fault: 'a field without a label',
    tag: 'input',
    attributes: { type: 'text', name: 'unlabelled' },
    element: 'input[text] in ',
    rules: { axe: 'label', IBM: 'input_label_exists', Alfa: 'sia-r8' },
  },
  {
    fault: 'a text with too little contrast',
    tag: 'p',
    text: 'A faint text',
    css: 'color: #aaa; background: #fff; padding: 20px',
    element: 'p “A faint text”',
    rules: { axe: 'color-contrast', IBM: 'text_contrast_sufficient', Alfa: 'sia-r69' },
  },
  {
    fault: 'an ARIA role that does not exist',
    tag: 'div',
    text: 'A wrong role',
    attributes: { role: 'buttn' },
    element: 'div[buttn] “A wrong role”',
    rules: { axe: 'aria-roles', IBM: 'aria_role_allowed', Alfa: 'sia-r110' },
  },
] as const satisfies readonly {
  readonly fault: string
  readonly tag: string
  readonly text?: string
  readonly css?: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly element: string
  readonly rules: Readonly<Record<EngineName, string>>
}[]

const engines = { axe: findWithAxe, IBM: findWithIbm, Alfa: findWithAlfa } as const satisfies Record<
  EngineName,
  (page: Page) => Promise<readonly Finding[]>
>

for (const { fault, element, rules, ...added } of faults) {
  for (const engine of ['axe', 'IBM', 'Alfa'] as const) {
    test(`${engine} finds ${fault}`, async ({ page }) => {
      const failures = async () =>
        (await engines[engine](page)).filter(
          (finding) =>
            finding.isCertain &&
            finding.rule.split(' ')[0] === rules[engine] &&
            finding.element.startsWith(element),
        )
      expect(await failures()).toEqual([])
      await page.evaluate((one) => {
        const node = document.createElement(one.tag)
        node.textContent = 'text' in one ? one.text : ''
        if ('css' in one) node.style.cssText = one.css
        for (const [name, value] of Object.entries('attributes' in one ? one.attributes : {}))
          node.setAttribute(name, value)
        document.querySelector('main')?.append(node)
      }, added)
      expect(await failures()).toHaveLength(1)
    })
  }
}
