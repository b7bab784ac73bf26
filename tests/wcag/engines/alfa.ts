import { Audit, Outcome } from '@siteimprove/alfa-act'
import { Playwright } from '@siteimprove/alfa-playwright'
import rules from '@siteimprove/alfa-rules'
import { Conformance, Criterion } from '@siteimprove/alfa-wcag'
import type { Page } from 'playwright/test'
import type { Finding } from './finding.ts'

const rulesOfAA = rules.filter((rule) =>
  rule.hasRequirement((requirement) => Criterion.isCriterion(requirement) && Conformance.isAA()(requirement)),
)

/** What Siteimprove's Alfa finds against WCAG 2.2 A and AA in the page: what fails, and what it can't tell. */
export async function findWithAlfa(page: Page): Promise<readonly Finding[]> {
  const document = await page.evaluateHandle(() => window.document)
  const outcomes = await Audit.of(await Playwright.toPage(document), rulesOfAA).evaluate()
  return [...outcomes].flatMap((outcome) => {
    if (!Outcome.isFailed(outcome) && !Outcome.isCantTell(outcome)) return []
    return {
      rule: outcome.rule.uri.split('/').at(-1) ?? outcome.rule.uri,
      isCertain: Outcome.isFailed(outcome),
      message: JSON.stringify(outcome.toJSON()).slice(0, 300),
      html: String(outcome.target).slice(0, 200),
    }
  })
}
