import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'
import { addDescriptions } from './describeElement.ts'
import type { Finding } from './finding.ts'

const require = createRequire(import.meta.url)
const source = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8')

/** The part of the engine that is used; its own types describe another build of it. */
interface Engine {
  readonly Checker: new () => {
    readonly check: (root: Document, policies: readonly string[]) => Promise<Report>
  }
}

interface Report {
  readonly results: readonly {
    readonly ruleId: string
    readonly reasonId: string
    readonly value: readonly [level: string, result: string]
    readonly node: Node
    readonly message: string
  }[]
}

declare const window: Window & { ace?: Engine }

/** What IBM's engine finds against WCAG 2.2 A and AA in the page: what fails, and what it leaves to a person. */
export async function findWithIbm(page: Page): Promise<readonly Finding[]> {
  const isLoaded = await page.evaluate(() => window.ace !== undefined)
  if (!isLoaded) await page.evaluate(`${source}; window.ace = ace`)
  await addDescriptions(page)
  const results = await page.evaluate(async () => {
    if (!window.ace) return []
    const report = await new window.ace.Checker().check(document, ['WCAG_2_2'])
    // The only frame is a third party's map, which is empty without a network.
    const own = report.results.filter(({ node }) => node.ownerDocument === document)
    return own.map(({ ruleId, reasonId, value, message, node }) => {
      const element = node instanceof Element ? node : node.parentElement
      return {
        rule: `${ruleId} ${reasonId}`,
        level: value[0],
        result: value[1],
        message,
        element: (element && window.describeElement?.(element)) ?? node.nodeName,
      }
    })
  })
  return results
    .filter(({ level, result }) => level === 'VIOLATION' && result !== 'PASS')
    .map(({ rule, result, message, element }) => ({
      engine: 'IBM',
      rule,
      isCertain: result === 'FAIL',
      message,
      element,
    }))
}
