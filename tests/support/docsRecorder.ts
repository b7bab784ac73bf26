import type { Reporter } from 'vitest/node'
import { findHeadlessChromium } from '../../scripts/chromium.mjs'
import { testedHashes } from '../../stories/evidence/componentStatus.ts'
import { outcomeOf } from '../../stories/evidence/testRuns.ts'
import { recordOutcomes } from './recordOutcomes.ts'

/** A reporter that records the results of the tests of docs pages by the component that begins their titles: "Select: …". */
export const docsRecorder: Reporter = {
  async onTestRunEnd(modules, errors, reason) {
    if (reason === 'interrupted' || errors.length > 0) return
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    if (tests.some((test) => !['passed', 'failed'].includes(test.result().state))) return
    const results = tests.flatMap((test) => {
      const [, component, name = ''] = /^(\w+): (.*)$/.exec(test.name) ?? []
      return component === undefined ? [] : [{ component, name, isPassed: test.result().state === 'passed' }]
    })
    const components = [...new Set(results.map(({ component }) => component))]
    await recordOutcomes(
      components.map((component) => {
        const own = results.filter((result) => result.component === component)
        const tested = testedHashes(component).docsPage
        return Object.assign({ component, check: 'docsPage' as const, tested }, outcomeOf(own))
      }),
      [await findHeadlessChromium()],
    )
  },
}
