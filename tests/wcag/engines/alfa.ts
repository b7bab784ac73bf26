import { Audit, Outcome } from '@siteimprove/alfa-act'
import { Playwright } from '@siteimprove/alfa-playwright'
import rules from '@siteimprove/alfa-rules'
import { Conformance, Criterion } from '@siteimprove/alfa-wcag'
import type { Page } from 'playwright/test'
import { addDescriptions } from './describeElement.ts'
import type { Finding } from './finding.ts'

const rulesOfAA = rules.filter((rule) =>
  rule.hasRequirement((requirement) => Criterion.isCriterion(requirement) && Conformance.isAA()(requirement)),
)

/** What Siteimprove's Alfa finds against WCAG 2.2 A and AA in the page: what fails, and what it can't tell. */
export async function findWithAlfa(page: Page): Promise<readonly Finding[]> {
  const document = await page.evaluateHandle(() => window.document)
  const outcomes = await Audit.of(await Playwright.toPage(document), rulesOfAA).evaluate()
  const found = [...outcomes].flatMap((outcome) => {
    if (!Outcome.isFailed(outcome) && !Outcome.isCantTell(outcome)) return []
    return {
      rule: outcome.rule.uri.split('/').at(-1) ?? outcome.rule.uri,
      isCertain: Outcome.isFailed(outcome),
      message: JSON.stringify(outcome.toJSON()).slice(0, 300),
      paths: pathsOf(outcome.target),
    }
  })
  await addDescriptions(page)
  const elements = await describePaths(
    page,
    found.map(({ paths }) => paths),
  )
  return found.map(({ rule, isCertain, message }, index) => ({
    engine: 'Alfa',
    rule,
    isCertain,
    message,
    element: elements[index] ?? '',
  }))
}

/** The paths of a target: a node, an attribute of one, or several of them. */
function pathsOf(target: unknown): readonly string[] {
  if (typeof target !== 'object' || target === null) return []
  if (Symbol.iterator in target && !('path' in target)) return [...iterate(target)].flatMap(pathsOf)
  if ('owner' in target) {
    const { owner } = target
    if (typeof owner === 'object' && owner !== null && Symbol.iterator in owner) return pathsOf(owner)
  }
  if ('path' in target && typeof target.path === 'function') return [String(target.path())]
  return []
}

function* iterate(target: object): Generator<unknown> {
  if (Symbol.iterator in target && typeof target[Symbol.iterator] === 'function') {
    yield* Array.from(target as Iterable<unknown>)
  }
}

/** Describes the elements at Alfa's paths, such as `/html[1]/body[1]/p[2]/text()[1]`; of a text, the element around it. */
function describePaths(page: Page, lists: readonly (readonly string[])[]): Promise<readonly string[]> {
  return page.evaluate((all) => {
    const describe = (path: string) => {
      let node: Element | Document = document
      for (const step of path.split('/').filter((one) => one !== '')) {
        const [, name = '', place = '1'] = /^([^[]+)\[(\d+)\]$/.exec(step) ?? []
        const next: Element | undefined = [...node.children].filter(({ localName }) => localName === name)[
          Number(place) - 1
        ]
        if (!next) break
        node = next
      }
      return node instanceof Element ? (window.describeElement?.(node) ?? path) : 'document'
    }
    return all.map((paths) => [...new Set(paths.map(describe))].join(', '))
  }, lists)
}
