import type { Page } from 'playwright/test'
import { pageGroups } from '../support/pageStates.ts'
import { expect, test } from '../support/site.ts'
import { visitStates } from '../support/visitStates.ts'
import { findWithAlfa } from './engines/alfa.ts'
import type { Finding } from './engines/finding.ts'
import { findWithIbm } from './engines/ibm.ts'
import { reviewed } from './engines/reviewed.ts'

/**
 * Hides what is behind an open dialog. The dialog keeps the focus, which the engines don't know: they would find that
 * Tab reaches what screen readers don't.
 */
const hideBackground = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-aria-hidden]'))
      element.style.display = value ? 'none' : ''
  }, isHidden)

/** The largest number of elements that each rule has found in one state. */
const largest = new Map<string, number>()

/** The groups whose states have all been visited. */
const visited = new Set<string>()

/** The findings that were not reviewed: of an unknown rule, or more elements than were reviewed. */
function newFindings(findings: readonly Finding[]): readonly string[] {
  return [...new Set(findings.map(({ rule }) => rule))].flatMap((rule) => {
    const found = findings.filter((finding) => finding.rule === rule)
    largest.set(rule, Math.max(found.length, largest.get(rule) ?? 0))
    const { most } = reviewed.find((one) => one.rule === rule) ?? { most: 0 }
    if (found.length <= most) return []
    return found.map(
      ({ isCertain, message, html }) => `${isCertain ? '' : 'perhaps '}${rule}: ${message} ${html}`,
    )
  })
}

// One worker runs the tests in this order, and the last one compares what all of them have found.
test.describe.configure({ mode: 'default' })

for (const group of pageGroups) {
  const { name, allowedMessages = [], hasMotion = false } = group
  test.describe(() => {
    test.use({ allowedMessages, contextOptions: { reducedMotion: hasMotion ? 'no-preference' : 'reduce' } })

    test(`IBM’s engine and Alfa find only what was reviewed in ${name}`, async ({ page }) => {
      await visitStates(page, group, async (state) => {
        // Alfa doesn’t know that the header is above what is scrolled below it.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await hideBackground(page, true)
        const findings = [...(await findWithIbm(page)), ...(await findWithAlfa(page))]
        await hideBackground(page, false)
        expect.soft(newFindings(findings), state).toEqual([])
      })
      visited.add(name)
    })
  })
}

test('IBM’s engine and Alfa find all that was reviewed', () => {
  test.skip(visited.size < pageGroups.length, 'Not all groups have been visited, or one of them has failed.')
  const rarer = reviewed.filter(({ rule, most, isVarying }) => !isVarying && (largest.get(rule) ?? 0) < most)
  expect(rarer.map(({ rule, most }) => `${rule}: ${largest.get(rule) ?? 0} instead of ${most}`)).toEqual([])
})
