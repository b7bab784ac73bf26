import { AxeBuilder } from '@axe-core/playwright'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from 'playwright/test'
import { company } from '../../src/content/company.ts'
import { expectNoHorizontalScroll, finishTransitions } from './layout.ts'
import { expect } from './site.ts'

const require = createRequire(import.meta.url)

/** The minified build, because every page parses it, and the builder's default is more than twice as large. */
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Marks the part that is checked, because axe takes selectors. */
const partAttribute = 'data-checked-part'

/** The windows in which the states of the pages are checked. */
export const windowSizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const

/** The name of such a window. */
export type WindowName = keyof typeof windowSizes

/**
 * Expects that the page in its present state has no violation, one h1, one title and no horizontal scrolling.
 * @param state describes it in the failure messages
 * @param part the part of the page in which violations are looked for; by default the whole page
 */
export async function expectAccessible(
  page: Page,
  state: string,
  part: Locator = page.locator(':root'),
): Promise<void> {
  // Their intermediate colours could fail the contrast rule.
  await finishTransitions(page)
  const { isLoaded, isMoving, headings, title, repeated } = await describeDocument(page)
  expect.soft({ headings, repeated }, `${state}: h1, and repeated metadata`).toEqual({
    headings: 1,
    repeated: [],
  })
  expect.soft(title, `${state}: title`).toMatch(new RegExp(`\\S \\| ${company.name}$`))
  await expectNoHorizontalScroll(page, state)
  await part.evaluate((element, name) => element.setAttribute(name, ''), partAttribute)
  // An empty string would make the builder fall back to its default.
  const { violations } = await new AxeBuilder({ page, axeSource: isLoaded ? ';' : axeSource })
    .include(`[${partAttribute}]`)
    .options({
      resultTypes: ['violations'],
      // The only frame is a third party's map, whose response axe would wait for.
      iframes: false,
      // The stylesheets, which one rule needs, are the same in all states of a document.
      preload: !isLoaded,
    })
    .setLegacyMode()
    // axe ignores clipping: a moving slide would count as covering a button.
    .disableRules(isMoving ? ['target-size'] : [])
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  await part.evaluate((element, name) => element.removeAttribute(name), partAttribute)
  const messages = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect.soft(messages, `${state}: violations`).toEqual([])
}

function describeDocument(page: Page) {
  return page.evaluate(() => {
    const isRepeated = (selector: string) => document.querySelectorAll(selector).length > 1
    return {
      isLoaded: 'axe' in window,
      isMoving: document.querySelector('[data-state="playing"]') !== null,
      headings: document.querySelectorAll('h1').length,
      title: document.title,
      repeated: ['head title', 'meta[name="description"]', 'link[rel="canonical"]'].filter(isRepeated),
    }
  })
}
