import { AxeBuilder } from '@axe-core/playwright'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'
import { addDescriptions } from './describeElement.ts'
import type { Finding } from './finding.ts'

const require = createRequire(import.meta.url)

/** The minified build, because every page parses it. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds against WCAG 2.2 A and AA in the page: what fails, and what it leaves to a person. */
export async function findWithAxe(page: Page): Promise<readonly Finding[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  // An empty string would make the builder fall back to its default.
  const { violations, incomplete } = await new AxeBuilder({ page, axeSource: isLoaded ? ';' : source })
    .options({
      resultTypes: ['violations', 'incomplete'],
      // The only frame is a third party's map, whose response axe would wait for.
      iframes: false,
      // The stylesheets, which one rule needs, are the same in all states of a document.
      preload: !isLoaded,
    })
    .setLegacyMode()
    // What is behind an open dialog.
    .exclude('[data-aria-hidden]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  await addDescriptions(page)
  const found = [
    { results: violations, isCertain: true },
    { results: incomplete, isCertain: false },
  ].flatMap(({ results, isCertain }) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => ({
        rule: id,
        isCertain,
        message: failureSummary.replace(/\s+/g, ' '),
        selector: String(target[0]),
      })),
    ),
  )
  const elements = await page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const element = document.querySelector(selector)
        return (element && window.describeElement?.(element)) ?? selector
      }),
    found.map(({ selector }) => selector),
  )
  return found.map(({ rule, isCertain, message }, index) => ({
    engine: 'axe',
    rule,
    isCertain,
    message,
    element: elements[index] ?? '',
  }))
}
